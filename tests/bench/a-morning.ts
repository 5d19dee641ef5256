import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';

/**
 * A morning on which the records of forty meetings have arrived overnight, to be worked through as an
 * editor would: `node tests/bench/a-morning.ts --port 3100 [--records <folder of captions>]`, after a
 * build. It loads the demonstration into a folder of its own, which goes when it is stopped.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3100' }, records: { type: 'string' } },
});
const dataDir = await mkdtemp(join(tmpdir(), 'dais-morning-'));
Object.assign(process.env, {
  ...{ DAIS_MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
  ...{ PORT: values.port, HOST: '127.0.0.1', CITY_HALL_PORT: '0', NODE_ENV: 'production' },
});

// The environment is read as these are loaded.
const { withDatabase } = await import('#server/commands/open-database.ts');
const { passTheNight } = await import('./morning/pass-the-night.ts');
const { openFortyCities, readRecords } = await import('./morning/forty-cities.ts');

/** The last Tuesday whose recordings are there, at six in the evening somewhere in the middle. */
function lastEvening(now: Date): Date {
  const evening = new Date(now);
  evening.setUTCHours(24, 0, 0, 0);
  while (evening.getUTCDay() !== 3 || addHours(evening, 30) > now) {
    evening.setTime(subHours(evening, 24).getTime());
  }
  return evening;
}

const held = lastEvening(new Date());
const cities = await openFortyCities(held, values.records ? await readRecords(values.records) : []);
await withDatabase(() => passTheNight(cities, held));
cities.stop();
const site = spawn('node', ['server/start.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
await once(site, 'exit');
await rm(dataDir, { recursive: true, force: true });
