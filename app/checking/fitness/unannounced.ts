import { pattern } from '#app/platform/language/pattern.ts';

/** Said with an outcome that code tells only because the meeting went on after the vote. */
export const noResult = 'no result was announced';
const untold = pattern()`; ${noResult}(?=[.;])`;

/** A result that nobody said is to be listened for before it is printed. */
export const unannounced = (text: string): string[] =>
  untold.test(text) ? ['The record has no result of this vote: listen to how it ended.'] : [];
