// Hints for somebody who plays alone with bots: the first press of the lamp asks what to look at,
// the second what every choice costs.
import type { Component, ComponentProps } from 'svelte';
import type { Snapshot } from '../../lib/connection/protocol';
import { i18n } from '../../lib/language/i18n.svelte';
import type { TableStore } from '../../lib/table/store.svelte';
import type HintPanel from './HintPanel.svelte';

/** Where hints are given: nobody else plays, and nothing depends on the result. */
export function givesHints({ table, seat: own }: Snapshot): boolean {
  const { rated, visibility } = table.terms;
  return (
    table.status === 'playing' &&
    !rated &&
    visibility === 'private' &&
    own !== null &&
    table.seats.every(({ seat, level }) => seat === own || level !== null)
  );
}

export class Hinting {
  /** The decision that a hint was asked for, and whether all of it was. */
  private wanted = $state.raw<{ decision: number; costs: boolean } | null>(null);
  Panel = $state.raw<Component<ComponentProps<typeof HintPanel>> | null>(null);

  constructor(private readonly store: TableStore) {}

  readonly given = $derived.by(() => !!this.store.known && givesHints(this.store.known));
  /** The decision that one has to make. */
  readonly asked = $derived.by(() => {
    const view = this.store.shown;
    return this.given && view?.waiting.includes(view.seat ?? -1) ? this.store.decision : null;
  });
  readonly shown = $derived.by(() =>
    this.wanted !== null && this.wanted.decision === this.asked ? this.wanted : null,
  );

  press(): void {
    if (this.asked === null) return;
    this.wanted = this.shown?.costs ? null : { decision: this.asked, costs: this.shown !== null };
    if (!this.Panel) void this.load();
  }

  /** Whether there was anything to close. */
  close(): boolean {
    const open = this.shown !== null;
    this.wanted = null;
    return open;
  }

  private async load(): Promise<void> {
    const loaded = await Promise.all([import('./HintPanel.svelte'), i18n.need('review')]).catch(
      () => null,
    );
    this.Panel = loaded?.[0].default ?? null;
    if (!this.Panel) this.wanted = null;
  }
}
