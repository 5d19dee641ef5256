import { endsSentence } from '../formats/sentence-end.ts';
import type { Segment } from '../transcript.ts';

/** A point, and a small letter behind it. */
const small = /((?<![.…])[.?!]["”’)]?\s+)(\p{Ll})/gu;
const either = /(?<![.…])[.?!]["”’)]?\s+\p{L}/gu;
/**
 * Fewer are slips of the captions, which set a point where somebody only paused; and where whoever wrote began sentences
 * with small letters, so many of all points go on in them, in the record or in a long stretch of a turn.
 */
const sure = { fewest: 20, share: 0.5, stretch: 2_000, points: 8 };

/**
 * Segments in which captions begin sentences with small letters, with their capitals: 'aye. commissioner Hall. aye.' A
 * record may do so in parts.
 */
export function withSentencesBegun(segments: Segment[]): Segment[] {
  const all = segments.map(({ text }) => text).join('\n');
  const count = (all.match(small) ?? []).length;
  if (count < sure.fewest) return segments;
  const isSmall = count >= sure.share * (all.match(either) ?? []).length;
  return segments.map((segment) => ({ ...segment, text: begun(segment.text, isSmall) }));
}

function begun(text: string, isSmall: boolean): string {
  if (isSmall) return withCapitals(text);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += sure.stretch) {
    const part = text.slice(from, from + sure.stretch);
    const points = (part.match(either) ?? []).length;
    const isOwn = (part.match(small) ?? []).length >= sure.share * points;
    parts.push(isOwn && points >= sure.points ? withCapitals(part) : part);
  }
  return parts.join('');
}

const withCapitals = (text: string) =>
  text.replace(small, (said, point: string, letter: string, at: number) =>
    endsSentence(text.slice(Math.max(0, at - 40), at + 1))
      ? `${point}${letter.toUpperCase()}`
      : said,
  );
