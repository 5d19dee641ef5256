import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Loads the demonstration once; every worker's site starts from a copy of it. */
export default async function prepareDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'dais-demo-'));
  await promisify(execFile)('node', ['server/command-line.ts', 'seed-demo'], {
    env: {
      ...process.env,
      DAIS_MODE: 'demo',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    },
  });
  process.env.DAIS_DEMO_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
