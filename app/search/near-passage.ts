import { hitOf } from './hit.ts';
import type { NearPassage } from './near.ts';
import type { Scored } from './score.ts';

/** In characters; about four lines of a page: enough to see what is meant. */
const shownLength = 420;

export function nearPassage(scored: Scored, page: string): NearPassage {
  const { id, kind, heading, text, speaker, outcome } = scored;
  return { id, kind, heading, text, speaker, outcome, hit: hitOf(scored, page, shownLength) };
}
