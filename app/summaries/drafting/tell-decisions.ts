import { checkSentence } from '#app/checking/check-sentence.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import { findReferences } from '#app/proceedings/facts/references.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { CheckedSentence } from '../draft.ts';
import { decisionSentence, headlineSentence, type Telling } from './decision-sentence.ts';

/** More places than these nobody looks up, if fewer carry the sentence. */
const enoughPlaces = 4;

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
  for (const counted of [vote, { ...vote, yes: null, no: null, abstain: null }]) {
    for (const telling of tellings) {
      const text = decisionSentence(counted, source, telling);
      const told = text === null ? null : supported(text, 'Decisions', vote, segmentAt);
      if (told) return told;
    }
  }
  return null;
}

/** The weightiest decisions, in the order they were made, for the head of the summary. */
export function tellHeadlines(
  votes: readonly Vote[],
  segmentAt: SegmentAt,
  words: number,
): CheckedSentence[] {
  const told: { vote: Vote; sentence: CheckedSentence }[] = [];
  let left = words;
  for (const vote of [...votes].sort((a, b) => weight(b) - weight(a))) {
    if (weight(vote) <= 0 || told.length >= 2) break;
    const text = headlineSentence(vote, citedSource(vote.segments, segmentAt));
    const sentence = text === null ? null : supported(text, 'In short', vote, segmentAt);
    const length = text?.split(' ').length ?? 0;
    if (!sentence || (length > left && told.length > 0)) continue;
    told.push({ vote, sentence });
    left -= length;
  }
  return told
    .sort((a, b) => votes.indexOf(a.vote) - votes.indexOf(b.vote))
    .map(({ sentence }) => sentence);
}

/** How much a vote matters to a reader: not the minutes, but money, laws and what was disputed. */
function weight({ motion, outcome, no }: Vote): number {
  const isRoutine =
    /\bconsent (?:agenda|calendar)\b|\bminutes\b|\badjourn|\brecess\b|^(?:the )?agenda\b|\bprevious question\b|\bdebate\b/i;
  if (isRoutine.test(motion) || outcome === null) return 0;
  return (
    1 +
    (outcome === 'adopted' ? 1 : 0) +
    (/[$£€]\d/.test(motion) ? 0.5 : 0) +
    (findReferences(motion).length > 0 ? 0.5 : 0) +
    (no !== null && no > 0 ? 0.4 : 0) -
    (/^(?:amend|continue|table|postpone|strike|set)\b/i.test(motion) ? 0.6 : 0)
  );
}

function supported(
  text: string,
  section: 'Decisions' | 'In short',
  vote: Vote,
  segmentAt: SegmentAt,
): CheckedSentence | null {
  const source = citedSource(vote.segments, segmentAt);
  const { verdict } = checkSentence({ sentence: text, source });
  if (verdict !== 'supported') return null;
  const citations = fewestCitations(text, vote.segments, segmentAt);
  return { text, section, item: vote.item, citations, verdict, reasons: [] };
}

/** As few places as carry the sentence: a roll call is many turns, of which most add nothing. */
function fewestCitations(
  text: string,
  segments: readonly number[],
  segmentAt: SegmentAt,
): number[] {
  let kept = [...segments];
  // The motion and its second come first; count and outcome come last.
  for (const index of segments.slice(2, -2)) {
    if (kept.length <= enoughPlaces) break;
    const fewer = kept.filter((other) => other !== index);
    const source = citedSource(fewer, segmentAt);
    if (checkSentence({ sentence: text, source }).verdict === 'supported') kept = fewer;
  }
  return kept;
}
