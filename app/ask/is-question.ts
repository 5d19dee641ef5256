import { pattern, words } from '#app/platform/language/pattern.ts';

const openings = words(
  `who whom whose what which when where why how did do does has have had was were is are will would
  can could should`,
);
const opensAsOne = pattern('iu')`^${openings}\b.*\s\S+\s\S`;

/** Whether somebody who typed this into a search asks a question. */
export const isQuestion = (text: string): boolean => {
  const typed = text.trim();
  return (typed.endsWith('?') && /\s/.test(typed)) || opensAsOne.test(typed);
};
