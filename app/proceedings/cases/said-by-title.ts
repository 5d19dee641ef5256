import { tellingWords } from './matter-vocabulary.ts';

/** How much of an item's title a motion has to say, and of how many, to be on the list that they stand on. */
const said = { share: 0.6, fewest: 2 };
/** A motion with more words of its own is on something else, which has those in it. */
const ownShare = 0.15;
/** 'Amend the agenda by moving claims and payroll behind item 3.' */
const changesList = /\b(?:amend|mov(?:e|ing)|pull|add|remov|delet|behind|after|reorder)\w*/i;

/** 'Approve the council minutes, the work session minutes and the claims', which are on one list, and nothing else. */
export function namesSeveral(motion: string, titles: readonly string[]): boolean {
  if (changesList.test(motion)) return false;
  const words = tellingWords(motion).filter((word) => !/^\d/.test(word));
  const spoken = new Set(words);
  const named = titles
    .map(tellingWords)
    .filter(
      (own) =>
        own.length > 0 && own.filter((word) => spoken.has(word)).length >= said.share * own.length,
    );
  const ofTitles = new Set(named.flat());
  const others = words.filter((word) => !ofTitles.has(word));
  return named.length >= said.fewest && others.length <= ownShare * words.length;
}
