import type { Case } from '#app/proceedings/cases/case.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { BodyMember, Draft } from '../draft.ts';

/** A stretch of one case, short enough to be asked about at once. */
export type CaseQuestion = {
  item: number;
  segments: Segment[];
  /** What the model is given; only data, and only of this stretch. */
  data: unknown;
};

/** Models lose the middle of what is longer. */
const mostWords = 4000;

/** Less than this is no more than calling an item and going on. */
const fewestWords = 40;

/** About how many words a summary should have, by what it sums up. */
export const usualWords = (recordWords: number) =>
  Math.round(Math.max(200, Math.min(1400, 150 + recordWords * 0.05)));

export type Known = {
  words?: number;
  agenda?: readonly AgendaEntry[];
  members?: readonly BodyMember[];
};

/** What to ask about each case, long ones in several stretches, with the words each may take. */
export function caseQuestions(
  transcript: Transcript,
  { cases, votes }: Pick<Draft, 'cases' | 'votes'>,
  { words, agenda = [], members = [] }: Known,
): CaseQuestion[] {
  const stretches = cases.flatMap((one, index) =>
    one.kind === 'closing' ? [] : stretchesOf(one, transcript).map((own) => ({ one, index, own })),
  );
  const weights = stretches.map(({ own }) => Math.sqrt(wordsIn(own)));
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted = words ?? usualWords(wordsIn(transcript.segments));
  return stretches.map(({ one, index, own }, at) => ({
    item: index,
    segments: own,
    data: {
      designator: one.designator,
      title: one.title,
      kind: one.kind,
      state: one.state,
      recommendation: one.entry === null ? null : (agenda[one.entry]?.recommendation ?? null),
      before: cases[index - 1]?.title ?? null,
      after: cases[index + 1]?.title ?? null,
      members: members.map(({ name, office }) => `${office} ${name}`.trim()),
      votes: votes
        .filter(({ items }) => items.includes(index))
        .map(({ subject, motion, mover, seconder, yes, no, abstain, outcome, rollCall }) => ({
          subject,
          motion,
          mover,
          seconder,
          yes,
          no,
          abstain,
          outcome,
          rollCall,
        })),
      stayUnderWords: Math.max(40, Math.round((wanted * (weights[at] ?? 0)) / allWeights)),
      segments: own.map(({ index: number, speaker, text }) => ({ number, speaker, text })),
    },
  }));
}

function stretchesOf({ firstSegment, lastSegment }: Case, { segments }: Transcript): Segment[][] {
  const own = segments.slice(firstSegment, lastSegment + 1);
  const count = Math.ceil(wordsIn(own) / mostWords);
  const perStretch = wordsIn(own) / Math.max(1, count);
  const stretches: Segment[][] = [];
  let current: Segment[] = [];
  for (const segment of own) {
    current.push(segment);
    if (wordsIn(current) >= perStretch) {
      stretches.push(current);
      current = [];
    }
  }
  if (current.length > 0) stretches.push(current);
  return stretches.filter((stretch) => wordsIn(stretch) >= fewestWords);
}

function wordsIn(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}
