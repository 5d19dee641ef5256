import { checkSentence } from './check-sentence.ts';
import { citedSource } from './checking/cited-source.ts';
import { nearestSegments } from './checking/nearest-segments.ts';
import type { CheckedSentence, SummarySentence } from './draft.ts';
import type { Segment } from './transcript.ts';

const mostCitations = 60;

/**
 * Checks every sentence of a summary against the segments it cites. In a summary that cites, a
 * sentence without a citation is unsupported; one that cites nothing at all, as typed by hand, is
 * checked against the segments that come nearest.
 */
export function checkSentences(
  sentences: readonly SummarySentence[],
  segments: readonly Segment[],
): CheckedSentence[] {
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const cites = sentences.some(({ citations }) => citations.length > 0);
  const nearest = cites ? null : nearestSegments(segments);
  return sentences.map((sentence) => {
    const { citations } = sentence;
    if (citations.length === 0 && nearest === null)
      return { ...sentence, verdict: 'unsupported', reasons: ['No citation'] };
    const unknown = citations.find((index) => !byIndex.has(index));
    if (unknown !== undefined) {
      const reason = `It cites place ${unknown + 1}, which the transcript does not have.`;
      return { ...sentence, verdict: 'unsupported', reasons: [reason] };
    }
    const cited = nearest ? nearest(sentence.text) : citations.slice(0, mostCitations);
    const source = citedSource(cited, (index) => byIndex.get(index));
    const { verdict, reasons } = checkSentence({ sentence: sentence.text, source });
    return { ...sentence, verdict, reasons };
  });
}
