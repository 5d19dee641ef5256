import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { ApartTask } from '#tests/support/apart-program.ts';
import { canReadProcesses, isRunning, peakMemory } from '#tests/support/peak-memory.ts';
import type { Program } from './program.ts';
import { runApart } from './run-apart.server.ts';

const program: Program = {
  file: 'tests/support/apart-program.ts',
  seconds: 60,
  megabytes: 256,
  idleSeconds: 0,
  tooLong: 'It takes too long.',
  tooMuch: 'It takes too much memory.',
};
const run = <Result>(task: ApartTask, given: Partial<Program> = {}) =>
  runApart<ApartTask, Result>({ program: { ...program, ...given }, task });

describe('a program that runs apart', () => {
  it('is given bytes and answers with them, and tells how far it is', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(65_536));
    const seen: unknown[] = [];
    const answer = await runApart<ApartTask, Uint8Array>({
      program,
      task: { do: 'answer', bytes },
      onProgress: ({ done, step }) => seen.push([done, step]),
    });
    expect(answer).toEqual(bytes);
    expect(seen).toEqual([[0.5, 'Half']]);
  });

  it('refuses in its own words, and tells what broke in it', async () => {
    await expect(run({ do: 'refuse' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'This cannot be read.',
    });
    await expect(run({ do: 'fail' })).rejects.toThrow('broken');
    await expect(run({ do: 'fail-later' })).rejects.toThrow('broken later');
    await expect(
      run({ do: 'answer', bytes: new Uint8Array() }, { file: 'no-such.ts' }),
    ).rejects.toThrow('no-such.ts is missing');
  });

  it('is ended when it takes longer than it may, and keeps nobody waiting meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    await expect(run({ do: 'loop' }, { seconds: 1 })).rejects.toMatchObject({
      code: 'unreadable',
      message: 'It takes too long.',
    });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it.each(['heap', 'buffers', 'one-buffer', 'wasm'] as const)(
    'is ended when it takes more memory than it may: %s',
    async (what) => {
      const work = () =>
        expect(run({ do: 'take', what })).rejects.toMatchObject({
          code: 'unreadable',
          message: 'It takes too much memory.',
        });
      const peak = await (canReadProcesses ? peakMemory(work) : work().then(() => 0));
      expect(peak).toBeLessThan(256 + 250);
    },
  );

  it('knows nothing of the environment, keys least of all', async () => {
    const known = await run<Record<string, string>>({ do: 'environment' });
    expect(
      Object.keys(known).filter((name) => !/^(PWD|_|SHLVL|OLDPWD|NODE_COMPILE_CACHE)$/.test(name)),
    ).toEqual(
      ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'].filter((name) => name in known),
    );
  });

  it('leaves the processor to who answers readers', async () => {
    const kept = { ...program, idleSeconds: 1 };
    const pid = await runApart<ApartTask, number>({ program: kept, task: { do: 'who' } });
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
  });

  it('is kept for the next task where that is wanted, and started anew when it was ended', async () => {
    const kept = { ...program, seconds: 2, idleSeconds: 60 };
    const who = () => runApart<ApartTask, number>({ program: kept, task: { do: 'who' } });
    const first = await who();
    expect(await who()).toBe(first);
    await expect(runApart({ program: kept, task: { do: 'loop' } })).rejects.toThrow('too long');
    const second = await who();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    expect(await who()).not.toBe(second);
  });

  it('ends when nothing was asked of it for a while', async (context) => {
    if (!canReadProcesses) return context.skip('needs /proc');
    const kept = { ...program, idleSeconds: 0.2 };
    const pid = await runApart<ApartTask, number>({ program: kept, task: { do: 'who' } });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('takes one task at a time, and none of somebody who is gone', async () => {
    const gone = AbortSignal.abort();
    const long = run({ do: 'loop' }, { seconds: 0.5 }).catch(() => 'ended');
    const task: ApartTask = { do: 'who' };
    await expect(runApart({ program, task, signal: gone })).rejects.toThrow('aborted');
    expect(await long).toBe('ended');
  });
});

describe('the process that started it', () => {
  const script = (task: ApartTask, idleSeconds: number) => `
    const { runApart } = await import('#app/platform/apart/run-apart.server.ts');
    const program = ${JSON.stringify({ ...program, idleSeconds })};
    if (${idleSeconds} > 0) console.log(await runApart({ program, task: { do: 'who' } }));
    await runApart({ program, task: ${JSON.stringify(task)} });`;
  const start = (task: ApartTask, idleSeconds: number) =>
    spawn(process.execPath, ['--input-type=module', '--eval', script(task, idleSeconds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  it('ends by itself although the program is kept', async () => {
    const [code] = await once(start({ do: 'who' }, 3600), 'exit');
    expect(code).toBe(0);
  });

  it('takes the program with it when it is killed, even out of a loop', async (context) => {
    if (!canReadProcesses) return context.skip('needs /proc');
    const parent = start({ do: 'loop' }, 3600);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  });
});
