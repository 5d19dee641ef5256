import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

type Start = {
  command: string[];
  port: number;
  environment?: Record<string, string>;
  folder?: string;
  /** Answers once the server is there. */
  path?: string;
};

export type PinnedServer = Awaited<ReturnType<typeof startPinned>>;

/** Starts a server on the first core, all to itself as far as the other servers here go. */
export async function startPinned({ command, port, environment, folder = '.', path = '/' }: Start) {
  const server = spawn('taskset', ['-c', '0', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
      NODE_ENV: 'production',
      PORT: String(port),
      ...environment,
    },
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(url + path).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} has ended.`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

type Asked = {
  address: string;
  headers: Record<string, string>;
  count: number;
  status?: number;
};

/** Four readers ask for one page, `count` times in all. */
export async function askFor({ address, headers, count, status = 200 }: Asked) {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await new Promise<void>((done, fail) => {
        get(address, { agent, headers }, (answer) => {
          if (answer.statusCode !== status) fail(new Error(`${address}: ${answer.statusCode}`));
          answer.resume().on('end', done);
        }).on('error', fail);
      });
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

/** Milliseconds that a process has run on the processor so far, all its threads together. */
export async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const spent = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(
        () => '0',
      );
      return Number(spent.split(' ')[0]);
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
