import { z } from 'zod';
import { log } from '#app/platform/log.server.ts';

const answer = z.object({ support_prob: z.number().min(0).max(1) });

/** Less than even is not carried. */
const carried = 0.5;
/** Milliseconds. */
const patience = 30_000;

/**
 * Asks a model for checking facts, such as MiniCheck behind HTTP, whether a text carries a claim. Null
 * where it could not be asked or gave no such answer.
 */
export async function askFactChecker(
  url: string,
  question: { claim: string; context: string },
): Promise<boolean | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answer.parse(await response.json()).support_prob >= carried;
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.name : 'unknown' }, 'fact checker');
    return null;
  }
}
