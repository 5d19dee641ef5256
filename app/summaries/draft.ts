import type { Transcript } from './transcript.ts';

export type ItemKind =
  | 'opening'
  | 'consent'
  | 'action'
  | 'hearing'
  | 'public comment'
  | 'report'
  | 'closing';

/** An agenda item and the segments it was dealt with in, both ends included. */
export type AgendaItem = {
  title: string;
  kind: ItemKind;
  firstSegment: number;
  lastSegment: number;
};

export type VoteMethod = 'voice' | 'hand' | 'roll call' | 'electronic' | 'consent';

/** A vote that was taken. What the record does not say is null. */
export type Vote = {
  /** Index into the draft's items. */
  item: number | null;
  motion: string;
  mover: string | null;
  seconder: string | null;
  method: VoteMethod | null;
  yes: number | null;
  no: number | null;
  abstain: number | null;
  outcome: 'adopted' | 'rejected' | null;
  rollCall: { name: string; vote: 'yes' | 'no' | 'abstain' | 'absent' }[];
  segments: number[];
};

export type Verdict = 'supported' | 'unsupported';

export type CheckResult = {
  verdict: Verdict;
  /** How well the source carries the sentence, from 0 to 1. */
  score: number;
  /** Why not, in words a reviewer understands. Empty when supported. */
  reasons: string[];
};

export type SectionName =
  | 'In short'
  | 'Decisions'
  | 'Items'
  | 'What the public said'
  | 'What comes next';

/** One sentence of a summary with the segments it rests on. */
export type SummarySentence = {
  text: string;
  section: string;
  /** Index into the draft's items. */
  item: number | null;
  /** Segment indexes. */
  citations: number[];
};

export type CheckedSentence = SummarySentence & { verdict: Verdict; reasons: string[] };

export type Draft = {
  items: AgendaItem[];
  votes: Vote[];
  sentences: CheckedSentence[];
  /** What a reader would get; citations are links `[label](#s12)` after the sentence. */
  markdown: string;
};

export type DraftOptions = {
  /** About how many words of running text. */
  words?: number;
  /** Plain text of the agenda, where there is one. */
  agenda?: string;
  /** Called as work goes on; `done` from 0 to 1. */
  onProgress?: (progress: { done: number; step: string }) => void;
};

/** Makes a summary of a transcript. Every drafter cites; none is trusted without the check. */
export type Drafter = (transcript: Transcript, options: DraftOptions) => Promise<Draft>;
