import { published } from '#app/meetings/latest-version.server.ts';
import { db } from '#app/platform/db.server.ts';
import { tallyOf } from '#app/summaries/account/vote-words.ts';
import { shownVote } from '#app/summaries/vote-rows.server.ts';
import { casesDecidedBy, decidingVote } from '#app/summaries/votes-of-cases.ts';

type Step = { meetingId: string; case: number | null };

/** How a body voted: '5 to 0'. */
export type StepVote = string;

/** The vote that decided each step's case, as the published summary counts it. */
export async function votesOfSteps(steps: readonly Step[]): Promise<Map<string, StepVote>> {
  const ids = steps.filter((step) => step.case !== null).map(({ meetingId }) => meetingId);
  if (ids.length === 0) return new Map();
  const meetings = await db.meeting.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      versions: { ...published, take: 1, select: { votes: { orderBy: { index: 'asc' } } } },
    },
  });
  const votesOf = new Map(meetings.map(({ id, versions }) => [id, versions[0]?.votes ?? []]));
  return new Map(
    steps.flatMap(({ meetingId, case: at }) => {
      const votes = (votesOf.get(meetingId) ?? []).map(shownVote);
      const own = votes.filter((vote) => at !== null && casesDecidedBy(vote).includes(at));
      const deciding = decidingVote(own);
      const tally = deciding ? tallyOf(deciding) : null;
      return tally === null ? [] : [[meetingId, tally] as const];
    }),
  );
}
