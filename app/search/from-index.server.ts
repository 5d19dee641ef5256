import { databaseKind } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { fts5Query } from './fts5-query.ts';
import { type IndexWindow, indexWindows } from './index-windows.ts';
import { amongKinds, kindsOf } from './kinds-of.ts';
import { allOf, type Match, without, wordsIn } from './match.ts';
import { newestPassage } from './newest-passage.server.ts';
import { newestShares } from './newest-shares.server.ts';
import {
  likelyShareOf,
  listsToCompare,
  rarestFirst,
  type SharesOfWords,
  shareOf,
} from './share-of.ts';
import { tsquery } from './tsquery.ts';
import { wordShares } from './word-shares.server.ts';

type FromIndex = {
  columns: Prisma.Sql;
  match: Match;
  /** On `passage`, and on what is joined to it */
  where?: Prisma.Sql;
  join?: Prisma.Sql;
  /** Whether the match names what is seldom (a handful of bodies), so that few are left by it alone */
  leaves: 'few' | 'any number';
  limit: number;
  /** Whether any of them will do, without a condition, where there are very many */
  isAnyWelcome?: boolean;
};

/**
 * Rows of `passages` that match, the last written first. Both databases go through the matches from
 * there and stop at the limit, so a common word costs no more than a rare one.
 */
export async function fromIndex(wanted: FromIndex): Promise<Prisma.Sql> {
  const kinds = kindsOf(wanted.match);
  if (kinds.size === 0) return nothingOf(wanted);
  const possible = { ...wanted, match: amongKinds(wanted.match, kinds) };
  return databaseKind === 'sqlite' ? fromFts5(possible) : fromGin(possible);
}

const nothingOf = ({ columns, join }: FromIndex): Prisma.Sql => Prisma.sql`
  SELECT ${columns} FROM passages AS passage ${join ?? Prisma.empty} WHERE 1 = 0`;

async function fromFts5(wanted: FromIndex): Promise<Prisma.Sql> {
  const { columns, where, join, limit } = wanted;
  const shares = await newestShares(wordsIn(wanted.match));
  const match = allOf(listsOf(wanted.match, shares));
  // CROSS JOIN: the index first, whatever the planner thinks. What was indexed before its rowids were turned
  // is found as well, after all others, until it is indexed anew.
  return Prisma.sql`
    SELECT ${columns} FROM passage_words
    CROSS JOIN passages AS passage ON passage.id = abs(passage_words.rowid) ${join ?? Prisma.empty}
    WHERE passage_words MATCH ${fts5Query(match)} ${and(where)}
    ORDER BY passage_words.rowid LIMIT ${limit}`;
}

/** So few rows are sooner read and looked at than the lists of their other words are compared. */
const fewRows = 1000;

/**
 * GIN knows no order: of what stands in many passages the newest are asked for first, and older ones
 * only if these are too few.
 */
async function fromGin(wanted: FromIndex): Promise<Prisma.Sql> {
  const [shares, newest] = await Promise.all([wordShares(), newestPassage()]);
  const lists = listsOf(wanted.match, shares);
  const [rarest = wanted.match] = lists;
  const share = shareOf(rarest, shares);
  const isRare = share * newest <= fewRows;
  if (!isRare && wanted.isAnyWelcome) return anyRows(wanted, lists);
  const has = conditions(lists, isRare ? 1 : listsToCompare(lists, shares));
  const leavesFew = isRare || wanted.leaves === 'few';
  const likely = likelyShareOf(allOf(lists), shares);
  const windows = leavesFew
    ? []
    : indexWindows(newest, {
        first: wanted.limit / likely,
        // A joined row that says which are wanted has to be read as well: that is never soon done.
        worth: wanted.where ? newest : newest * costOfAll(share, likely),
      });
  const last = windows.at(-1);
  if (!last) return newestRows(wanted, has);
  const parts = [
    amongWindows(wanted, has, windows),
    newestRows(wanted, [...has, isBelow(last.from)]),
  ];
  return Prisma.sql`SELECT * FROM (${allFromIndex(parts)}) AS windows LIMIT ${wanted.limit}`;
}

/**
 * What it costs to go through all of an index, by the cost of going through all of it in windows: to look in the
 * other lists for what stands in the rarest takes ten times as long as to pass by a passage in a window, and to read
 * a row that is in all of them five hundred times.
 */
const costOfAll = (rarest: number, together: number) => 10 * rarest + 500 * together;

/** How many of the lists, the rarest first, are compared: the others are asked of the rows that these leave. */
function conditions(lists: readonly Match[], compared: number): Prisma.Sql[] {
  const others = lists.slice(compared);
  return [isIn(lists.slice(0, compared)), ...(others.length > 0 ? [hasAll(others)] : [])];
}

/** The windows are asked for one after the other, and planned as one. */
function amongWindows(
  wanted: FromIndex,
  has: readonly Prisma.Sql[],
  windows: readonly IndexWindow[],
) {
  const rows = windows.map(
    ({ within, from, below }) =>
      Prisma.sql`(${tsquery(within)}::tsquery, ${from}::integer, ${below}::integer)`,
  );
  const inWindow = newestRows(wanted, [
    Prisma.sql`passage_words.words @@ index_window.within`,
    ...has,
    // For a table in parts: those that the window does not reach are left alone.
    Prisma.sql`passage_words.passage_id >= index_window.from_id`,
    isBelow(Prisma.sql`index_window.below`),
  ]);
  return Prisma.sql`
    SELECT in_window.* FROM (VALUES ${Prisma.join(rows)}) AS index_window (within, from_id, below)
    CROSS JOIN LATERAL (${inWindow}) AS in_window`;
}

const isBelow = (id: number | Prisma.Sql) => Prisma.sql`passage_words.passage_id < ${id}`;

/** No more rows are joined than are shown, unless it is a joined one that says which these are. */
function newestRows({ columns, where, join, limit }: FromIndex, has: readonly Prisma.Sql[]) {
  const matching = Prisma.sql`WHERE ${Prisma.join([...has], ' AND ')}`;
  const first = Prisma.sql`ORDER BY ${newestFirst} LIMIT ${limit}`;
  // One passage of each: the planner, which takes words to be more frequent than they are, would read all of them.
  if (where) {
    return Prisma.sql`
      SELECT ${columns} FROM passage_words
      CROSS JOIN LATERAL (
        SELECT * FROM passages WHERE id = passage_words.passage_id OFFSET 0
      ) AS passage ${join ?? Prisma.empty}
      ${matching} AND ${where} ${first}`;
  }
  return Prisma.sql`
    SELECT ${columns} FROM (
      SELECT passage_id FROM passage_words ${matching} ${first}
    ) AS passage_words
    JOIN passages AS passage ON passage.id = passage_words.passage_id ${join ?? Prisma.empty}
    ${first}`;
}

/** Those that are met first. The planner does not see the limit, so it takes the index for them. */
const anyRows = ({ columns, join, limit }: FromIndex, lists: readonly Match[]) => Prisma.sql`
  SELECT ${columns} FROM (
    WITH matching AS MATERIALIZED (SELECT passage_id FROM passage_words WHERE ${isIn(lists)})
    SELECT passage_id FROM matching LIMIT ${limit}
  ) AS passage_words
  JOIN passages AS passage ON passage.id = passage_words.passage_id ${join ?? Prisma.empty}`;

/** The sum keeps the planner from going through all passages by their ids instead of the index. */
const newestFirst = Prisma.sql`passage_words.passage_id + 0 DESC`;

/**
 * Each list of the index is a condition of its own, so that GIN leaps in one to where another goes on.
 * The planner is not told which words these are: it takes words that are each frequent to be frequent
 * together, and would read the whole table where they are not.
 */
const isIn = (lists: readonly Match[]): Prisma.Sql =>
  Prisma.join(
    lists.map((one) => Prisma.sql`passage_words.words @@ (SELECT ${tsquery(one)}::tsquery)`),
    ' AND ',
  );

/** As a function it is asked of rows, which are few then, and of no index. */
const hasAll = (matches: readonly Match[]): Prisma.Sql =>
  Prisma.sql`ts_match_vq(passage_words.words, (SELECT ${tsquery(allOf(matches))}::tsquery))`;

/**
 * What a passage has to be in, the rarest first. What is not wanted stays with that: by itself it would be everything
 * else.
 */
function listsOf(match: Match, shares: SharesOfWords): Match[] {
  const { of, not } = apart(match);
  const [rarest, ...others] = rarestFirst(of, shares);
  return rarest ? [without(rarest, not), ...others] : [match];
}

function apart(match: Match): { of: Match[]; not: Match[] } {
  if ('all' in match) {
    const all = match.all.map(apart);
    return { of: all.flatMap(({ of }) => of), not: all.flatMap(({ not }) => not) };
  }
  if (!('of' in match)) return { of: [match], not: [] };
  const { of, not } = apart(match.of);
  return { of, not: [...not, match.not] };
}

const and = (where: Prisma.Sql | undefined) => (where ? Prisma.sql`AND ${where}` : Prisma.empty);

/** Several of them as one statement, each with its own limit. */
export const allFromIndex = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.join(
    parts.map((part, at) => Prisma.sql`SELECT * FROM (${part}) AS ${Prisma.raw(`part${at}`)}`),
    ' UNION ALL ',
  );
