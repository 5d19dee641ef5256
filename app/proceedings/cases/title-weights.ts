import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { contentStems, type RecordWords } from './record-words.ts';

/** A title is announced by its weightiest words; nobody reads all of a long one. */
const weightiest = 6;
/** In words: what comes later in a title is seldom said. */
const titleWords = 40;

/** Words of a title, each with its share of it. */
export type Weighed = readonly { word: string; share: number }[];

/**
 * The rarest words are those that nobody says: 'fire department', where it is 'budget amendment number four'. Of a long
 * title enough others are said.
 */
const unsaid = 0.6;
/** 'ANX1118202': nobody says what a file is numbered by. */
const fileMark = /^(?=.*\p{L})\S*\d{4}/u;
const weightOf = (word: string, words: RecordWords, isLong: boolean) =>
  words.weight(word) * (isLong || words.placesOf(word).places.length > 0 ? 1 : unsaid);

/** How much of its title each word is: words that other titles have too count less. */
export function weightsOf(entries: readonly AgendaEntry[], words: RecordWords): Weighed[] {
  const titles = entries.map(({ title }) => [
    ...new Set(
      contentStems(title.split(/\s+/, titleWords).join(' ')).filter(
        (word, _, all) => !(fileMark.test(word) && all.length > 1),
      ),
    ),
  ]);
  const spread = new Map<string, number>();
  for (const word of titles.flat()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return titles.map((title) => {
    const weighed = title
      .map((word) => {
        const weight = weightOf(word, words, title.length > weightiest);
        return { word, weight: weight / Math.sqrt(spread.get(word) ?? 1) };
      })
      .sort((a, b) => b.weight - a.weight);
    const whole = weighed.slice(0, weightiest).reduce((sum, { weight }) => sum + weight, 0) || 1;
    return weighed.map(({ word, weight }) => ({ word, share: weight / whole }));
  });
}
