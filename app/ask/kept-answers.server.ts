import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import type { NumberedRecord } from './number-record.ts';
import { answerQuestionVersion } from './prompts/answer-question.ts';
import type { Written } from './written.ts';

const hour = 3_600_000;
const shortMilliseconds = 60_000;

/**
 * Answers for a while, in the memory of this process, by all that went into them: the question and every
 * word that the reader may read of what is near to it. Who asks is no part of it, and nothing is stored.
 * What can no longer be read, or was corrected, gives another key.
 */
const kept = new LRUCache<string, Written>({ max: 500, ttl: hour });

export function answerKey(
  question: string,
  { data }: NumberedRecord,
  { name, verifier }: ModelSettings,
): string {
  const all = JSON.stringify([answerQuestionVersion, name, verifier, question, data]);
  return createHash('sha256').update(all).digest('base64');
}

/** Why one reader got no answer is nobody else's business. */
const ofReader = (userId: string, key: string) => `${userId} ${key}`;

export const keptAnswer = (userId: string, key: string): Written | null =>
  kept.get(key) ?? kept.get(ofReader(userId, key)) ?? null;

export function keepAnswer(userId: string, key: string, written: Written): void {
  if (written.kind !== 'trouble') kept.set(key, written);
  else kept.set(ofReader(userId, key), written, { ttl: shortMilliseconds });
}
