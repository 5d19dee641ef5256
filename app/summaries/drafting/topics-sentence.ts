import { words } from '#app/platform/language/pattern.ts';
import { surnamesOf } from '#app/proceedings/facts/people.ts';
import { proceduralStems } from '#app/proceedings/items/topic-phrases.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { type Token, tokenize } from '#app/proceedings/language/tokens.ts';
import type { Segment } from '#app/records/transcript.ts';

type Topic = {
  /** How it was written, with how often. */
  texts: Map<string, number>;
  stems: string[];
  count: number;
  /** How often 'the' stood before it. */
  withArticle: number;
  /** How often it was an action: 'to fight fire'. */
  asAction: number;
  segments: number[];
  parts: Set<number>;
};

const parts = 12;
const longestPhrase = 4;

/**
 * What a meeting came back to most, as phrases said in many parts of it: 'The meeting was about the
 * wage subsidy, long-term care homes and the Canada emergency response benefit.'
 */
export function topicsSentence(
  segments: readonly Segment[],
  most: number,
): { text: string; segments: number[] } | null {
  const all = countPhrases(segments);
  const topics = [...all.values()]
    .filter(({ count, asAction }) => asAction < count * 0.4)
    .filter(({ count, parts: seen }) => count >= 4 && seen.size >= Math.min(3, segments.length / 8))
    .sort((a, b) => worth(b) - worth(a) || (a.stems.join() < b.stems.join() ? -1 : 1));
  const chosen: Topic[] = [];
  const used = new Set<string>();
  for (const found of topics) {
    if (chosen.length >= most) break;
    const topic = wholePhrase(found, all);
    if (topic.stems.some((part) => used.has(part))) continue;
    for (const part of topic.stems) used.add(part);
    chosen.push(topic);
  }
  if (chosen.length < 2) return null;
  const texts = chosen.map(asWritten);
  return {
    text: `The meeting was about ${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}.`,
    segments: [...new Set(chosen.map(({ segments: at }) => at[0] ?? 0))].sort((a, b) => a - b),
  };
}

/** 'Response benefit' is mostly said as 'emergency response benefit': then that is the topic. */
function wholePhrase(topic: Topic, all: ReadonlyMap<string, Topic>): Topic {
  let whole = topic;
  for (const other of all.values()) {
    if (other.stems.length <= whole.stems.length || other.count < topic.count * 0.6) continue;
    if (` ${other.stems.join(' ')} `.includes(` ${topic.stems.join(' ')} `)) whole = other;
  }
  return whole;
}

const actions = /^(?:to|will|can|could|would|should|they|we|you|not|must|may|please)$/;
const bodies =
  /\b(?:Government|Committee|Department|Union|Council|Board|Act|Corps|Service|Programme?|House|Senate|Agency|Authority|Bank|Office|Court|Fund|System|Plan)$/i;

function asWritten({ texts, withArticle, count }: Topic): string {
  let [best, most] = ['', 0];
  for (const [text, times] of texts) if (times > most) [best, most] = [text, times];
  // 'The Marcy Kaptur amendment' leaves a name, which has no article of its own.
  const isName = best.split(' ').every((word) => /^\p{Lu}/u.test(word)) && !bodies.test(best);
  return !isName && withArticle >= count * 0.5 ? `the ${best}` : best;
}

function worth({ count, parts: seen }: Topic): number {
  return Math.log(1 + count) * seen.size;
}

function countPhrases(segments: readonly Segment[]): Map<string, Topic> {
  const found = new Map<string, Topic>();
  const names = surnamesOf(segments.map(({ text }) => text));
  for (const { speaker } of segments)
    for (const { word } of tokenize(speaker ?? '')) names.add(word);
  segments.forEach((segment, position) => {
    const tokens = tokenize(segment.text);
    const part = Math.floor((position / segments.length) * parts);
    let from = 0;
    for (let index = 0; index <= tokens.length; index += 1) {
      const token = tokens[index];
      const joined =
        token !== undefined &&
        isTopical(token) &&
        !names.has(token.word) &&
        (index === from || /^[ -]$/.test(segment.text.slice(tokens[index - 1]?.end, token.start)));
      if (joined) continue;
      addRuns(found, segment, tokens, from, index, part);
      const opens = token !== undefined && isTopical(token) && !names.has(token.word);
      from = opens ? index : index + 1;
    }
  });
  return found;
}

/** Every phrase of two to four words within a run of topical words. */
function addRuns(
  found: Map<string, Topic>,
  segment: Segment,
  tokens: readonly Token[],
  from: number,
  to: number,
  part: number,
): void {
  for (let start = from; start < to; start += 1) {
    for (let size = 2; size <= longestPhrase && start + size <= to; size += 1) {
      const [first, last] = [tokens[start], tokens[start + size - 1]];
      if (!first || !last) continue;
      const stems = tokens.slice(start, start + size).map(({ word }) => stem(word));
      const key = stems.join(' ');
      const text = segment.text.slice(first.start, last.end);
      const known = found.get(key) ?? {
        texts: new Map<string, number>(),
        stems,
        count: 0,
        withArticle: 0,
        asAction: 0,
        segments: [],
        parts: new Set<number>(),
      };
      found.set(key, known);
      known.count += 1;
      if (tokens[start - 1]?.word === 'the' && first.gap === 'none') known.withArticle += 1;
      if (actions.test(tokens[start - 1]?.word ?? '')) known.asAction += 1;
      known.texts.set(text, (known.texts.get(text) ?? 0) + 1);
      known.parts.add(part);
      if (!known.segments.includes(segment.index)) known.segments.push(segment.index);
    }
  }
}

const untopical = new Set(
  words(`last next week weeks month months year years bring forward billion million hundred thousand dollar
  dollars cents half first second third couple days hours minutes number numbers different other able
  going trying working looking making taking getting having being doing little american americans
  people united states chief general secretary mayor director chairman representative senator
  congressman congresswoman commissioner councilmember administration motion motions carries passes
  seconded favor opposed vote votes agenda consent item items roll abiding`),
);

function isTopical({ word }: Token): boolean {
  if (untopical.has(word)) return false;
  return (
    word.length > 3 && !isStopWord(word) && !/[\d']/.test(word) && !proceduralStems.has(stem(word))
  );
}
