import type { Segment } from '#app/records/transcript.ts';
import { checkSentence } from './check-sentence.ts';
import { citedSource } from './cited-source.ts';
import { nearestSegments } from './nearest-segments.ts';
import type { Verdict } from './verdict.ts';

/** A sentence with the segments it rests on, by index. */
export type CitingSentence = { text: string; citations: number[] };

/** `doubts` are those of the reasons that a reading of the sentence settles. */
export type Checked<T> = T & { verdict: Verdict; reasons: string[]; doubts: string[] };

const mostCitations = 60;

/**
 * Checks every sentence of a summary against the segments it cites. In a summary that cites, a
 * sentence without a citation is unsupported; one that cites nothing at all, as typed by hand, is
 * checked against the segments that come nearest.
 */
export function checkSentences<T extends CitingSentence>(
  sentences: readonly T[],
  segments: readonly Segment[],
): Checked<T>[] {
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const cites = sentences.some(({ citations }) => citations.length > 0);
  const nearest = cites ? null : nearestSegments(segments);
  return sentences.map((sentence) => {
    const { citations } = sentence;
    if (citations.length === 0 && nearest === null)
      return { ...sentence, verdict: 'unsupported', reasons: ['No citation'], doubts: [] };
    const unknown = citations.find((index) => !byIndex.has(index));
    if (unknown !== undefined) {
      const reason = `It cites place ${unknown + 1}, which the transcript does not have.`;
      return { ...sentence, verdict: 'unsupported', reasons: [reason], doubts: [] };
    }
    const cited = nearest ? nearest(sentence.text) : citations.slice(0, mostCitations);
    const source = citedSource(cited, (index) => byIndex.get(index));
    const { verdict, reasons, doubts } = checkSentence({ sentence: sentence.text, source });
    return { ...sentence, verdict, reasons, doubts };
  });
}
