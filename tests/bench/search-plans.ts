import { databaseKind, db } from '#app/platform/db.server.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { searchQueries, searchReaders } from './search-readers.ts';

/**
 * How the database of DATABASE_URL goes about each kind of search, as Markdown: the plan of every
 * statement that is more than a lookup. `NODE_ENV=production DAIS_MODE=demo node tests/bench/search-plans.ts`
 */
const ask = db.$queryRaw.bind(db);
let plans: string[] = [];

async function explained(...[strings, ...values]: Parameters<typeof db.$queryRaw>) {
  const query = Prisma.sql(strings as TemplateStringsArray, ...values);
  if (/passage_words/.test(query.sql)) plans.push(await planOf(query));
  return ask(query);
}

async function planOf(query: Prisma.Sql): Promise<string> {
  if (databaseKind === 'sqlite') {
    const rows = await ask<{ detail: string }[]>`EXPLAIN QUERY PLAN ${query}`;
    return rows.map(({ detail }) => detail).join('\n');
  }
  const rows = await ask<{ 'QUERY PLAN': string }[]>`
    EXPLAIN (ANALYZE, COSTS OFF, BUFFERS, SUMMARY OFF) ${query}`;
  return rows
    .map((row) => row['QUERY PLAN'].replace(/'(?:''|[^']){80,}'/g, "'…'"))
    .filter((line) => !/never executed|Filter: \(id/.test(line))
    .join('\n');
}

// Whatever the search asks goes through here first.
Object.defineProperty(db, '$queryRaw', { value: explained });
for (const [who, reader] of Object.entries(await searchReaders())) {
  for (const [what, query] of Object.entries(searchQueries)) {
    const q = query();
    plans = [];
    await search(reader, readSearchAddress(new URLSearchParams({ q })));
    console.log(`## ${who}: ${what} (\`${q}\`)\n`);
    for (const plan of new Set(plans)) console.log(`\`\`\`\n${plan}\n\`\`\`\n`);
  }
}
await db.$disconnect();
