import { databaseKind } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { fts5Query } from './fts5-query.ts';
import { indexWindows } from './index-windows.ts';
import type { Match } from './match.ts';
import { newestPassage } from './newest-passage.server.ts';
import { tsquery } from './tsquery.ts';

type FromIndex = {
  columns: Prisma.Sql;
  match: Match;
  /** On `passage`, and on what is joined to it */
  where?: Prisma.Sql;
  join?: Prisma.Sql;
  /** Whether the match names what is seldom (a handful of bodies), so that few are left by it alone */
  leaves: 'few' | 'any number';
  /** Whether any of those that match will do; else the last written come first */
  order?: 'any';
  limit: number;
};

/**
 * Rows of `passages` that match, the last written first. Both databases go through the matches from
 * there and stop at the limit, so a common word costs no more than a rare one.
 */
export async function fromIndex(wanted: FromIndex): Promise<Prisma.Sql> {
  if (databaseKind === 'sqlite') return fromFts5(wanted);
  if (wanted.leaves === 'few') return fewFromGin(wanted);
  return fromGin(wanted, indexWindows(await newestPassage()));
}

function fromFts5({ columns, match, where, join, limit }: FromIndex): Prisma.Sql {
  // CROSS JOIN: the index first, whatever the planner thinks.
  return Prisma.sql`
    SELECT ${columns} FROM passage_words
    CROSS JOIN passages AS passage ON passage.id = passage_words.rowid ${join ?? Prisma.empty}
    WHERE passage_words MATCH ${fts5Query(match)} ${and(where)}
    ORDER BY passage_words.rowid DESC LIMIT ${limit}`;
}

const fewFromGin = ({ columns, match, where, join, order, limit }: FromIndex) => Prisma.sql`
  SELECT ${columns} FROM passage_words
  JOIN passages AS passage ON passage.id = passage_words.passage_id ${join ?? Prisma.empty}
  WHERE ${isIn(match)} ${and(where)}
  ${order === 'any' ? Prisma.empty : Prisma.sql`ORDER BY ${newestFirst}`} LIMIT ${limit}`;

/** GIN knows no order: the newest are asked for first, and older ones only if these are too few. */
function fromGin(wanted: FromIndex, windows: ReturnType<typeof indexWindows>): Prisma.Sql {
  const { columns, match, where, join, limit } = wanted;
  const parts = windows.map(({ within, below }) => {
    const older = below === null ? Prisma.empty : Prisma.sql`AND passage.id < ${below}`;
    const window = within ? Prisma.sql`AND ${isIn(within)}` : Prisma.empty;
    return Prisma.sql`
      SELECT ${columns} FROM passage_words
      JOIN passages AS passage ON passage.id = passage_words.passage_id ${join ?? Prisma.empty}
      WHERE ${isIn(match)} ${window} ${older} ${and(where)}
      ORDER BY ${newestFirst} LIMIT ${limit}`;
  });
  const [only, ...more] = parts;
  return only && more.length === 0
    ? only
    : Prisma.sql`SELECT * FROM (${allFromIndex(parts)}) AS windows LIMIT ${limit}`;
}

/** The sum keeps the planner from going through all passages by their ids instead of the index. */
const newestFirst = Prisma.sql`passage_words.passage_id + 0 DESC`;

/**
 * Each list of the index is a condition of its own, so that GIN leaps in one to where another goes on.
 * The planner is not told which words these are: it takes words that are each frequent to be frequent
 * together, and would read the whole table where they are not.
 */
function isIn(match: Match): Prisma.Sql {
  const conditions = listsOf(match).map(
    (one) => Prisma.sql`passage_words.words @@ (SELECT ${tsquery(one)}::tsquery)`,
  );
  return Prisma.join(conditions, ' AND ');
}

/** What is not wanted stays with a word that is: by itself it would be everything else. */
function listsOf(match: Match): readonly Match[] {
  if ('all' in match) return match.all.flatMap(listsOf);
  if (!('of' in match)) return [match];
  const [first, ...others] = listsOf(match.of);
  return first ? [{ of: first, not: match.not }, ...others] : [match];
}

const and = (where: Prisma.Sql | undefined) => (where ? Prisma.sql`AND ${where}` : Prisma.empty);

/** Several of them as one statement, each with its own limit. */
export const allFromIndex = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.join(
    parts.map((part, at) => Prisma.sql`SELECT * FROM (${part}) AS ${Prisma.raw(`part${at}`)}`),
    ' UNION ALL ',
  );
