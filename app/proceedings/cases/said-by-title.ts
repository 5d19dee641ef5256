import { tellingWords } from './matter-vocabulary.ts';

/** How much of an item's title a motion has to say, and of how many, to be on the list that they stand on. */
const said = { share: 0.6, fewest: 2 };

/** 'Approve the council minutes, the work session minutes and the claims', which are on one list. */
export function namesSeveral(motion: string, titles: readonly string[]): boolean {
  const words = new Set(tellingWords(motion));
  const named = titles.filter((title) => {
    const own = tellingWords(title);
    return (
      own.length > 0 && own.filter((word) => words.has(word)).length >= said.share * own.length
    );
  });
  return named.length >= said.fewest;
}
