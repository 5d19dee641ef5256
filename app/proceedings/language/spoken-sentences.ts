import { splitSentences } from '#app/platform/language/sentences.ts';
import type { Segment } from '#app/records/transcript.ts';
import { calledName, isParted, withNamesBehindTitles } from './called-names.ts';
import { cutRunOn } from './run-on.ts';

/** A sentence as it was said, with the indexes of the segments it runs over. */
export type SpokenSentence = {
  index: number;
  text: string;
  segments: number[];
  speaker: string | null;
  /** Whether it is the first of its speaker's turn, as far as the record shows turns. */
  opensTurn: boolean;
};

/** As typographers set it, in what was typed or read from a document: whatever is asked for below is asked for in one way. */
const setApostrophe = /(?<=\p{L})’(?=\p{L})/gu;

const complete = /[.?!…]["”’')\]]*$/;
const endsInTitle = /\b(?:Mr|Mrs|Ms|Dr|Miss|H\.R|No)\.?$/i;

/** 'A motion of.': captions set a point where somebody only paused, and go on in small letters. */
const pauses = /\b(?:of|the|to|a|an|and|for|with|by|that)\.$/i;
const isPause = (text: string, following: string) =>
  pauses.test(text) && /^\p{Ll}/u.test(following);
const isOpen = (text: string) => !complete.test(text) || endsInTitle.test(text);

/** Whether a segment's last sentence runs on into the next segment. */
function runsOn(segment: Segment, next: Segment, { cutsTurns }: { cutsTurns: boolean }): boolean {
  const text = segment.text.trimEnd();
  const following = next.text.trimStart();
  if (text === '' || following === '') return false;
  if (isPause(text, following)) return segment.speaker === next.speaker;
  if (!isOpen(text)) return false;
  return cutsTurns || segment.speaker === next.speaker || /^\p{Ll}/u.test(following);
}

// Of the turns after which somebody else speaks: so many end without a mark where a program told the
// voices apart too late. Fewer were interrupted, and where hardly any has one nobody set marks.
const cutTurns = { least: 0.2, most: 0.8, fewest: 6 };

/** Whether the record's turns break inside sentences: 'It has been moved by' is in the mover's. */
function cutsInside(segments: readonly Segment[]): boolean {
  const ends = segments.filter((segment, at) => {
    const next = segments[at + 1];
    return next !== undefined && next.speaker !== segment.speaker;
  });
  const open = ends.filter(({ text }) => isOpen(text.trimEnd())).length;
  return (
    open >= cutTurns.fewest &&
    open >= cutTurns.least * ends.length &&
    open <= cutTurns.most * ends.length
  );
}

type Part = { index: number; end: number; speaker: string | null };

/** Whose turn holds most of a sentence, of those that it runs over. */
function speakerOf(parts: readonly Part[], { start, end }: { start: number; end: number }) {
  let [most, speaker, from] = [0, parts[0]?.speaker ?? null, start];
  for (const part of parts) {
    const length = Math.min(part.end, end) - from;
    if (length > most) [most, speaker] = [length, part.speaker];
    from = part.end;
  }
  return speaker;
}

/**
 * All sentences of a transcript in order. Stamps cut captions in mid-sentence, so a sentence may
 * stand in several segments. `cutRunOns` parts the steps of a vote where captions have no points.
 */
export function readSpokenSentences(
  segments: readonly Segment[],
  { cutRunOns = false }: { cutRunOns?: boolean } = {},
): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  const cutsTurns = cutsInside(segments);
  let at = 0;
  while (at < segments.length) {
    const run: Part[] = [];
    const parts: string[] = [];
    let length = 0;
    for (; at < segments.length; at += 1) {
      const segment = segments[at];
      if (!segment) break;
      const following = segments[at + 1]?.text.trimStart() ?? '';
      const whole = segment.text.trim().replace(setApostrophe, "'");
      const text = isPause(whole, following) ? whole.slice(0, -1) : whole;
      parts.push(text);
      length += text.length + 1;
      run.push({ index: segment.index, end: length, speaker: segment.speaker });
      const next = segments[at + 1];
      if (!next || !runsOn(segment, next, { cutsTurns })) {
        at += 1;
        break;
      }
    }
    let position = 0;
    let first = true;
    const spans = splitSentences(parts.join(' '));
    for (const span of cutRunOns ? spans.flatMap(cutRunOn) : spans) {
      while (position < run.length - 1 && (run[position]?.end ?? 0) <= span.start) position += 1;
      const last = run.findIndex(({ end }, index) => index >= position && end >= span.end);
      const over = run.slice(position, last < 0 ? run.length : last + 1);
      const cited = over.map(({ index }) => index);
      const speaker = speakerOf(over, span);
      const before = sentences.at(-1);
      if (cutRunOns && before && isParted(before.text, span.text)) {
        before.text = calledName(before.text, span.text);
        before.segments = [...new Set([...before.segments, ...cited])];
        first = false;
        continue;
      }
      sentences.push({
        index: sentences.length,
        text: cutRunOns ? calledName(span.text) : span.text,
        segments: cited,
        speaker,
        opensTurn: first || speaker !== before?.speaker,
      });
      first = false;
    }
  }
  return cutRunOns ? withNamesBehindTitles(sentences) : sentences;
}
