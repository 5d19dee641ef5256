import { anyWhole } from '#app/platform/language/pattern.ts';

/** 'In 25 we made a profit', 'back in 22 and 23': which years, only a chart tells. */
const bareYears =
  /\b(?:in|for|from|of|to|between|and) (?:1|2)\d(?=, \p{L}| and (?:1|2)\d(?:[,.]| (?:we|you|it|but)\b)| (?:we|you|it|but|mostly)\b|\.$)/iu;
/** 'You're at 177,798', 'your budget at $20 million': said to who reads along. */
const toReader = /^(?:you|your|you're|you'll|you've|if you)\b/i;
/** 'Remember', 'keep in mind', 'I'm curious': turns to somebody, and tells nothing yet. */
const turnsTo = anyWhole(String.raw`
  ^(?:remember|keep in mind|look at|note that)
  I(?:'m| am) (?:just )?curious|does that mean|correct(?=[.]$)|my (?:concern|question) (?:is|would be) the
`);
/** In words with content: fewer are an answer or an aside, and so many tell what they are about. */
const full = { few: 5, some: 7 };

/** How well a sentence tells by itself what it is about, from 0 to 1: judged on 436 quotations that an editor read. */
export function standsAlone(text: string, stems: readonly string[]): number {
  if (bareYears.test(text)) return 0;
  const worth = stems.length <= full.few ? 0.5 : stems.length <= full.some ? 0.8 : 1;
  return worth * (toReader.test(text) ? 0.5 : 1) * (turnsTo.test(text) ? 0.4 : 1);
}
