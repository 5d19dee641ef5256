import { splitSentences } from '#app/platform/language/sentences.ts';
import type { Segment } from '../transcript.ts';

// In words: what a reader who follows a citation takes in at a glance, what is still one passage, and
// what may hold more than one item.
const passage = { usual: 60, longest: 110, runOn: 25 };

/**
 * Cuts what has neither times nor speakers into passages of a few sentences, as speech to text writes
 * a whole meeting on one line: a citation has to lead to words, not to a quarter of an hour.
 */
export function inPassages(segments: readonly Segment[]): Segment[] {
  const apart = withItemsApart(segments);
  const cut = apart.flatMap((segment) => (isBare(segment) ? passagesOf(segment) : [segment]));
  return cut.map((segment, index) => ({ ...segment, index }));
}

const isBare = ({ startSeconds, speaker }: Segment) => startSeconds === null && speaker === null;

function passagesOf(segment: Segment): Segment[] {
  if (wordsIn(segment.text) <= passage.longest) return [segment];
  const passages: string[] = [];
  let open: string[] = [];
  let length = 0;
  for (const text of splitSentences(segment.text).flatMap((sentence) => inBreaths(sentence.text))) {
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

/** Where whoever speaks without points may take breath. */
const breath = /^(?:okay|all|alright|so|and|but|now|well|next|thank|then|because|we|I|i)$/;

/** A sentence that runs on as captions without points do, cut where it is likely to begin anew. */
function inBreaths(sentence: string): string[] {
  const words = sentence.split(' ');
  const { usual, longest, runOn } = passage;
  const parts: string[] = [];
  let from = 0;
  while (words.length - from > longest) {
    const least = from + usual - runOn;
    const begins = words.slice(least, least + 2 * runOn).findLastIndex((word) => breath.test(word));
    const to = begins < 0 ? from + usual : least + begins;
    parts.push(words.slice(from, to).join(' '));
    from = to;
  }
  return [...parts, words.slice(from).join(' ')];
}

/** 'present. 2. APPROVAL OF MINUTES Ms. Ivey moved': what may be an item inside of a text. */
const item = /(?<=^|\s)(\d{1,2})[.)] (?=\p{Lu})/gu;
/** Fewer that count on are figures. */
const fewestItems = 3;

/** Texts that have run together, apart before their items: these count on from one. */
function withItemsApart(segments: readonly Segment[]): Segment[] {
  let next = 1;
  const apart = segments.flatMap((segment) => {
    if (!isBare(segment) || wordsIn(segment.text) < passage.runOn) return [segment];
    const starts: number[] = [];
    for (const match of segment.text.matchAll(item)) {
      if (Number(match[1]) !== next) continue;
      next += 1;
      starts.push(match.index);
    }
    const parts = [0, ...starts].map((from, at) => segment.text.slice(from, starts[at]).trim());
    return parts.filter((text) => text !== '').map((text) => ({ ...segment, text }));
  });
  return next > fewestItems ? apart : [...segments];
}

const wordsIn = (text: string) => text.split(' ').length;
