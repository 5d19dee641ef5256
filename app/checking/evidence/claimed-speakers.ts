import { pattern, words } from '#app/platform/language/pattern.ts';

const verbs = words(`
  said asked told explained argued stated noted added replied answered warned urged suggested proposed
  objected promised described reported thanked called complained questioned supported opposed
`);
const person = String.raw`((?:(?:Mr|Mrs|Ms|Dr)\.|\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’.-]+){0,4})`;
/** 'Council Member Ana Lopez said', 'Mr. Hale, the engineer, warned' */
const saying = new RegExp(pattern()`${person}(?:, [^,]{3,60},)? (${verbs})\b`.source, 'gu');

/** Who is said to have spoken in a sentence, and by which verb. */
export function claimedSpeakers(sentence: string): { name: string; verb: string }[] {
  return [...sentence.matchAll(saying)].flatMap(([, name, verb]) =>
    name && verb && !/^(?:The|It|They|He|She|This|That|Staff|Council|Board)$/.test(name)
      ? [{ name, verb }]
      : [],
  );
}
