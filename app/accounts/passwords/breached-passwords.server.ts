import { createHash } from 'node:crypto';
import { BadStatus, breakerOf } from '#app/platform/breaker.server.ts';
import { env } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log.server.ts';

/** Somebody waits for it. */
const patienceMilliseconds = 1500;

/** An answer with padding has some 50 kB. */
const longestAnswer = 1_000_000;

const breaker = breakerOf('breached-passwords');

/**
 * Whether a password is known from a breach, by a service that speaks as Have I Been Pwned does: it is
 * told the first five characters of the hash and answers with all that begin like that, so that it
 * never learns which was meant. False where none is set up, or it did not answer in time.
 */
export async function isBreached(
  password: string,
  service = env.BREACHED_PASSWORDS_URL,
): Promise<boolean> {
  if (!service) return false;
  // SHA-1 is what the service counts by; nothing is kept under it.
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const known = await breaker.ask(() => askFor(`${service}/range/${hash.slice(0, 5)}`));
    return known.some((line) => {
      const [rest, count] = line.trim().split(':');
      // Lines that only fill the answer up are counted 0.
      return rest?.toUpperCase() === hash.slice(5) && Number(count) > 0;
    });
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.name : 'unknown' }, 'breached passwords');
    return false;
  }
}

async function askFor(address: string): Promise<string[]> {
  const response = await fetch(address, {
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!response.ok || !response.body) throw new BadStatus(response.status);
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > longestAnswer) throw new Error('too long');
  }
  return text.split('\n');
}
