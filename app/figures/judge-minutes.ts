import type { Case } from '#app/proceedings/cases/case.ts';
import { compareMinutes } from '#app/proceedings/minutes/compare-minutes.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { noFindings } from '#app/summaries/findings/findings.ts';
import { differencesOf } from '#app/summaries/minutes/differences.ts';
import { heardVotes } from '#app/summaries/minutes/minutes-votes.ts';
import { takeMinutesWord } from '#app/summaries/minutes/take-minutes-word.ts';
import { judgeProceedings, type Share } from './judge-proceedings.ts';
import type { MeetingLabels } from './meeting-labels.ts';
import type { RecordPlaces } from './record-places.ts';

/** Of all meetings, those with approved minutes once an editor has taken their word. */
export type MinutesFigures = {
  peopleWithMinutes: Share;
  talliesWithMinutes: Share;
  rollCallsWithMinutes: Share;
};

type Drafted = { cases: readonly Case[]; votes: readonly Vote[] };

/** Holds votes against their labels, with what the minutes say of those votes in the place of what was heard. */
export function judgeMinutes(
  { cases, votes }: Drafted,
  written: readonly MinutesVote[],
  labels: MeetingLabels,
  places: RecordPlaces,
): MinutesFigures {
  const judged = judgeProceedings(
    { cases, votes: asInMinutes({ cases, votes }, written), withMinutes: written.length > 0 },
    labels,
    places,
  );
  return {
    peopleWithMinutes: judged.people,
    talliesWithMinutes: judged.tallies,
    rollCallsWithMinutes: judged.rollCalls,
  };
}

/** As the button of the desk does that takes all from the minutes, but for votes that nobody heard. */
function asInMinutes({ cases, votes }: Drafted, written: readonly MinutesVote[]): Vote[] {
  const compared = compareMinutes(written, heardVotes(votes, cases));
  const differences = differencesOf(written, compared).differences.filter(
    ({ kind }) => kind !== 'missed',
  );
  const edited = { editedById: null, editedAt: null };
  const asCounted = { ...edited, ...noFindings(), heardCount: null };
  const stored = votes.map((vote, index) => ({ ...vote, ...asCounted, index }));
  const taken = takeMinutesWord(stored, { differences, written, caseOf: () => null, edited });
  return votes.map((vote, place) => {
    const { mover, seconder, yes, no, abstain, outcome, rollCall } = taken[place] ?? vote;
    return {
      ...vote,
      ...{ mover, seconder, yes, no, abstain },
      // The minutes' own words for an outcome and an answer are those of a vote.
      outcome: outcome as Vote['outcome'],
      rollCall: rollCall as Vote['rollCall'],
    };
  });
}
