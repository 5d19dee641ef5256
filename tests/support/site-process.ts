import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '#app/platform/env.server.ts';
import { freePort } from './free-port.ts';

export type SiteProcess = {
  url: string;
  output: () => string;
  /** Resolves once the process is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

type Given = {
  /** Has to be there already: one such process among several does not load a demonstration. */
  databaseUrl: string;
  dataDir: string;
  port?: number;
  /** Of the built checkout that is started; this one, if not given. */
  folder?: string;
  environment?: Record<string, string>;
};

/**
 * On a busy machine a first start, which loads the demonstration on PostgreSQL, has taken two minutes. Counted are
 * the questions: both sides may be held up for a while, as where a machine sleeps.
 */
const [mostQuestions, betweenQuestions] = [20_000, 25];

/** One process of the built site, on a database that others may work on too. */
export async function startWeb({ port, environment, ...given }: Given): Promise<SiteProcess> {
  const own = port ?? (await freePort());
  const PORT = String(own);
  const web = startProcess({ ...given, environment: { ...environment, PORT } });
  const url = `http://127.0.0.1:${own}`;
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    if (web.process.exitCode !== null) break;
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return { url, ...web };
    await pause(betweenQuestions);
  }
  await web.end('SIGKILL');
  throw new Error(`The site did not start:\n${web.output()}`);
}

/** The process that works through the jobs, where that is one of its own. */
export function startJobs(given: Given): Omit<SiteProcess, 'url'> {
  return startProcess({ ...given, environment: { ...given.environment, WORKER: 'only' } });
}

function startProcess({ databaseUrl, dataDir, folder, environment }: Given) {
  const process = spawn('node', ['server/start.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      ...{ NODE_ENV: 'production', DAIS_MODE: 'demo', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      ...{ CITY_HALL_PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...environment },
    }),
  });
  let output = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { process, output: () => output, end: (signal: NodeJS.Signals) => ended(process, signal) };
}

async function ended(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill(signal);
  await gone;
}
