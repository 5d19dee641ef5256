import { splitSentences } from '#app/platform/language/sentences.ts';
import type { Segment } from '../transcript.ts';

// In words: what a reader who follows a citation takes in at a glance, and what is still one passage.
const passage = { usual: 60, longest: 110 };

/**
 * Cuts what has neither times nor speakers into passages of a few sentences, as speech to text writes
 * a whole meeting on one line: a citation has to lead to words, not to a quarter of an hour.
 */
export function inPassages(segments: readonly Segment[]): Segment[] {
  const cut = segments.flatMap((segment) =>
    segment.startSeconds === null && segment.speaker === null ? passagesOf(segment) : [segment],
  );
  return cut.map((segment, index) => ({ ...segment, index }));
}

function passagesOf(segment: Segment): Segment[] {
  if (wordsIn(segment.text) <= passage.longest) return [segment];
  const passages: string[] = [];
  let open: string[] = [];
  let length = 0;
  for (const { text } of splitSentences(segment.text)) {
    const count = wordsIn(text);
    if (length > 0 && length + count > passage.usual) {
      passages.push(open.join(' '));
      [open, length] = [[], 0];
    }
    open.push(text);
    length += count;
  }
  if (open.length > 0) passages.push(open.join(' '));
  return passages.map((text) => ({ ...segment, text }));
}

const wordsIn = (text: string) => text.split(' ').length;
