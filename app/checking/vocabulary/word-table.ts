/** Words that stand for one another, or two sides that oppose one another, with an example. */
export type Entry = { words: readonly string[]; example: string };
export type OpposedEntry = {
  sides: readonly [readonly string[], readonly string[]];
  example: string;
};

const entriesOf = (table: string): [words: string, example: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', ...example] = line.split(':');
      return [words.trim(), example.join(':').trim()];
    });

/** A table of groups, one a line: `adopt approve pass: They adopted it`. */
export const likeTable = (table: string): readonly Entry[] =>
  entriesOf(table).map(([words, example]) => ({ words: words.split(/\s+/), example }));

/** A table of opposites, one a line: `more | less fewer: more buses, fewer buses`. */
export const opposedTable = (table: string): readonly OpposedEntry[] =>
  entriesOf(table).map(([words, example]) => {
    const [left = '', right = ''] = words.split('|');
    return { sides: [left.trim().split(/\s+/), right.trim().split(/\s+/)], example };
  });
