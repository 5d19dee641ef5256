import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '#app/platform/env.server.ts';
import { startSite } from '#tests/support/site.ts';

type Given = { databaseUrl: string | undefined; cityHalls: number };

/**
 * Starts the built site, as its database has it: with PostgreSQL the worker is a process of its own,
 * with SQLite it is the web's.
 */
export async function startSiteAndWorker({ databaseUrl, cityHalls }: Given) {
  const metricsToken = randomUUID();
  const lead = `${pathToFileURL('tests/bench/many-sources/lead-to-city-halls.ts')}?port=${cityHalls}`;
  const isApart = databaseUrl?.startsWith('postgres') ?? false;
  const environment = {
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    // A server that keeps something of every source does not live long in so little.
    NODE_OPTIONS: `--import=${lead} --max-old-space-size=256`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const site = await startSite({
    environment: { ...environment, WORKER: isApart ? 'off' : 'inline' },
    patienceSeconds: 300,
  });
  const own = {
    DATABASE_URL: databaseUrl ?? `file:${site.database}`,
    DATA_DIR: dirname(site.database),
  };
  const worker = isApart ? startWorker({ ...environment, ...own }) : null;
  const pids = { web: site.pid, ...(worker && { worker: worker.pid ?? 0 }) };
  // Also where something is wrong in the middle.
  const endAll = () => {
    for (const pid of Object.values(pids)) process.kill(pid);
  };
  process.once('exit', endAll);
  return {
    ...{ url: site.url, environment: own, pids, metricsToken },
    async stop() {
      process.off('exit', endAll);
      if (worker && worker.exitCode === null) {
        const ended = once(worker, 'exit');
        worker.kill('SIGTERM');
        await ended;
      }
      await site.stop();
    },
  };
}

function startWorker(environment: Record<string, string>) {
  const env = childEnvironment({
    ...{ NODE_ENV: 'production', DAIS_MODE: 'demo', WORKER: 'only', ...environment },
  });
  return spawn('node', ['server/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
