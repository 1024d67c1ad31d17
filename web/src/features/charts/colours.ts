// What is good and what is not, in bars.
export const GOOD = '#b9e38b';
export const BAD_LUCK = 'var(--heads-7)';
export const LOST = 'var(--danger)';
