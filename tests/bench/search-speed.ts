import { db, transact } from '#app/platform/db.server.ts';
import { type NewPassage, plainPassage } from '#app/search/indexing/new-passage.ts';
import { writePassages } from '#app/search/indexing/write-passages.server.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { dice } from '#prisma/scale/dice.ts';
import { loadScale } from '#prisma/scale/load-scale.ts';
import { sentence, spelled } from '#prisma/scale/made-language.ts';
import { searchQueries, searchReaders } from './search-readers.ts';

/**
 * How long searches take on the database of DATABASE_URL, which is filled first: give the bodies,
 * the meetings, and the passages that each meeting has above those of its summary.
 * `NODE_ENV=production DAIS_MODE=demo node tests/bench/search-speed.ts 500 10000 1`
 */
const [bodies = 500, meetings = 2000, each = 1] = process.argv.slice(2).map(Number);
const rolls = dice(7);
const runs = 200;
/** The first questions of a kind find statements that were not prepared. */
const warmUps = 5;

/** Most of a record is what was said; the rest is what was written of it. */
function spokenOrWritten(): Pick<NewPassage, 'kind' | 'text' | 'speaker' | 'outcome'> {
  const text = sentence(rolls, 25);
  const written = { text, speaker: null, outcome: null };
  return rolls.pick([
    { ...written, kind: 'transcript', text: sentence(rolls, 80), speaker: 'Chair' },
    {
      ...written,
      kind: 'transcript',
      text: sentence(rolls, 80),
      speaker: spelled(rolls.below(900)),
    },
    { ...written, kind: 'case' },
    { ...written, kind: 'decision', outcome: rolls.chance(0.9) ? 'adopted' : 'rejected' },
    { ...written, kind: 'agenda' },
  ]);
}

async function fill() {
  await loadScale({ entities: bodies, meetings });
  const rows = await db.meeting.findMany({
    select: { id: true, govtEntityId: true, sortDate: true },
    orderBy: { sortDate: 'asc' },
  });
  for (let from = 0; from < rows.length; from += 100) {
    const passages = rows.slice(from, from + 100).flatMap(({ id, govtEntityId, sortDate }) => {
      const of = { ...plainPassage, meetingId: id, govtEntityId, sortDate };
      return Array.from({ length: each }, () => ({ ...of, ...spokenOrWritten() }));
    });
    await transact((tx) => writePassages(tx, passages));
  }
  await db.$executeRawUnsafe('ANALYZE');
}

const began = performance.now();
if ((await db.passage.count()) === 0) await fill();
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
