import type { Piece } from './query-pieces.ts';

/** What a query asks for, in words: 'levee or dike, “flood plain”, said by Hale, without golf'. */
export function tellQuery(groups: readonly Piece[][]): string {
  const words = groups.filter(isPlain).map((group) => group.map(wordsOf).join(' or '));
  const others = groups.filter((group) => !isPlain(group)).flatMap((group) => group.map(told));
  return [words.join(' '), ...others].filter((part) => part !== '').join(', ');
}

const isPlain = (group: Piece[]) => group.every(({ field, isMinus }) => field === null && !isMinus);

const wordsOf = ({ text, isQuoted }: Piece) => (isQuoted ? `“${text.trim()}”` : text);

function told(piece: Piece): string {
  if (piece.field === null) return `without ${wordsOf(piece)}`;
  return `${piece.isMinus ? 'not ' : ''}${leads[piece.field]} ${piece.text.trim()}`;
}

const leads = {
  body: 'in bodies named',
  speaker: 'said by',
  date: 'of',
  kind: 'only',
  outcome: 'with the outcome',
} as const;
