import type { Reader } from '#app/entities/entity-access.server.ts';
import { type LookedThrough, lookedThrough } from '#app/search/looked-through.server.ts';
import type { Nearest } from '#app/search/near.ts';
import { openWithin } from '#app/search/reader-scope.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { type BodyChoice, bodyChoices } from './body-choices.ts';
import { keptAnswer } from './kept-answers.server.ts';
import type { Question } from './question.ts';
import { readUp } from './read-up.server.ts';
import { type CitedAnswer, citeSources } from './sources.ts';
import type { Written } from './written.ts';

/** What a question comes to on its page. */
export type AskedRecord = Nearest & {
  bodies: BodyChoice[];
  answer:
    | ({ kind: 'answered' } & CitedAnswer)
    | Exclude<Written, { kind: 'answered' }>
    /** There is a model, and nobody has had it write yet */
    | { kind: 'unwritten' }
    /** There is no model */
    | { kind: 'passages' };
  /** What was looked through, where that is all there is to say; null where it need not be said */
  lookedThrough: LookedThrough[] | null;
  /** Of how many bodies that are open to everybody the record was looked through besides */
  openBodies: number;
};

/** Looks a question up, with its answer where one was written. Spends nothing, however often it is asked. */
export async function askRecord(
  reader: Reader,
  question: Question,
  model: ModelSettings | null,
): Promise<AskedRecord> {
  const { scope, nearest, given } = await readUp(reader, question, model);
  const written = given && keptAnswer(reader.userId, given.key);
  const { openIds } = question.body === null ? scope : openWithin(scope, question.body);
  const isSilent = nearest.meetings.length === 0 || written?.kind === 'silent';
  return {
    ...nearest,
    bodies: bodyChoices(scope),
    answer: answerOf({ written, given }),
    lookedThrough: isSilent ? await lookedThrough(scope, question.body) : null,
    openBodies: openIds.size,
  };
}

type Had = { written: Written | null; given: Awaited<ReturnType<typeof readUp>>['given'] };

function answerOf({ written, given }: Had): AskedRecord['answer'] {
  if (!given) return { kind: 'passages' };
  if (!written) return { kind: 'unwritten' };
  if (written.kind !== 'answered') return written;
  return { kind: 'answered', ...citeSources(written, given.record) };
}
