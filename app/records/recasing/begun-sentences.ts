import { endsSentence } from '../formats/sentence-end.ts';
import type { Segment } from '../transcript.ts';

/** A point, and a small letter behind it. */
const small = /([.?!]["”’)]?\s+)(\p{Ll})/gu;
const either = /[.?!]["”’)]?\s+\p{L}/gu;
/**
 * Fewer are slips of the captions, which set a point where somebody only paused; and of all points near one so many go
 * on in small letters where whoever wrote began sentences with them.
 */
const sure = { fewest: 20, share: 0.5, near: 2_000 };

/**
 * Segments in which captions begin sentences with small letters, with their capitals: 'aye. commissioner Hall. aye.' A
 * record may do so in parts.
 */
export function withSentencesBegun(segments: Segment[]): Segment[] {
  const all = segments.map(({ text }) => text).join('\n');
  if ((all.match(small)?.length ?? 0) < sure.fewest) return segments;
  return segments.map((segment) => ({ ...segment, text: begun(segment.text) }));
}

function begun(text: string): string {
  let from = 0;
  const parts: string[] = [];
  while (from < text.length) {
    const part = text.slice(from, from + sure.near);
    const points = part.match(either)?.length ?? 0;
    const isSmall = (part.match(small)?.length ?? 0) >= sure.share * points && points > 1;
    parts.push(isSmall ? withCapitals(part) : part);
    from += sure.near;
  }
  return parts.join('');
}

const withCapitals = (text: string) =>
  text.replace(small, (said, point: string, letter: string, at: number) =>
    endsSentence(text.slice(Math.max(0, at - 40), at + 1))
      ? `${point}${letter.toUpperCase()}`
      : said,
  );
