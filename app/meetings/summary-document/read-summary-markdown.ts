import { type LinePart, partsOfLine } from './line-parts.ts';
import type { Place } from './phrase.ts';
import { readLines, type SummaryLine } from './read-lines.ts';

/** A line of a summary with all that it shows. */
export type DocumentLine = SummaryLine & { parts: LinePart[] };

/** A sentence as a reader sees it; `heading` is the item's title that it stands under. */
export type ReadSentence = Place & {
  text: string;
  section: string;
  heading: string | null;
  /** The segments it rests on; none where nobody said. */
  citations: number[];
};

/** The one reading of a summary: the page shows these lines, and what they say is checked. */
export function readDocument(markdown: string): DocumentLine[] {
  return readLines(markdown).map((line) => ({
    ...line,
    parts: partsOfLine(line.phrases, markdown),
  }));
}

/** The sentences of a summary that a drafter wrote, an admin edited or somebody typed. */
export function readSummaryMarkdown(markdown: string): ReadSentence[] {
  return sentencesOf(readDocument(markdown));
}

export function sentencesOf(document: readonly DocumentLine[]): ReadSentence[] {
  const sentences: ReadSentence[] = [];
  let section = '';
  let heading: string | null = null;
  for (const line of document) {
    if (line.kind !== 'heading') {
      for (const part of line.parts) {
        if (part.kind !== 'sentence') continue;
        const { text, citations, from, to } = part;
        sentences.push({ text, section, heading, citations, from, to });
      }
    } else if (line.level <= 2) {
      section = titleOf(line);
      heading = null;
    } else heading = titleOf(line);
  }
  return sentences;
}

/** What a heading says, without its citations. */
function titleOf({ parts }: DocumentLine): string {
  return parts.flatMap((part) => ('text' in part ? part.text : [])).join(' ');
}
