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
      : attemptsAt(markdown, { line, sentence, replacement: change.with });
  const expected = saidAfter(sentences, change);
  const isRight = (result: string) =>
    result === markdown || said(readSummaryMarkdown(result)) === expected;
  return attempts.find(isRight) ?? null;
}

type Attempted = { line: DocumentLine; sentence: Place; replacement: string | null };

/** Ways to write it, the plainest first; marks around the sentence may ask for another. */
function attemptsAt(markdown: string, { line, sentence, replacement }: Attempted): string[] {
  const { opened, closed } = partedMarks(line, sentence, markdown);
  const head = markdown.slice(line.from, sentence.from);
  const tail = markdown.slice(sentence.to, line.to);
  const trimmed = [head.trimEnd() + closed, opened + tail.trimStart()];
  const written = (...parts: string[]) =>
    markdown.slice(0, line.from) + parts.join('') + markdown.slice(line.to);
  const joined = (space: string) => {
    const parts = trimmed.toSpliced(1, 0, replacement ?? '').filter((part) => part !== '');
    return written(parts.join(space));
  };
  if (replacement === null) return [joined(' '), joined('')];
  const before = closed === '' ? head : `${trimmed[0]} `;
  const after = opened === '' ? tail : ` ${trimmed[1]}`;
  return [written(head, replacement, tail), written(before, replacement, after), joined(' ')];
}

/** Marks of emphasis of which one end stands in the sentence and the other beside it. */
type Marks = { /** They begin in it. */ opened: string /** They end in it. */; closed: string };

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
