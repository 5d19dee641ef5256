import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What one record took, alone in a process held to one core where the system can do that. */
export type Cost = {
  seconds: number;
  /** The most memory the process held, Node itself included. */
  megabytes: number;
  /** Hours of meeting, by the record's own times, else by how long its words take to say. */
  hours: number;
};

const answerShape = z.object({
  seconds: z.number(),
  megabytes: z.number(),
  length: z.number().nullable(),
  words: z.number(),
});
const wordsInAnHour = 9000;
const taskset = '/usr/bin/taskset';

export const holdsToOneCore = existsSync(taskset);

export function measureRecord(path: string): Cost | null {
  const script = fileURLToPath(new URL('./measure-record.ts', import.meta.url));
  const call = [process.execPath, script, path];
  const [command = '', ...rest] = holdsToOneCore ? [taskset, '-c', '0', ...call] : call;
  const { stdout, status } = spawnSync(command, rest, { encoding: 'utf8' });
  if (status !== 0) return null;
  const { seconds, megabytes, length, words } = answerShape.parse(JSON.parse(stdout));
  const hours = length !== null && length > 60 ? length / 3600 : words / wordsInAnHour;
  return { seconds, megabytes, hours };
}
