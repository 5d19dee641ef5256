import { checkSentence } from '../check-sentence.ts';
import { citedSource } from '../checking/cited-source.ts';
import type { CheckedSentence, Vote } from '../draft.ts';
import type { Segment } from '../transcript.ts';
import { decisionSentence, type Telling } from './decision-sentence.ts';

type SegmentAt = (index: number) => Segment | undefined;

/**
 * A sentence for each vote, told at length where there is room: `words` is how many the decisions
 * may take. What does not pass the check at one length is tried shorter, and else left out.
 */
export function tellDecisions(
  votes: readonly Vote[],
  segmentAt: SegmentAt,
  words: number,
): CheckedSentence[] {
  const full = votes.map((vote) => tell(vote, segmentAt, ['full', 'brief', 'bare']));
  const length = full.reduce((sum, told) => sum + (told?.text.split(' ').length ?? 0), 0);
  const told =
    length <= words ? full : votes.map((vote) => tell(vote, segmentAt, ['brief', 'bare']));
  return told.filter((sentence) => sentence !== null);
}

function tell(
  vote: Vote,
  segmentAt: SegmentAt,
  tellings: readonly Telling[],
): CheckedSentence | null {
  const source = citedSource(vote.segments, segmentAt);
  for (const telling of tellings) {
    const text = decisionSentence(vote, source, telling);
    if (text === null) return null;
    const { verdict } = checkSentence({ sentence: text, source });
    if (verdict !== 'supported') continue;
    const citations = fewestCitations(text, vote.segments, segmentAt);
    return { text, section: 'Decisions', item: vote.item, citations, verdict, reasons: [] };
  }
  return null;
}

/** As few places as carry the sentence: a roll call is many turns, of which most add nothing. */
function fewestCitations(
  text: string,
  segments: readonly number[],
  segmentAt: SegmentAt,
): number[] {
  let kept = [...segments];
  // The motion comes first; count and outcome come last.
  for (const index of segments.slice(1, -2)) {
    const fewer = kept.filter((other) => other !== index);
    const source = citedSource(fewer, segmentAt);
    if (checkSentence({ sentence: text, source }).verdict === 'supported') kept = fewer;
  }
  return kept;
}
