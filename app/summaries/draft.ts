import type { Evidence } from '#app/checking/evidence/check-evidence.ts';
import type { Verdict } from '#app/checking/verdict.ts';
import type { Member } from '#app/entities/roster/roster.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import type { Outline } from '#app/proceedings/outline/outline.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Judgement } from './judgement.ts';

/** The parts of a summary, as readers see them called. */
export const sections = { inShort: 'In short', cases: 'Item by item' } as const;
export type SectionName = (typeof sections)[keyof typeof sections];

/**
 * How a sentence came to stand: made by code of what it counted; words of the record, found there;
 * judged sound against its evidence by a model; or compared with the record by rules only.
 */
export const bases = ['counted', 'quoted', 'judged', 'compared'] as const;
export type Basis = (typeof bases)[number];

/** One sentence of a summary with the segments it rests on. */
export type SummarySentence = {
  text: string;
  section: string;
  /** Index into the draft's cases. */
  item: number | null;
  /** Segment indexes. */
  citations: number[];
};

export type DraftedSentence = SummarySentence & { basis: Basis };

export type CheckedSentence = DraftedSentence & {
  /** Whether it is in the record, as far as rules can tell. */
  verdict: Verdict;
  reasons: string[];
  /** Those of the reasons that a reading of the sentence settles. */
  doubts: string[];
  /** The words of the record that each clause of it rests on, where a model wrote it. */
  evidence: Evidence[];
  /** What a second model says of it; null where none was asked, or it did not answer. */
  judgement: Judgement | null;
  /** Whether a stranger can read it: what speaks against that, none where it is fit to print. */
  unfit: string[];
};

export type Draft = {
  cases: Case[];
  votes: Vote[];
  sentences: CheckedSentence[];
  /** What a reader would get; citations are links `[label](#s12)` after the sentence. */
  markdown: string;
  /** What the editor should know of the agenda. */
  notes: string[];
};

export type BodyMember = Pick<Member, 'name' | 'office' | 'aliases'>;

export type DraftOptions = {
  /** About how many words of running text. */
  words?: number;
  /** The meeting's agenda, where there is one. */
  agenda?: readonly AgendaEntry[];
  /** Who sat on the body, as they are spelt. */
  members?: readonly BodyMember[];
  /** What a model that read the record says it takes up; each place of it was looked up there. */
  outline?: Outline | null;
  /** Called as work goes on; `done` from 0 to 1. */
  onProgress?: (progress: { done: number; step: string }) => void;
};
