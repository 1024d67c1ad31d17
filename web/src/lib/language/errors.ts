// What went wrong, kindly: in the reader's words, or the server's own where we have none.
import { ApiError } from '../connection/api';
import { Speaker } from './speaker';
import { t, i18n } from './i18n.svelte';

/** An error as a sentence for a person. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('screen-broken');
  const { problem } = error;
  if (problem.reason === 'offline') return t('page-offline');
  // The server may not know yet in which language this page is read.
  const text = new Speaker(i18n.words, []).refusal(problem);
  return text.charAt(0).toLocaleUpperCase(i18n.words.language) + text.slice(1);
}

/** Whether an error says that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.status === 404;
