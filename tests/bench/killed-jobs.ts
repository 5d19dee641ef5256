// `npm run bench -- killed-jobs [--jobs 5000] [--on sqlite|postgres]`: a worker is killed again and again before
// a statement of its work, and everything there was to do has to be done once. SIGINT ends the killing: what is left is
// done, and all is looked at. It is a test in its long form.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '5000' },
    on: { type: 'string', default: 'sqlite' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'dais-killed-jobs-'));
const end = join(folder, 'end');
process.once('SIGINT', () => writeFileSync(end, ''));
const args = ['run', '--project', values.on, 'server/killed-jobs'];
const test = spawn('node', ['node_modules/vitest/vitest.mjs', ...args], {
  stdio: 'inherit',
  env: { ...process.env, KILLED_JOBS: values.jobs, KILLED_JOBS_END: end },
  // The terminal would interrupt it, too.
  detached: true,
});
[process.exitCode] = await once(test, 'exit');
await rm(folder, { recursive: true });
