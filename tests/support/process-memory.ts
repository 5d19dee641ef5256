import { readFile } from 'node:fs/promises';

/** In megabytes: what a process holds in memory, and the most it ever held. */
export async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: read('VmRSS') / 1024, most: read('VmHWM') / 1024 };
}
