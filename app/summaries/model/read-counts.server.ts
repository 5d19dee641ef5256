import pMap from 'p-map';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft, DraftOptions } from '../draft.ts';
import { type HeardCount, offerOf } from '../heard-count.ts';
import { countAnswer } from './answers.ts';
import { atOnce, type ModelSession } from './ask-model.server.ts';
import { countQuestions } from './count-questions.ts';
import { usable } from './model-sentence.server.ts';
import { ModelUnavailable } from './model-trouble.ts';
import { countVoteInstructions } from './prompts/count-vote.ts';
import { soundCount } from './sound-count.ts';

/**
 * Has the model read how those votes went of which code has not counted all, and keeps of it what the record bears
 * out and what code does not have.
 * @returns by a vote's place in the draft; where the service fails, as far as it got
 */
export async function readCounts(
  session: ModelSession,
  transcript: Transcript,
  { votes, members = [] }: Pick<Draft, 'votes'> & Pick<DraftOptions, 'members'>,
): Promise<ReadonlyMap<number, HeardCount>> {
  const heard = new Map<number, HeardCount>();
  const asking = pMap(
    countQuestions(transcript, { votes }, members),
    async ({ vote: place, segments, data }) => {
      const answer = await usable(
        session.ask({ instructions: countVoteInstructions, data, schema: countAnswer }),
      );
      const count = answer && soundCount(answer, { segments, members });
      const vote = votes[place];
      const offer = count && vote && offerOf(vote, count);
      if (offer && (offer.tally !== null || offer.rollCall.length > 0)) heard.set(place, count);
    },
    { concurrency: atOnce },
  );
  // What is only offered costs no draft.
  await asking.catch((error) => {
    if (!(error instanceof ModelUnavailable)) throw error;
  });
  return heard;
}
