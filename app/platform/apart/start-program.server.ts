import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bareEnvironment } from '../env.server.ts';
import { stepBack } from '../step-back.server.ts';
import type { Program } from './program.ts';

/** Of a program's memory, what may be JavaScript's own; the rest is for buffers and Node. */
const heapShare = 2 / 3;

/**
 * What Node maps for itself before it runs anything: 615 MB with the guard's thread, by /proc on x64
 * with Node 24, most of it address space for compiled code that is never touched. Without it Node
 * does not start.
 */
const mappedByNodeMegabytes = 720;

/**
 * Starts a program under its limits. Of this process's environment it is given no more than where Node
 * keeps what it has compiled: it reads what strangers wrote, and needs no key.
 *
 * Two limits of memory hold at once. The system's own, where it has one, refuses what is asked for
 * in one piece; the program's guard looks at what is held, on every system, every moment.
 */
export function startProgram({ file, megabytes, mappedMegabytes = 0 }: Program): ChildProcess {
  const heap = Math.round(megabytes * heapShare);
  const node = [process.execPath, `--max-old-space-size=${heap}`, sourceOf(file), `${megabytes}`];
  const kilobytes = (mappedByNodeMegabytes + mappedMegabytes + megabytes) * 1024;
  const [command = '', ...args] =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', 'ulimit -c 0; ulimit -d "$0"; exec "$@"', `${kilobytes}`, ...node]
      : node;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: bareEnvironment,
  });
  // More people wait for a page than for what is read, drafted or checked.
  if (child.pid !== undefined) stepBack(child.pid);
  return child;
}

/** The program's source, also when this module was built into the server's bundle elsewhere. */
function sourceOf(file: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return join(folder, file);
    if (folder === dirname(folder)) throw new Error(`${file} is missing.`);
  }
}
