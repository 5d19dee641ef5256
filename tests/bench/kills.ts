// `npm run bench -- kills [--kills 1000] [--on sqlite|postgres]`: the built site is killed again and again while
// forms are sent to it. What was acknowledged has to be there. The tests have a short form of it.
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
  },
});

const dataDir = await mkdtemp(join(tmpdir(), 'dais-kills-'));
const postgres = values.on === 'postgres' ? await startPostgres() : null;
const databaseUrl = (await postgres?.createDatabase()) ?? `file:${join(dataDir, 'dais.db')}`;
let [turn, acknowledged, lost] = [0, 0, 0];
for await (const round of killWhileWriting({ databaseUrl, dataDir, kills: Number(values.kills) })) {
  turn += 1;
  acknowledged += round.acknowledged;
  lost += round.lost.length;
  for (const one of round.lost) console.log(`after kill ${turn}: ${one}`);
  if (turn % 10 === 0) console.log(`${turn} kills, ${acknowledged} acknowledged, ${lost} lost`);
}
console.log(`In all: ${acknowledged} acknowledged, ${lost} lost or found wrong`);
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
if (lost > 0) process.exitCode = 1;
