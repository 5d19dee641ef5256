import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { AppError } from '#app/platform/app-error.ts';
import { childEnvironment } from '#app/platform/env.server.ts';

type Program = 'pg_dump' | 'pg_restore';

type Read = (line: string) => void;

/**
 * An address without its password, and the password for the environment: arguments can be read by
 * everybody on the machine.
 */
export function hidePassword(databaseUrl: string) {
  const address = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const environment: Record<string, string> = PGPASSWORD ? { PGPASSWORD } : {};
  return { address: address.href, environment };
}

/** Runs one of PostgreSQL's own programs; `read` is given what it prints, line by line. */
export async function runPostgresProgram(
  program: Program,
  args: string[],
  { environment = {}, read }: { environment?: Record<string, string>; read?: Read } = {},
): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', read ? 'pipe' : 'ignore', 'pipe'],
    env: childEnvironment(environment),
  });
  const said = collect(child.stderr);
  const ended = once(child, 'close').catch((cause) => {
    const words = `${program} is needed for this; install the PostgreSQL client.`;
    throw new AppError('unavailable', words, { cause });
  });
  const [, [code]] = await Promise.all([readLines(child.stdout, read), ended]);
  if (code === 0) return;
  throw new AppError('unavailable', `${program} could not do this: ${await said}`);
}

/** Not Node's own: that takes more than line feeds for the end of a line. */
async function readLines(output: Readable | null, read?: Read): Promise<void> {
  if (!output || !read) return;
  let rest = '';
  for await (const chunk of output.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(read);
  }
}

/** The first line of what a program says of its trouble. */
async function collect(errors: Readable | null): Promise<string> {
  let said = '';
  for await (const chunk of errors ?? []) said = `${said}${chunk}`.slice(0, 2000);
  return said.trim().split('\n')[0] ?? '';
}
