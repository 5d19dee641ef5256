// `npm run dais -- <command>`: the command line, on a fresh clone too.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { preparePackages, projectEnvironment, root } from './prepare.mjs';

preparePackages();
const command = new URL('../server/command-line.ts', import.meta.url).pathname;
const env = projectEnvironment({
  DAIS_MODE:
    process.env.DAIS_MODE || (process.env.NODE_ENV === 'production' ? 'production' : 'demo'),
  DATA_DIR: resolve(root, process.env.DATA_DIR || 'data'),
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
});

const { status } = spawnSync('node', [command, ...process.argv.slice(2)], {
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
