import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Running = {
  environment?: Record<string, string>;
  input?: string;
  /** Of the checkout whose program it is; this one, if not given. */
  folder?: string;
};
export type Ended = { code: number | null; output: string; errors: string };

/** Runs one of the project's programs to its end, in an environment of little but what is given. */
export async function runProgram(
  args: string[],
  { environment, input = '', folder }: Running = {},
) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const program = spawn('node', args, {
    cwd: folder,
    env: {
      ...{ PATH, HOME, NODE_COMPILE_CACHE },
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
    },
  });
  const ended: Ended = { code: null, output: '', errors: '' };
  program.stdout.on('data', (chunk) => {
    ended.output += chunk;
  });
  program.stderr.on('data', (chunk) => {
    ended.errors += chunk;
  });
  // A program that ends without reading what it is given is no fault of the test.
  program.stdin.on('error', () => {});
  program.stdin.end(input);
  [ended.code] = await once(program, 'close');
  return ended;
}
