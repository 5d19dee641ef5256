import pMap from 'p-map';
import type { Outline } from '#app/proceedings/outline/outline.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { DraftOptions } from '../draft.ts';
import { outlineAnswer } from './answers.ts';
import { atOnce, type ModelSession } from './ask-model.server.ts';
import { usable } from './model-sentence.server.ts';
import { outlineQuestions } from './outline-questions.ts';
import { outlineInstructions } from './prompts/outline.ts';
import { saidIn, soundOutline } from './sound-outline.ts';

/**
 * Has the model outline a record, part by part, and keeps what the record bears out.
 * @throws ModelUnavailable where the service cannot be used
 */
export async function readOutline(
  session: ModelSession,
  transcript: Transcript,
  { agenda = [], members = [], onProgress }: DraftOptions,
): Promise<Outline> {
  const questions = outlineQuestions(transcript, { agenda, members });
  const said = saidIn(transcript.segments);
  let done = 0;
  const parts = await pMap(
    questions,
    async ({ segments, data }) => {
      const answer = await usable(
        session.ask({ instructions: outlineInstructions, data, schema: outlineAnswer }),
      );
      done += 1;
      const step = `Part ${done} of ${questions.length} of the record outlined by the model`;
      onProgress?.({ done: done / questions.length, step });
      if (answer !== null)
        return { ...soundOutline(answer, { agenda, segments, said }), unread: [] };
      const unread = { from: segments[0]?.index ?? 0, to: segments.at(-1)?.index ?? 0 };
      return { cases: [], motions: [], unread: [unread] };
    },
    { concurrency: atOnce },
  );
  return {
    cases: parts.flatMap(({ cases }) => cases),
    motions: parts.flatMap(({ motions }) => motions),
    unread: parts.flatMap(({ unread }) => unread),
  };
}
