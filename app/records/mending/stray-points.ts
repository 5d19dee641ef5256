import { strayMark } from '../formats/stray-mark.ts';
import type { Segment } from '../transcript.ts';

/** What ends so needs no second mark. */
const endsInMark = /[.,;:?!…—-]$/;

/** Marks that captions set at the beginning of a line stand behind the word that they belong to; lines of nothing else go. */
export function setStrayPoints(segments: Segment[]): { segments: Segment[]; leftOut: string[] } {
  const set: Segment[] = [];
  for (const segment of segments) {
    const mark = strayMark.exec(segment.text);
    const before = set.at(-1);
    if (!mark || !before) {
      set.push(segment);
      continue;
    }
    const text = segment.text.slice(mark[0].length);
    if (!endsInMark.test(before.text)) {
      const endSeconds =
        text === '' ? (segment.endSeconds ?? before.endSeconds) : before.endSeconds;
      set[set.length - 1] = { ...before, text: before.text.trimEnd() + mark[0].trim(), endSeconds };
    }
    if (text !== '') set.push({ ...segment, text });
  }
  return { segments: set, leftOut: [] };
}
