// `npm run bench -- killed-jobs [--jobs 5000] [--on sqlite|postgres]`: a worker is killed again and again before
// a statement of its work, and everything there was to do has to be done once. It is a test in its long form.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '5000' },
    on: { type: 'string', default: 'sqlite' },
  },
});
const args = ['run', '--project', values.on, 'server/killed-jobs'];
const test = spawn('node', ['node_modules/vitest/vitest.mjs', ...args], {
  stdio: 'inherit',
  env: { ...process.env, KILLED_JOBS: values.jobs },
});
[process.exitCode] = await once(test, 'exit');
