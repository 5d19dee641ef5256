import type { Term } from './query.ts';
import { type Piece, readPieces } from './query-pieces.ts';
import { stemsOf } from './words.ts';

/** What pieces say, as it can be typed: it is read as the same words again. */
export const writeQuery = (groups: readonly (readonly Piece[])[]): string =>
  groups.map((group) => group.map(written).join(' OR ')).join(' ');

function written({ text, isQuoted, isMinus, field }: Piece): string {
  const value = isQuoted || (field === null && !isPlainWord(text)) ? `"${text}"` : text;
  return `${isMinus ? '-' : ''}${field === null ? '' : `${field}:`}${value}`;
}

/** Of 'http:a,date:2020' a piece is 'date:2020', which by itself would say something else. */
function isPlainWord(text: string): boolean {
  const { groups } = readPieces(text);
  const [piece] = groups.flat();
  return groups.length === 1 && piece?.text === text && piece.field === null && !piece.isMinus;
}

/** A query that is content with another word in the place of these terms. */
export function withAlternative(q: string, terms: readonly Term[], word: string): string {
  const { groups } = readPieces(q);
  const wanted = JSON.stringify(terms);
  const at = groups.findIndex(
    (group) => isPlain(group) && JSON.stringify(termsOf(group)) === wanted,
  );
  const added: Piece = { text: word, isQuoted: false, isMinus: false, field: null };
  return writeQuery(groups.map((group, place) => (place === at ? [...group, added] : group)));
}

const termsOf = (group: readonly Piece[]) =>
  group.map(({ text }) => stemsOf(text)).filter((term) => term.length > 0);

const isPlain = (group: readonly Piece[]) =>
  group.every(({ isMinus, field }) => !isMinus && field === null);
