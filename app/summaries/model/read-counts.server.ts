import pMap from 'p-map';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft, DraftOptions } from '../draft.ts';
import { type HeardCount, putIn } from '../heard-count.ts';
import { countAnswer } from './answers.ts';
import { atOnce, type ModelSession } from './ask-model.server.ts';
import { countQuestions } from './count-questions.ts';
import { usable } from './model-sentence.server.ts';
import { countVoteInstructions } from './prompts/count-vote.ts';
import { soundCount } from './sound-count.ts';

/**
 * Has the model read how those votes went of which code has not counted all, and keeps of it what the record bears
 * out and what code does not have.
 * @returns by a vote's place in the draft
 * @throws ModelUnavailable where the service cannot be used
 */
export async function readCounts(
  session: ModelSession,
  transcript: Transcript,
  { votes, members = [] }: Pick<Draft, 'votes'> & Pick<DraftOptions, 'members'>,
): Promise<ReadonlyMap<number, HeardCount>> {
  const heard = new Map<number, HeardCount>();
  await pMap(
    countQuestions(transcript, { votes }, members),
    async ({ vote: place, segments, data }) => {
      const answer = await usable(
        session.ask({ instructions: countVoteInstructions, data, schema: countAnswer }),
      );
      const count = answer && soundCount(answer, { segments, members });
      const vote = votes[place];
      if (count && vote && addsTo(vote, count)) heard.set(place, count);
    },
    { concurrency: atOnce },
  );
  return heard;
}

/** Whether what was heard says more than code has counted. */
function addsTo(vote: Draft['votes'][number], heard: HeardCount): boolean {
  const whole = putIn(vote, heard);
  return whole.yes !== vote.yes || whole.no !== vote.no || whole.rollCall !== vote.rollCall;
}
