// What the drawing components need to know: a view and the people in it. A live table and a replay
// both make one; `choosing` is null where there is nothing to choose.
import { createContext } from 'svelte';
import type { Choosing } from '../input/choosing.svelte';
import type { SeatData } from '../connection/protocol';
import { Speaker } from '../language/speaker';
import { i18n } from '../language/i18n.svelte';
import { openZones } from './layout';
import { sameZone, type Card, type Player, type View, type Zone, type ZoneName } from './types';

export interface Source {
  view: View;
  deck: readonly (readonly [Card, number])[];
  seats: readonly Pick<SeatData, 'name' | 'level' | 'here' | 'stand_in'>[];
  choosing: Choosing | null;
  /** Everybody may see what an attentive player would remember. */
  memory: boolean;
  /** Everybody may see what each player has taken in this round. */
  tally: boolean;
  /** Who has laid the cards of the last turn, by the place of each card. */
  marks?: ReadonlyMap<string, number>;
  /** Where one can ask about a player: opens that player's sheet. */
  meet?: (seat: number) => void;
}

export class Scene {
  constructor(private readonly source: () => Source) {}

  readonly view = $derived.by(() => this.source().view);
  readonly seats = $derived.by(() => this.source().seats);
  readonly choosing = $derived.by(() => this.source().choosing);
  readonly memory = $derived.by(() => this.source().memory);
  private readonly tally = $derived.by(() => this.source().tally || this.memory);
  readonly marks = $derived.by(() => this.source().marks);
  readonly meet = $derived.by(() => this.source().meet);
  readonly speaker = $derived.by(
    () =>
      new Speaker(
        i18n.words,
        this.seats.map((seat) => seat.name),
      ),
  );
  private readonly worths = $derived.by(() => new Map<Card, number>(this.source().deck));
  /** Heads say something only where cards differ in them. */
  readonly heads = $derived.by(() => new Set(this.worths.values()).size !== 1);

  readonly rows = $derived.by(() => this.of('row'));
  readonly targets = $derived.by(() => this.of('target'));
  readonly bothEnds = $derived.by(() => 'ends' in this.view.flags);
  readonly spreads = $derived.by(() => openZones(this.view));
  /** One's own cards on the table, while they can be chosen: large enough to be tapped. */
  readonly tray = $derived.by(() => {
    const { seat } = this.view;
    const zone = seat === null ? undefined : this.find(['table', seat]);
    const offered = zone?.cards.some(
      (card) => card !== null && !Array.isArray(card) && this.choosing?.cardItem(zone.zone, card),
    );
    return zone && offered ? zone : null;
  });

  worth(card: Card): number {
    return this.worths.get(card) ?? 1;
  }

  of(kind: string): Zone[] {
    return this.view.zones.filter((zone) => zone.zone[0] === kind);
  }

  find(name: ZoneName): Zone | undefined {
    return this.view.zones.find((zone) => sameZone(zone.zone, name));
  }

  /** This round's penalty of a player, where the table may know it. */
  running(player: Player): number | null {
    const known = this.tally || player.seat === this.view.seat;
    return known ? player.running - player.total : null;
  }
}

export const [getScene, setScene] = createContext<Scene>();
