/** What the index is asked: every word in it is made of small letters and digits. */
export type Match =
  | { word: string }
  /** Words that follow one another */
  | { phrase: readonly string[] }
  | { all: readonly Match[] }
  | { any: readonly Match[] }
  | { of: Match; not: Match };

export const oneOf = (words: readonly string[]): Match =>
  anyOf(words.map((word): Match => ({ word })));

/** No word is an x alone (stem.ts), nor is any mark. */
export const nothing: Match = { word: 'x' };

/** A list of one is that one, and any of none is nothing: neither database takes empty brackets. */
export function anyOf(matches: readonly Match[]): Match {
  const [first = nothing, ...others] = matches;
  return others.length === 0 ? first : { any: matches };
}

export function allOf(matches: readonly Match[]): Match {
  const [first, ...others] = matches;
  return first && others.length === 0 ? first : { all: matches };
}

export const without = (of: Match, not: readonly Match[]): Match =>
  not.length === 0 ? of : { of, not: anyOf(not) };

/** The words by which `shareOf` judges a match. */
export function wordsIn(match: Match): readonly string[] {
  if ('word' in match) return [match.word];
  if ('phrase' in match) return match.phrase;
  if ('of' in match) return wordsIn(match.of);
  return ('all' in match ? match.all : match.any).flatMap(wordsIn);
}
