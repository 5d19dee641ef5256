import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { type ReadMail, readMail } from './read-mail.ts';

export type Site = {
  url: string;
  /** The server's process. */
  pid: number;
  /** The SQLite file that the server reads and writes. */
  database: string;
  /** Runs a command of the command line on the site's database and answers with what it printed. */
  dais: (...args: string[]) => Promise<string>;
  /** The newest message to an address, once there are `count` of them. */
  mailTo: (address: string, count: number) => Promise<ReadMail>;
  /** What the server wrote to its standard output and error so far. */
  output: () => string;
  /** Ends the server, and leaves its files. */
  end: () => Promise<void>;
  /** Ends the server, and removes its files. */
  stop: () => Promise<void>;
};

type SiteOptions = {
  template?: string;
  environment?: Record<string, string>;
  /** For its start; a demonstration is loaded at the first one. */
  patienceSeconds?: number;
};

/**
 * Serves the built site from a database of its own: a copy of `template`, or an empty demo.
 * `environment` is given to the server besides, or in place of, what it needs for that.
 */
export async function startSite({
  template,
  environment,
  patienceSeconds = 60,
}: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dais-site-'));
  if (template) await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DAIS_MODE: 'demo',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    // The invented city would draft its meetings beside every test.
    CITY_HALL_PORT: '0',
    ...environment,
  };
  const server = spawn('node', ['server/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let stopping = false;
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  server.on('exit', (code, signal) => {
    output += `\nThe server ended: ${code ?? signal}\n`;
    if (!stopping) console.error(output.slice(-4000));
  });
  const end = async () => {
    stopping = true;
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/healthz`, server, () => output, patienceSeconds);
  return {
    url,
    pid: server.pid ?? 0,
    database: join(dataDir, 'dais.db'),
    output: () => output,
    mailTo: (address, count) => newestMail(join(dataDir, 'outbox'), address, count),
    async dais(...args) {
      const quiet = { ...env, LOG_LEVEL: 'silent' };
      const { stdout } = await promisify(execFile)('node', ['server/command-line.ts', ...args], {
        env: quiet,
      });
      return stdout.trim();
    },
    end,
    async stop() {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function newestMail(outbox: string, address: string, count: number): Promise<ReadMail> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Named by the ids of their rows, which sort by time.
    const names = (await readdir(outbox).catch((): string[] => [])).filter((name) =>
      name.endsWith('.eml'),
    );
    const mails = await Promise.all(
      names.sort().map(async (name) => readMail(await readFile(join(outbox, name), 'utf8'))),
    );
    const theirs = mails.filter((mail) => mail.headers.get('to') === address);
    const newest = theirs.at(-1);
    if (newest && theirs.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There are fewer than ${count} messages to ${address}.`);
}

async function answering(
  url: string,
  server: ChildProcess,
  output: () => string,
  patienceSeconds: number,
): Promise<void> {
  for (let attempt = 0; attempt < patienceSeconds * 10; attempt += 1) {
    if (server.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not start:\n${output()}`);
}
