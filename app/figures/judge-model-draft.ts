import { checkEvidence } from '#app/checking/evidence/check-evidence.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { putIn } from '#app/summaries/heard-count.ts';
import type { ModelDraft } from '#app/summaries/model/model-drafter.server.ts';
import { judgeDraft } from './judge-draft.ts';
import { judgeProceedings, type Share } from './judge-proceedings.ts';
import type { MeetingLabels } from './meeting-labels.ts';
import { RecordPlaces } from './record-places.ts';

export type ModelDraftFigures = {
  factsByModel: Share;
  emptyLinesByModel: Share;
  /** What the drafts are made of, where the model outlined the record first. */
  votesByModel: Share;
  subjectsByModel: Share;
  peopleByModel: Share;
  /** Where the editor puts in each count that the model heard. */
  talliesByModel: Share;
  rollCallsByModel: Share;
  itemsByModel: Share;
  statesByModel: Share;
  /** Of the sentences that the model wrote, those whose every clause has its words in the record. */
  evidence: Share;
  wrong: string[];
};

const none: Share = { right: 0, of: 0 };
export const nothingByModel: ModelDraftFigures = {
  factsByModel: none,
  emptyLinesByModel: none,
  votesByModel: none,
  subjectsByModel: none,
  peopleByModel: none,
  talliesByModel: none,
  rollCallsByModel: none,
  itemsByModel: none,
  statesByModel: none,
  evidence: none,
  wrong: [],
};

/** The votes as they are once an editor has put in each count that the model heard. */
export const votesWithCounts = ({ votes, heardCounts }: ModelDraft): Vote[] =>
  votes.map((vote, place) => {
    const heard = heardCounts.get(place);
    return heard ? putIn(vote, heard) : vote;
  });

/** Holds a draft whose cases a language model told against what a reader of the record wrote down. */
export function judgeModelDraft(
  draft: ModelDraft,
  labels: MeetingLabels,
  { segments }: Transcript,
): ModelDraftFigures {
  const { facts, emptyLines, wrong } = judgeDraft(draft, labels);
  const votes = votesWithCounts(draft);
  const found = judgeProceedings({ ...draft, votes }, labels, new RecordPlaces(segments));
  const written = draft.sentences.filter(({ evidence }) => evidence.length > 0);
  const backed = written.filter(
    ({ text, evidence }) => checkEvidence(text, evidence, (at) => segments[at]).length === 0,
  );
  return {
    factsByModel: facts,
    emptyLinesByModel: emptyLines,
    votesByModel: found.votes,
    subjectsByModel: found.subjects,
    peopleByModel: found.people,
    talliesByModel: found.tallies,
    rollCallsByModel: found.rollCalls,
    itemsByModel: found.items,
    statesByModel: found.states,
    evidence: { right: backed.length, of: written.length },
    wrong: [...found.wrong, ...wrong].map((one) => `with a model: ${one}`),
  };
}
