import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Program, Progress } from '#app/platform/apart/program.ts';
// By its place: its name leads here.
import { runApart as runAnew } from '../../app/platform/apart/run-apart.server.ts';

type Remembered = { result: unknown; progress: Progress[] };

/** Where answers are kept for as long as one `npm test` takes; without it every task is run. */
const folder = process.env.DAIS_REMEMBERED_PROGRAMS;

/**
 * `runApart`, but that a program's process waits for the next test's task, which takes less than to start
 * one, has twice the time, as others are busy beside it, and is asked nothing that it has answered: it knows
 * nothing but its task, and the same tests run on two databases. A task that failed is run again.
 */
export const runApart: typeof runAnew = async <Task, Result>({
  program,
  task,
  onProgress,
  signal,
}: Parameters<typeof runAnew<Task, Result>>[0]): Promise<Result> => {
  signal?.throwIfAborted();
  const place = folder && join(folder, keyOf(program, task));
  const remembered = place && (await readFile(place).catch(() => null));
  if (remembered) {
    const { result, progress }: Remembered = deserialize(remembered);
    for (const step of progress) onProgress?.(step);
    return result as Result; // as the same program answered it
  }
  const progress: Progress[] = [];
  const result = await runAnew<Task, Result>({
    program: waiting(program),
    task,
    onProgress(step) {
      progress.push(step);
      onProgress?.(step);
    },
    signal,
  });
  if (place) await keep(place, { result, progress });
  return result;
};

const keyOf = ({ file }: Program, task: unknown) =>
  createHash('sha256').update(file).update(serialize(task)).digest('hex');

const patient = new Map<Program, Program>();

function waiting(program: Program): Program {
  const known = patient.get(program) ?? {
    ...program,
    seconds: program.seconds * 2,
    idleSeconds: 60,
  };
  patient.set(program, known);
  return known;
}

/** Another thread may read it meanwhile: all of it, or nothing. */
async function keep(place: string, remembered: Remembered): Promise<void> {
  const draft = `${place}-${crypto.randomUUID()}`;
  await writeFile(draft, serialize(remembered));
  await rename(draft, place);
}
