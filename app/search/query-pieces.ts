import { pattern } from '#app/platform/language/pattern.ts';

export const fieldNames = ['body', 'speaker', 'date', 'kind', 'outcome'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What stands between blanks in a query, or between quotation marks. */
export type Piece = {
  text: string;
  isQuoted: boolean;
  /** What has it is not looked for */
  isMinus: boolean;
  field: FieldName | null;
};

export type Pieces = {
  /** Pieces that stand with OR between them are together */
  groups: Piece[][];
  /** A quotation that nobody ended; its words count as far as the query goes */
  isUnclosed: boolean;
  /** OR without something on both sides */
  hasLooseOr: boolean;
};

const piece =
  /(?<minus>-?)(?:(?<field>[a-z]+):)?(?:"(?<quoted>[^"]*)(?<close>"?)|(?<bare>[^\s"]+))/gi;
const operator = pattern()`^${['AND', 'OR', 'NOT', '&+', String.raw`\|+`, String.raw`\++`]}$`;

/** Cuts a query into what it is made of. Takes any text, and as long as that is. */
export function readPieces(query: string): Pieces {
  const groups: Piece[][] = [];
  let [isUnclosed, hasLooseOr, joins, negates] = [false, false, false, false];
  for (const { groups: found = {} } of query.replace(/[“”„«»]/g, '"').matchAll(piece)) {
    const { minus = '', quoted, close, bare = '' } = found;
    if (quoted !== undefined && close === '') isUnclosed = true;
    const word = found.field === undefined && quoted === undefined ? `${minus}${bare}` : '';
    if (operator.test(word)) {
      if (word === 'NOT') negates = true;
      if (word !== 'OR' && !word.startsWith('|')) continue;
      if (groups.length === 0 || joins) hasLooseOr = true;
      else joins = true;
      continue;
    }
    const isMinus = minus !== '' || negates;
    const added = piecesOf(found.field ?? null, quoted ?? bare, quoted !== undefined).map(
      (one) => ({ ...one, isMinus }),
    );
    negates = false;
    const last = groups.at(-1);
    const [first] = added;
    if (joins && last && first && canJoin(first) && last.every(canJoin)) {
      last.push(first);
      groups.push(...added.slice(1).map((one) => [one]));
    } else {
      if (joins) hasLooseOr = true;
      groups.push(...added.map((one) => [one]));
    }
    joins = false;
  }
  return { groups, isUnclosed, hasLooseOr: hasLooseOr || joins };
}

const canJoin = ({ isMinus, field }: Piece) => !isMinus && field === null;

/** Words with a comma or a stroke between them are two; '1,250' and '24/7' are one. */
const between = /(?<=\p{L})[,;/](?=\p{L})/u;

function piecesOf(field: string | null, text: string, isQuoted: boolean): Omit<Piece, 'isMinus'>[] {
  const known = fieldNames.find((name) => name === field?.toLowerCase());
  if (known) return [{ text, isQuoted, field: known }];
  const empty = fieldNames.find((name) => `${name}:` === text.toLowerCase());
  if (empty && !isQuoted) return [{ text: '', isQuoted, field: empty }];
  if (isQuoted) {
    const before = field === null ? [] : [{ text: field, isQuoted: false, field: null }];
    return [...before, { text, isQuoted, field: null }];
  }
  const whole = field === null ? text : `${field}:${text}`;
  return whole.split(between).map((part) => ({ text: part, isQuoted, field: null }));
}
