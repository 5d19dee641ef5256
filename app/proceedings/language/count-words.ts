import { words } from '#app/platform/language/pattern.ts';

/** The numbers in words by which items, ordinances and answers are counted up. */
export const countWords = words(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty
`);
