import { checkEvidence } from '#app/checking/evidence/check-evidence.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft } from '#app/summaries/draft.ts';
import { judgeDraft } from './judge-draft.ts';
import type { Share } from './judge-proceedings.ts';
import type { MeetingLabels } from './meeting-labels.ts';

export type ModelDraftFigures = {
  factsByModel: Share;
  emptyLinesByModel: Share;
  /** Of the sentences that the model wrote, those whose every clause has its words in the record. */
  evidence: Share;
  wrong: string[];
};

const none: Share = { right: 0, of: 0 };
export const nothingByModel: ModelDraftFigures = {
  factsByModel: none,
  emptyLinesByModel: none,
  evidence: none,
  wrong: [],
};

/** Holds a draft whose cases a language model told against what a reader of the record wrote down. */
export function judgeModelDraft(
  draft: Draft,
  labels: Pick<MeetingLabels, 'facts'>,
  { segments }: Transcript,
): ModelDraftFigures {
  const { facts, emptyLines, wrong } = judgeDraft(draft, labels);
  const written = draft.sentences.filter(({ evidence }) => evidence.length > 0);
  const backed = written.filter(
    ({ text, evidence }) => checkEvidence(text, evidence, (at) => segments[at]).length === 0,
  );
  return {
    factsByModel: facts,
    emptyLinesByModel: emptyLines,
    evidence: { right: backed.length, of: written.length },
    wrong: wrong.map((one) => `with a model: ${one}`),
  };
}
