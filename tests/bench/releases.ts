// `npm run bench -- releases [--releases 10] [--on sqlite|postgres]`: the next version of the built site migrates
// the database under the one that serves, and is put back again, while readers read and write. None of them may
// notice. The tests have a short form of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/support/postgres.ts';
import { releaseUnderLoad } from '#tests/support/release-under-load.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    releases: { type: 'string', default: '10' },
    on: { type: 'string', default: 'sqlite' },
  },
});

let [answered, acknowledged, wrong] = [0, 0, 0];
for (let release = 1; release <= Number(values.releases); release += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dais-releases-'));
  const postgres = values.on === 'postgres' ? await startPostgres() : null;
  const databaseUrl = (await postgres?.createDatabase()) ?? `file:${join(dataDir, 'dais.db')}`;
  const released = await releaseUnderLoad({ databaseUrl, dataDir, milliseconds: 1000 });
  const found = [...released.failures, ...released.lost];
  for (const one of found.slice(0, 10)) console.log(`release ${release}: ${one}`);
  answered += released.answered;
  acknowledged += released.acknowledged;
  wrong += found.length;
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  `${values.releases} releases, each put back: ${answered} pages answered, ` +
    `${acknowledged} changes acknowledged, ${wrong} failed or lost`,
);
if (wrong > 0) process.exitCode = 1;
