import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env.server.ts';

/** Signs cookies. Outside production it is made once and kept beside the data. */
export const sessionSecret = env.SESSION_SECRET ?? rememberedSecret();

/** What is read by: the secret of now, by which alone things are written, and then those before it. */
export const readingSecrets: readonly string[] = [sessionSecret, ...env.OLD_SESSION_SECRETS];

function rememberedSecret(): string {
  mkdirSync(env.dataDir, { recursive: true });
  const file = join(env.dataDir, 'session-secret');
  try {
    // 'wx' lets only the first of two processes write; the other reads what it wrote.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // fs throws nothing else
  }
  return readFileSync(file, 'utf8');
}

/** Cookies are sent over TLS only, wherever the site is served over TLS. */
export const secureCookies = env.PUBLIC_URL?.startsWith('https:') ?? false;
