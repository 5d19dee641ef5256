import type { Reader } from '#app/entities/entity-access.server.ts';
import type { Nearest } from '#app/search/near.ts';
import { nearestPassages } from '#app/search/nearest-passages.server.ts';
import { type ReaderScope, readScope } from '#app/search/reader-scope.server.ts';
import { withLinesAround } from '#app/search/with-lines-around.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { answerKey } from './kept-answers.server.ts';
import { type NumberedRecord, numberRecord } from './number-record.ts';
import type { Question } from './question.ts';

export type ReadUp = {
  scope: ReaderScope;
  nearest: Nearest;
  /** What a model answers from, and what its answer is kept under; null without one, and of nothing */
  given: { record: NumberedRecord; key: string } | null;
};

/** What the record has on a question, of what this reader may read. */
export async function readUp(
  reader: Reader,
  { q, body }: Question,
  model: ModelSettings | null,
): Promise<ReadUp> {
  const scope = await readScope(reader);
  const nearest = await nearestPassages({ scope, question: q, body });
  if (!model || nearest.meetings.length === 0) return { scope, nearest, given: null };
  const record = numberRecord(await withLinesAround(scope, nearest.meetings));
  return { scope, nearest, given: { record, key: answerKey(q, record, model) } };
}
