import type { Segment } from '#app/records/transcript.ts';

/** What a sentence rests on: the cited segments' words in order, each with who spoke. */
export function citedSource(
  citations: readonly number[],
  segmentAt: (index: number) => Segment | undefined,
): string {
  const parts: string[] = [];
  let speaker: string | null = null;
  for (const index of [...citations].sort((a, b) => a - b)) {
    const segment = segmentAt(index);
    if (!segment) continue;
    const isNew = segment.speaker !== null && segment.speaker !== speaker;
    parts.push(isNew ? `${segment.speaker}: ${segment.text}` : segment.text);
    speaker = segment.speaker;
  }
  return parts.join(' ');
}
