import type { Phrase, Place } from './phrase.ts';
import { type PhraseReader, phraseReader } from './read-phrases.ts';

/** A line of a summary that is not blank. A bullet's level is from 0 to 2, a heading's from 1 to 4. */
export type SummaryLine = Place & { phrases: Phrase[] } & (
    | { kind: 'heading'; level: number }
    | { kind: 'bullet'; level: number }
    | { kind: 'paragraph' }
  );

/**
 * The markdown of summaries, line by line (specification, section 2): headings, bullets that are
 * indented by two spaces a level, and every other line a paragraph of its own.
 */
export function readLines(markdown: string): SummaryLine[] {
  const read = phraseReader();
  const lines: SummaryLine[] = [];
  for (const line of typedLines(markdown)) {
    const before = lines.at(-1);
    // A bullet is at most one level below the bullet before it.
    const below = before?.kind === 'bullet' ? before.level + 1 : 0;
    if (line.text.trim() !== '') lines.push(lineOf(line, { below, read }));
  }
  return lines;
}

const bulletPattern = /^([ \t]*)[-–—*•◦▪‣][ \t]+(\S.*)$/u;
const headingPattern = /^ {0,3}(#+)[ \t]+(\S.*)$/;
const deepestBullet = 2;
const smallHeading = 4;

type Typed = { text: string; from: number };

/** Of the same length as they were typed, so that offsets hold in both. */
function typedLines(markdown: string): Typed[] {
  const lines: Typed[] = [];
  let from = 0;
  const shown = markdown.toWellFormed().replaceAll('\0', '\uFFFD');
  for (const text of shown.split(/(\r\n|\n|\r)/)) {
    if (!/^[\r\n]/.test(text)) lines.push({ text, from });
    from += text.length;
  }
  return lines;
}

function lineOf({ text, from }: Typed, { below, read }: { below: number; read: PhraseReader }) {
  const place = { from, to: from + text.length };
  const [, indent = '', said] = bulletPattern.exec(text) ?? [];
  if (said !== undefined) {
    const level = Math.min(Math.floor(widthOf(indent) / 2), deepestBullet, below);
    return {
      kind: 'bullet',
      level,
      phrases: read(said, place.to - said.length),
      ...place,
    } as const;
  }
  const [, marks = '', title] = headingPattern.exec(text) ?? [];
  if (title !== undefined) {
    const level = Math.min(marks.length, smallHeading);
    const phrases = read(withoutClosingMarks(title), place.to - title.length);
    return { kind: 'heading', level, phrases, ...place } as const;
  }
  return { kind: 'paragraph', phrases: read(text, from), ...place } as const;
}

const widthOf = (indent: string) => indent.replaceAll('\t', '  ').length;

/** `## Title ##`: the closing marks are no part of the title. Not a pattern: it could run long. */
function withoutClosingMarks(text: string): string {
  const trimmed = text.trimEnd();
  let end = trimmed.length;
  while (end > 0 && trimmed[end - 1] === '#') end -= 1;
  const before = trimmed[end - 1];
  return before === ' ' || before === '\t' ? trimmed.slice(0, end).trimEnd() : trimmed;
}
