import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '../app-error.ts';
import { traced } from '../traces/traced.server.ts';
import type { ApartAnswer, Program, Progress } from './program.ts';
import { startProgram } from './start-program.server.ts';

type Apart<Task> = {
  program: Program;
  task: Task;
  onProgress?: (progress: Progress) => void;
  /** Whoever asked is gone: a task whose turn has not come is given up. */
  signal?: AbortSignal;
};

/** A process that answered a task and waits for the next. */
type Kept = { child: ChildProcess; idle: NodeJS.Timeout };

/** What is under way of a program: its tasks take turns, so that its memory is taken once. */
type Lane = { turn: Promise<unknown>; kept: Kept | null };

const lanes = new Map<Program, Lane>();

/** The process ended of itself, without an answer, as one does that is given no more memory. */
class OutOfMemory extends AppError {}

/**
 * Runs a program in a process of its own under its limits of time and memory, so that neither long
 * work nor a hostile file keeps this process from answering. Never to be waited for inside of a
 * transaction.
 * @throws AppError as the program refused, or `unreadable` in the program's words where it took too
 * long or too much
 */
export function runApart<Task, Result>(asked: Apart<Task>): Promise<Result> {
  const lane = lanes.get(asked.program) ?? { turn: Promise.resolve(), kept: null };
  lanes.set(asked.program, lane);
  const result = lane.turn.then(async () => {
    asked.signal?.throwIfAborted();
    const isFresh = lane.kept === null || !isAlive(lane.kept.child);
    try {
      return await traced({ name: `apart ${asked.program.file}` }, () =>
        takeTurn<Task, Result>(lane, asked),
      );
    } catch (error) {
      // What other tasks left behind in a kept process is not held against this one.
      if (!(error instanceof OutOfMemory) || isFresh) throw error;
      return await takeTurn<Task, Result>(lane, asked);
    }
  });
  lane.turn = result.catch(() => undefined);
  return result;
}

async function takeTurn<Task, Result>(lane: Lane, asked: Apart<Task>): Promise<Result> {
  const child = takeKept(lane) ?? startProgram(asked.program);
  try {
    return await ask(child, asked);
  } finally {
    const { idleSeconds } = asked.program;
    if (idleSeconds > 0 && isAlive(child)) keep(lane, child, idleSeconds);
    else await end(child);
  }
}

function ask<Task, Result>(child: ChildProcess, { program, task, onProgress }: Apart<Task>) {
  return new Promise<Result>((resolve, reject) => {
    const tooMuch = () => reject(new OutOfMemory('unreadable', program.tooMuch));
    const onMessage = (answer: ApartAnswer<Result>) => {
      if (answer.kind === 'progress') return onProgress?.(answer);
      settle();
      if (answer.kind === 'done') resolve(answer.result);
      else if (answer.kind === 'refused') reject(new AppError(answer.code, answer.message));
      else if (answer.kind === 'out-of-memory') tooMuch();
      else reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      settle();
      // Its guard, the engine and the system each end it by a signal; nobody else does.
      if (signal !== null) tooMuch();
      else reject(new Error(`${program.file} ended with ${code} and without an answer.`));
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const timer = setTimeout(() => {
      settle();
      child.kill('SIGKILL');
      reject(new AppError('unreadable', program.tooLong));
    }, program.seconds * 1000);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    // What went wrong with sending is told by 'exit' or 'error'.
    child.send({ task }, () => {});
  });
}

const isAlive = (child: ChildProcess) =>
  child.connected && !child.killed && child.exitCode === null && child.signalCode === null;

/** Keeps the process for the next task, without keeping this one from ending. */
function keep(lane: Lane, child: ChildProcess, seconds: number): void {
  const idle = setTimeout(() => void end(child), seconds * 1000).unref();
  lane.kept = { child, idle };
  child.unref();
  child.channel?.unref();
}

function takeKept(lane: Lane): ChildProcess | null {
  const { kept } = lane;
  lane.kept = null;
  if (!kept || !isAlive(kept.child)) return null;
  clearTimeout(kept.idle);
  kept.child.ref();
  kept.child.channel?.ref();
  return kept.child;
}

/** The next process of the program is started when the memory of this one is free again. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
