// What went wrong, kindly: in the reader's words, or the server's own where we have none.
import { ApiError } from '../lib/api';
import { Speaker } from '../lib/say';
import { t, tongue } from '../lib/tongue.svelte';

/** An error as a sentence for a person. */
export function said(error: unknown): string {
  if (!(error instanceof ApiError)) return t('screen-broken');
  const { problem } = error;
  if (problem.reason === 'offline') return t('page-offline');
  // The server may not know yet in which language this page is read.
  const text = new Speaker(tongue.words, []).refusal(problem);
  return text.charAt(0).toLocaleUpperCase(tongue.words.language) + text.slice(1);
}

/** Whether an error says that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.status === 404;
