import { isDeepStrictEqual } from 'node:util';
import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { sentenceMarkdown } from '../../document/summary-markdown.ts';
import type { Tell } from '../../drafting/counted-tells.ts';

/** What code tells, with the index of the vote that it tells of, and the passages that it rests on. */
export type ToldOfVote = Pick<Tell<number>, 'text' | 'vote' | 'isInShort' | 'segments'>;

type Following = {
  /** What code makes of what was counted, as it was and as it is now. */
  before: readonly ToldOfVote[];
  after: readonly ToldOfVote[];
  transcript: Parameters<typeof sentenceMarkdown>[1];
};

/**
 * The markdown in which what code tells of the votes says what an editor made of them. A sentence that
 * somebody has mended since is left alone, as is a vote of which more or less is to be told now.
 */
export function followCount(markdown: string, { before, after, transcript }: Following): string {
  const now = otherWords(before, after);
  const places = otherPlaces({ before, after, now });
  let changed = markdown;
  for (const [index, { text, citations }] of readSummaryMarkdown(markdown).entries()) {
    const other = now.get(text) ?? text;
    const rests = places.get(placesKey(text, citations));
    if (other === text && !rests) continue;
    const told = { text: other, citations: rests ?? citations };
    changed =
      changeSentence(changed, { index, with: sentenceMarkdown(told, transcript) }) ?? changed;
  }
  return changed;
}

const keyOf = ({ vote, isInShort }: ToldOfVote) => `${vote} ${isInShort}`;

/** Of each vote what is not told any more, with what is told in its place. */
function otherWords(before: readonly ToldOfVote[], after: readonly ToldOfVote[]) {
  const missing = (these: readonly ToldOfVote[], those: readonly ToldOfVote[]) => {
    const texts = new Set(those.map(({ text }) => text));
    return Map.groupBy(
      these.filter(({ text }) => !texts.has(text)),
      keyOf,
    );
  };
  const [gone, come] = [missing(before, after), missing(after, before)];
  return new Map(
    [...gone].flatMap(([key, old]) => {
      const others = come.get(key) ?? [];
      if (others.length !== old.length) return [];
      return old.map(({ text }, at): [string, string] => [text, others[at]?.text ?? text]);
    }),
  );
}

const placesKey = (text: string, citations: readonly number[]) => JSON.stringify([text, citations]);

type Told = Pick<Following, 'before' | 'after'> & { now: ReadonlyMap<string, string> };

/** What a vote rests on since an editor said so, by what was told of it and cited for it before. */
function otherPlaces({ before, after, now }: Told): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, readonly number[]>();
  for (const told of before) {
    if (told.vote === null) continue;
    const other = after.find(
      (one) => keyOf(one) === keyOf(told) && one.text === (now.get(told.text) ?? told.text),
    );
    if (other && !isDeepStrictEqual(other.segments, told.segments)) {
      places.set(placesKey(told.text, told.segments), other.segments);
    }
  }
  return places;
}
