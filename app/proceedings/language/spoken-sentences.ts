import { splitSentences } from '#app/platform/language/sentences.ts';
import type { Segment } from '#app/records/transcript.ts';
import { calledName, isParted } from './called-names.ts';
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

const complete = /[.?!…]["”’')\]]*$/;
const endsInTitle = /\b(?:Mr|Mrs|Ms|Dr|Miss|H\.R|No)\.?$/i;

/** Whether a segment's last sentence runs on into the next segment. */
function runsOn(segment: Segment, next: Segment): boolean {
  const text = segment.text.trimEnd();
  const following = next.text.trimStart();
  if (text === '' || following === '') return false;
  if (complete.test(text) && !endsInTitle.test(text)) return false;
  return segment.speaker === next.speaker || /^\p{Ll}/u.test(following);
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
  let at = 0;
  while (at < segments.length) {
    const run: { index: number; end: number }[] = [];
    const parts: string[] = [];
    let length = 0;
    const speaker = segments[at]?.speaker ?? null;
    for (; at < segments.length; at += 1) {
      const segment = segments[at];
      if (!segment) break;
      const text = segment.text.trim();
      parts.push(text);
      length += text.length + 1;
      run.push({ index: segment.index, end: length });
      const next = segments[at + 1];
      if (!next || !runsOn(segment, next)) {
        at += 1;
        break;
      }
    }
    let position = 0;
    let first = true;
    const spans = splitSentences(parts.join(' '));
    for (const span of cutRunOns ? spans.flatMap(cutRunOn) : spans) {
      while (position < run.length - 1 && (run[position]?.end ?? 0) <= span.start) position += 1;
      const cited: number[] = [];
      for (let index = position; index < run.length; index += 1) {
        const part = run[index];
        if (!part) break;
        cited.push(part.index);
        if (part.end >= span.end) break;
      }
      const last = sentences.at(-1);
      if (cutRunOns && last && isParted(last.text, span.text)) {
        last.text = calledName(last.text, span.text);
        last.segments = [...new Set([...last.segments, ...cited])];
        first = false;
        continue;
      }
      sentences.push({
        index: sentences.length,
        text: cutRunOns ? calledName(span.text) : span.text,
        segments: cited,
        speaker,
        opensTurn: first,
      });
      first = false;
    }
  }
  return sentences;
}
