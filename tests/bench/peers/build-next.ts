import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds a minimal app of Next that has the pages of `PEER_PAGES` ready as files, in `folder`, and answers with
 * what starts it. Next is not of this project: it comes from the registry. Null where it does not, which is said.
 */
export async function buildNext(
  folder: string,
  environment: Record<string, string>,
): Promise<string[] | null> {
  await cp(resolve('tests/bench/peers/next'), folder, { recursive: true });
  const options = {
    cwd: folder,
    env: { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1' },
  };
  const next = join(folder, 'node_modules/next/dist/bin/next');
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], options);
    await run('node', [next, 'build'], {
      ...options,
      env: { ...options.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    console.error('Next was not built, and is left out:', error);
    return null;
  }
  return ['node', next, 'start'];
}
