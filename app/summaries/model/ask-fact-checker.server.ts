import { z } from 'zod';
import { BadStatus, breakerOf } from '#app/platform/breaker.server.ts';
import { log } from '#app/platform/log.server.ts';

const answer = z.object({ support_prob: z.number().min(0).max(1) });

/** Less than even is not carried. */
const carried = 0.5;
/** Milliseconds. */
const patience = 30_000;

const breaker = breakerOf('fact-checker');

type Question = { claim: string; context: string };

/**
 * Asks a model for checking facts, such as MiniCheck behind HTTP, whether a text carries a claim. Null
 * where it could not be asked or gave no such answer.
 */
export async function askFactChecker(url: string, question: Question): Promise<boolean | null> {
  try {
    return await breaker.ask(() => judge(url, question), { patience });
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.name : 'unknown' }, 'fact checker');
    return null;
  }
}

async function judge(url: string, question: Question): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new BadStatus(response.status);
  return answer.parse(await response.json()).support_prob >= carried;
}
