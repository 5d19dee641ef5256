import type { Place } from './phrase.ts';
import {
  type DocumentLine,
  type ReadSentence,
  readDocument,
  readSummaryMarkdown,
  sentencesOf,
} from './read-summary-markdown.ts';
import { shownLine } from './shown-line.ts';
import { withoutSaying } from './without-saying.ts';

type Change = {
  index: number;
  /** Markdown with its citations; null takes the sentence out. */
  with: string | null;
};

/**
 * The markdown with one of its sentences replaced, or taken out where `with` is null, and nothing
 * else changed. A heading with nothing left under it goes too. Null where the sentence cannot be
 * told apart from its surroundings.
 */
export function changeSentence(markdown: string, change: Change): string | null {
  const document = readDocument(markdown);
  const sentences = sentencesOf(document);
  const sentence = sentences[change.index];
  const line = document.find(
    ({ from, to }) => sentence && from <= sentence.from && sentence.to <= to,
  );
  if (!sentence || !line) return null;
  const isAlone = line.parts.filter(({ kind }) => kind === 'sentence').length === 1;
  const attempts =
    change.with === null && isAlone
      ? [withoutSaying(markdown, { document, line })]
      : [noMarks, partedMarks(line, sentence, markdown)].map((marks) =>
          spliced(markdown, { place: sentence, replacement: change.with, marks }),
        );
  const expected = saidAfter(sentences, change);
  return attempts.find((result) => said(readSummaryMarkdown(result)) === expected) ?? null;
}

/** Marks of emphasis of which one end stands in the sentence and the other in its neighbour. */
type Marks = { /** They end in it. */ closed: string /** They begin in it. */; opened: string };

const noMarks: Marks = { closed: '', opened: '' };

function partedMarks(line: DocumentLine, { from, to }: Place, markdown: string): Marks {
  const { wraps } = shownLine(line.phrases, markdown);
  const closed = wraps
    .filter(({ outer }) => outer.from < from && outer.to > from && outer.to <= to)
    .toSorted((one, other) => one.outer.to - other.outer.to)
    .map(({ outer, inner }) => markdown.slice(inner.to, outer.to));
  const opened = wraps
    .filter(({ outer }) => outer.from >= from && outer.from < to && outer.to > to)
    .toSorted((one, other) => one.outer.from - other.outer.from)
    .map(({ outer, inner }) => markdown.slice(outer.from, inner.from));
  return { closed: closed.join(''), opened: opened.join('') };
}

type Splice = { place: Place; replacement: string | null; marks: Marks };

function spliced(markdown: string, { place, replacement, marks }: Splice): string {
  const [head, tail] = [markdown.slice(0, place.from), markdown.slice(place.to)];
  if (replacement !== null && marks === noMarks) return head + replacement + tail;
  const before = head.replace(/[ \t]+$/, '') + marks.closed;
  const after = marks.opened + tail.replace(/^[ \t]+/, '');
  const between = replacement === null ? ' ' : ` ${replacement} `;
  const isFirst = /(?:^|[\r\n])$/.test(before);
  const isLast = /^(?:$|[\r\n])/.test(after);
  return before + trimmed(between, { isFirst, isLast }) + after;
}

function trimmed(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const begun = isFirst ? text.trimStart() : text;
  return isLast ? begun.trimEnd() : begun;
}

function saidAfter(sentences: readonly ReadSentence[], change: Change): string {
  const { section = '', heading = null } = sentences[change.index] ?? {};
  const added = readSummaryMarkdown(change.with ?? '');
  const own = added.map((sentence) => ({ ...sentence, section, heading }));
  return said(sentences.toSpliced(change.index, 1, ...own));
}

function said(sentences: readonly ReadSentence[]): string {
  return JSON.stringify(
    sentences.map(({ text, citations, section, heading }) => [text, citations, section, heading]),
  );
}
