import type { Verdict } from '#app/checking/verdict.ts';
import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Transcript } from '#app/records/transcript.ts';

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
