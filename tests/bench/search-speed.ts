import { db } from '#app/platform/db.server.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { fillPassages } from './fill-passages.ts';
import { searchQueries, searchReaders } from './search-readers.ts';

/**
 * How long searches take on the database of DATABASE_URL, which is filled first: give the bodies,
 * the meetings, and the passages that each meeting has.
 * `NODE_ENV=production DAIS_MODE=demo node tests/bench/search-speed.ts 500 10000 10`
 */
const [bodies = 500, meetings = 2000, each = 10] = process.argv.slice(2).map(Number);
const runs = 200;
/** The first questions of a kind find statements that were not prepared. */
const warmUps = 5;

const began = performance.now();
if ((await db.passage.count()) === 0) await fillPassages({ bodies, meetings, each });
console.log(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
console.log(`${await db.passage.count()} passages`);
const all: number[] = [];
for (const [who, reader] of Object.entries(await searchReaders())) {
  for (const [what, query] of Object.entries(searchQueries)) {
    const times: number[] = [];
    for (let time = -warmUps; time < runs; time += 1) {
      const address = readSearchAddress(new URLSearchParams({ q: query() }));
      const start = performance.now();
      await search(reader, address);
      if (time >= 0) times.push(performance.now() - start);
    }
    tell(`${who.padEnd(14)} ${what.padEnd(18)}`, times);
    all.push(...times);
  }
}
tell('all', all);
await db.$disconnect();

function tell(what: string, times: number[]): void {
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
  console.log(`${what} median ${at(0.5)} ms, 99% ${at(0.99)} ms`);
}
