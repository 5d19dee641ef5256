// `npm run bench -- kills [--kills 1000] [--on sqlite|postgres] [--sites 1]`: the built site is killed again and again
// while forms are sent to it. What was acknowledged has to be there. SIGINT ends it after the kill it is at, and what was
// acknowledged until then is looked at. The tests have a short form of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killWhileWriting } from '#tests/support/kill-while-writing.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '1000' },
    on: { type: 'string', default: 'sqlite' },
    // As many at once, each of which is killed its share of the times
    sites: { type: 'string', default: '1' },
  },
});

const end = new AbortController();
process.once('SIGINT', () => end.abort());
const postgres = values.on === 'postgres' ? await startPostgres() : null;
let [turn, acknowledged, lost] = [0, 0, 0];
const sums = () => `${turn} kills, ${acknowledged} acknowledged, ${lost} lost or found wrong`;
const sites = Number(values.sites);
await Promise.all(
  Array.from({ length: sites }, (_, site) =>
    killOne(Math.floor((Number(values.kills) + site) / sites)),
  ),
);
console.log(`In all: ${sums()}`);
await postgres?.stop();
if (lost > 0) process.exitCode = 1;

async function killOne(kills: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dais-kills-'));
  const databaseUrl = (await postgres?.createDatabase()) ?? `file:${join(dataDir, 'dais.db')}`;
  for await (const round of killWhileWriting({ databaseUrl, dataDir, kills, until: end.signal })) {
    if (!round.isLast) turn += 1;
    acknowledged += round.acknowledged;
    lost += round.lost.length;
    for (const one of round.lost) console.log(`after kill ${turn}: ${one}`);
    if (turn % 50 === 0 && !round.isLast) console.log(sums());
  }
  await rm(dataDir, { recursive: true, force: true });
}
