// `npm start`: on a fresh clone installs, prepares, loads the demo, builds and serves.
import { spawn } from 'node:child_process';
import { prepareBuild, preparePackages, projectEnvironment, root } from './prepare.mjs';

preparePackages();
prepareBuild();
// Somebody who sets NODE_ENV=production means it; everybody else gets the demo.
const mode =
  process.env.DAIS_MODE || (process.env.NODE_ENV === 'production' ? 'production' : 'demo');
const env = { DAIS_MODE: mode, NODE_ENV: 'production' };

const server = spawn('node', ['--enable-source-maps', 'server/start.ts'], {
  cwd: root,
  env: projectEnvironment(env),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
