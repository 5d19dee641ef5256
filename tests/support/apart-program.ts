import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { AppError } from '#app/platform/app-error.ts';

export type ApartTask =
  | { do: 'answer'; bytes: Uint8Array }
  | { do: 'refuse' | 'fail' | 'fail-later' | 'loop' | 'who' | 'environment' }
  | { do: 'take'; what: 'heap' | 'buffers' | 'one-buffer' | 'wasm' };

/** A program for the tests of those that run apart: does what it is told. */
workApart(async (task: ApartTask, report) => {
  switch (task.do) {
    case 'answer':
      report({ done: 0.5, step: 'Half' });
      return task.bytes;
    case 'refuse':
      throw new AppError('invalid', 'This cannot be read.');
    case 'fail':
      throw new TypeError('broken');
    case 'fail-later':
      setTimeout(() => {
        throw new TypeError('broken later');
      });
      return new Promise(() => {});
    case 'loop':
      for (;;);
    case 'who':
      return process.pid;
    case 'environment':
      return process.env;
    case 'take':
      return take(task.what);
  }
});

function take(what: 'heap' | 'buffers' | 'one-buffer' | 'wasm') {
  const held: unknown[] = [];
  if (what === 'one-buffer') held.push(new Uint8Array(6 * 1024 ** 3).fill(1));
  for (let size = 0; size < 6 * 1024; size += 8) {
    if (what === 'heap') held.push(Array.from({ length: 1024 * 1024 }, (_, at) => at + 0.5));
    if (what === 'buffers') held.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    if (what === 'wasm') {
      const memory = new WebAssembly.Memory({ initial: 128 });
      new Uint8Array(memory.buffer).fill(1);
      held.push(memory);
    }
  }
  return held.length;
}
