import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Citation, Phrase, Place } from './phrase.ts';

/** Words as a reader sees them, with the place they were read from. */
export type Words = Place & { text: string };

export type ShownLine = {
  /** All that is shown of a line, in order. */
  pieces: (Words | (Citation & Place))[];
  /** What marks the words up: where its marks stand, and what is inside of them. */
  wraps: { outer: Place; inner: Place }[];
};

/** What is shown of a line's phrases, without the marks; `source` is the whole markdown. */
export function shownLine(phrases: readonly Phrase[], source: string): ShownLine {
  const shown: ShownLine = { pieces: [], wraps: [] };
  const add = (phrase: Phrase) => {
    const { from, to } = phrase;
    if (phrase.kind === 'citation') shown.pieces.push(phrase);
    else if (phrase.kind === 'text') shown.pieces.push(...wordsAt(phrase.text, phrase, source));
    else if (phrase.kind === 'code') {
      const inner = insideCode(phrase, source);
      shown.pieces.push({ text: phrase.text, ...inner });
      shown.wraps.push({ outer: { from, to }, inner });
    } else {
      for (const child of phrase.phrases) add(child);
      const [first, last] = [phrase.phrases.at(0), phrase.phrases.at(-1)];
      if (!first || !last) return;
      shown.wraps.push({ outer: { from, to }, inner: { from: first.from, to: last.to } });
    }
  };
  for (const phrase of phrases) add(phrase);
  return shown;
}

/** `` ` a `` ` ``: the marks are as long at both ends, and a space inside of both is dropped. */
function insideCode({ text, from, to }: Words, source: string): Place {
  const marks = /^`*/.exec(source.slice(from, to))?.[0].length ?? 0;
  const padding = Math.max(0, to - from - 2 * marks - text.length) / 2;
  return { from: from + marks + padding, to: to - marks - padding };
}

const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z\d]{1,31});/gi;

/**
 * Words that were typed as they are shown are one piece; an escape or a character reference is a
 * piece of its own, as it is longer than what it shows.
 */
function wordsAt(text: string, { from, to }: Place, source: string): Words[] {
  const typed = source.slice(from, to);
  if (typed.length === text.length) return [{ text, from, to }];
  const words: Words[] = [];
  let at = 0;
  const take = (until: number, shown: string) => {
    if (until > at) words.push({ text: shown, from: from + at, to: from + until });
    at = until;
  };
  for (const match of typed.matchAll(escapeOrReference)) {
    const [marks] = match;
    take(match.index, typed.slice(at, match.index));
    take(at + marks.length, marks.startsWith('&') ? referenceText(marks) : marks.slice(1));
  }
  take(typed.length, typed.slice(at));
  const isWhole = words.map((word) => word.text).join('') === text;
  return isWhole ? words : [{ text, from, to }];
}

function referenceText(reference: string): string {
  const [paragraph] = fromMarkdown(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}
