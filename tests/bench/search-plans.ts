import { databaseKind, db } from '#app/platform/db.server.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { searchQueries, searchReaders } from './search-readers.ts';

/**
 * How the database of DATABASE_URL goes about each kind of search, as Markdown: which tables and
 * indexes the statements over the index of words read, and how many rows of each (on PostgreSQL) or
 * how often (on SQLite, which counts no rows).
 * `NODE_ENV=production DAIS_MODE=demo node tests/bench/search-plans.ts`
 */
const ask = db.$queryRaw.bind(db);
let reads = new Map<string, number>();

async function explained(...[strings, ...values]: Parameters<typeof db.$queryRaw>) {
  const query = Prisma.sql(strings as TemplateStringsArray, ...values);
  // How frequent words are is asked now and then, and kept.
  if (/passage_words/.test(query.sql) && !/pg_stats|-max\(id\)/.test(query.sql)) {
    for (const [what, rows] of await readsOf(query)) reads.set(what, (reads.get(what) ?? 0) + rows);
  }
  return ask(query);
}

type Read = [what: string, rows: number];

async function readsOf(query: Prisma.Sql): Promise<Read[]> {
  if (databaseKind === 'sqlite') {
    const rows = await ask<{ detail: string }[]>`EXPLAIN QUERY PLAN ${query}`;
    return rows
      .map(({ detail }): Read => [detail, 1])
      .filter(([what]) => /^(?:SEARCH|SCAN) /.test(what));
  }
  const [row] = await ask<{ 'QUERY PLAN': { Plan: Node }[] }[]>`
    EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${query}`;
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => readsOfNode(Plan));
}

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
};

function readsOfNode(node: Node): Read[] {
  const below = (node.Plans ?? []).flatMap(readsOfNode);
  const place = node['Index Name'] ?? node['Relation Name'];
  if (!place || node['Actual Loops'] === 0) return below;
  return [
    [`${node['Node Type']} \`${place}\``, node['Actual Rows'] * node['Actual Loops']],
    ...below,
  ];
}

/** Whatever the search asks goes through here first. */
Object.defineProperty(db, '$queryRaw', { value: explained });
for (const [who, reader] of Object.entries(await searchReaders())) {
  const asked: [what: string, reads: Map<string, number>][] = [];
  for (const [what, query] of Object.entries(searchQueries)) {
    reads = new Map();
    await search(reader, readSearchAddress(new URLSearchParams({ q: query() })));
    asked.push([what, reads]);
  }
  const places = [...new Set(asked.flatMap(([, read]) => [...read.keys()]))];
  const counts = asked.map(([what, read]) => [
    what,
    ...places.map((place) => read.get(place)?.toLocaleString('en-US') ?? ''),
  ]);
  const rows = [[who, ...places], places.concat(who).map(() => '---'), ...counts];
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}
await db.$disconnect();
