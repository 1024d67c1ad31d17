// Why a choice is good or bad, in words.
import type { FactData } from '../connection/protocol';
import { i18n, t } from './i18n.svelte';

/** The text of a fact about a choice; several cards, any of which would do, are a list. */
export function factText({ kind, values }: FactData): string {
  const { between } = values;
  if (between === undefined) return t(`fact-${kind}`, values);
  const cards = i18n.words.join(String(between).split(' '), 'or');
  return t(`fact-${kind}`, { ...values, between: cards });
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
