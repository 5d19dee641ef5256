import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Memory and children of processes can be read on Linux alone. */
export const canReadProcesses = existsSync('/proc/self/status');

/** The processes that this one has started and that still run. */
export function childPids(): number[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && parentOf(Number(name)) === process.pid ? [Number(name)] : [],
  );
}

/**
 * The most memory in megabytes that this process took on during `work`, together with the most that
 * one of its children held.
 */
export async function peakMemory(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let own = before;
  let child = 0;
  const timer = setInterval(() => {
    own = Math.max(own, process.memoryUsage.rss());
    for (const pid of childPids()) child = Math.max(child, peakOf(pid));
  }, 10);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return (own - before + child) / 1024 / 1024;
}

export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(statusOf(pid));
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0);
const peakOf = (pid: number) => Number(/^VmHWM:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) * 1024;

/** Empty where the process has ended since. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
