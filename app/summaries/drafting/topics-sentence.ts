import { surnamesOf } from '../facts/people.ts';
import { proceduralStems } from '../items/topic-title.ts';
import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stop-words.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import type { Segment } from '../transcript.ts';

type Topic = {
  /** How it was written, with how often. */
  texts: Map<string, number>;
  stems: string[];
  count: number;
  segments: number[];
  parts: Set<number>;
};

const parts = 12;

/**
 * What a meeting came back to most, as phrases of two words said in many parts of it: 'The
 * discussion was about local authorities, foster carers and mental health.'
 */
export function topicsSentence(
  segments: readonly Segment[],
  most: number,
): { text: string; segments: number[] } | null {
  const topics = [...countPairs(segments).values()]
    .filter(({ count, parts: seen }) => count >= 4 && seen.size >= Math.min(3, segments.length / 8))
    .sort((a, b) => worth(b) - worth(a) || (a.stems.join() < b.stems.join() ? -1 : 1));
  const chosen: Topic[] = [];
  const used = new Set<string>();
  for (const topic of topics) {
    if (chosen.length >= most) break;
    if (topic.stems.some((part) => used.has(part))) continue;
    for (const part of topic.stems) used.add(part);
    chosen.push(topic);
  }
  if (chosen.length < 2) return null;
  const texts = chosen.map(mostWritten);
  return {
    text: `The discussion was about ${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}.`,
    segments: [...new Set(chosen.map(({ segments: at }) => at[0] ?? 0))].sort((a, b) => a - b),
  };
}

function mostWritten({ texts }: Topic): string {
  let [best, most] = ['', 0];
  for (const [text, count] of texts) if (count > most) [best, most] = [text, count];
  return best;
}

function worth({ count, parts: seen }: Topic): number {
  return Math.log(1 + count) * seen.size;
}

function countPairs(segments: readonly Segment[]): Map<string, Topic> {
  const found = new Map<string, Topic>();
  const names = surnamesOf(segments.map(({ text }) => text));
  for (const { speaker } of segments)
    for (const { word } of tokenize(speaker ?? '')) names.add(word);
  segments.forEach((segment, position) => {
    const tokens = tokenize(segment.text);
    const part = Math.floor((position / segments.length) * parts);
    for (let index = 1; index < tokens.length; index += 1) {
      const [left, right] = [tokens[index - 1], tokens[index]];
      if (!left || !right || !isTopical(left) || !isTopical(right)) continue;
      if (!/^[ -]$/.test(segment.text.slice(left.end, right.start))) continue;
      if (names.has(left.word) || names.has(right.word)) continue;
      const stems = [stem(left.word), stem(right.word)];
      const key = stems.join(' ');
      const text = segment.text.slice(left.start, right.end);
      const known = found.get(key);
      if (known) {
        known.count += 1;
        known.texts.set(text, (known.texts.get(text) ?? 0) + 1);
        known.parts.add(part);
        if (!known.segments.includes(segment.index)) known.segments.push(segment.index);
      } else
        found.set(key, {
          texts: new Map([[text, 1]]),
          stems,
          count: 1,
          segments: [segment.index],
          parts: new Set([part]),
        });
    }
  });
  return found;
}

const untopical = new Set(
  `last next week weeks month months year years bring forward billion million hundred thousand dollar
  dollars cents half first second third couple days hours minutes number numbers different other able
  going trying working looking making taking getting having being doing little american americans
  people united states chief general secretary mayor director chairman representative senator
  congressman congresswoman commissioner councilmember administration motion motions carries passes
  second seconded favor opposed vote votes agenda consent item items roll minutes`.split(/\s+/),
);

function isTopical({ word }: Token): boolean {
  if (untopical.has(word)) return false;
  return (
    word.length > 3 && !isStopWord(word) && !/[\d']/.test(word) && !proceduralStems.has(stem(word))
  );
}
