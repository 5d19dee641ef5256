type Piece = string | readonly string[] | RegExp;

/** Words written one after the other, apart by white space. */
export const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Phrases, one a line: each may be a pattern of its own, such as `put off|postponed?`. */
export const phrases = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * A regular expression put together from pieces: a list stands for any one of its members, tried in
 * the list's order; a pattern or a text stands for itself. Between the pieces it reads like a literal.
 * @example pattern('i')`\b${words('ayes yeas')} have it\b`
 */
export function pattern(flags = '') {
  return (literal: TemplateStringsArray, ...pieces: readonly Piece[]): RegExp =>
    new RegExp(String.raw({ raw: literal.raw }, ...pieces.map(sourceOf)), flags);
}

/** Any of these phrases, one a line, from the beginning of a word on, in capitals or not. */
export const anyOf = (list: string): RegExp => pattern('i')`\b${phrases(list)}`;

/** Any of these phrases, one a line, whole, in capitals or not. */
export const anyWhole = (list: string): RegExp => pattern('i')`\b${phrases(list)}\b`;

/** A text as the source of a pattern that finds it as it is written. */
export const literally = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text as the source of a pattern that finds it as it is written, and not within a longer word. */
export const asWholeWord = (text: string): string =>
  String.raw`(?<!\p{L})${literally(text)}(?!\p{L})`;

function sourceOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if (piece instanceof RegExp) return piece.source;
  return `(?:${piece.join('|')})`;
}
