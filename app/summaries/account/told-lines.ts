import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import type { DocumentLine } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Passage, Told, ToldLine } from './account.ts';
import { checkedAs } from './checked.ts';
import { piecesOf } from './told-line.ts';

type SentenceRow = PublishedVersion['sentences'][number];

type Given = {
  document: readonly DocumentLine[];
  /** How each sentence was checked, in their order; those of another text are left out. */
  sentences: readonly SentenceRow[];
  passageOf: (citations: readonly number[]) => Passage | null;
};

/** Every line of a summary as the page shows it, its sentences numbered through. */
export function toldLines({ document, sentences, passageOf }: Given): ToldLine[] {
  const rows = rowsOf(sentences, countSentences(document));
  let before = 0;
  return document.map((line): ToldLine => {
    if (line.kind === 'heading') {
      const phrases = line.phrases.filter(({ kind }) => kind !== 'citation');
      return { kind: 'heading', level: line.level, phrases };
    }
    const start = before;
    const told = piecesOf(line).map(({ sentences: own, phrases, citations }): Told => {
      before += own.length;
      const indexes = own.map((index) => start + index);
      const row = rows[indexes[0] ?? -1];
      const passage = passageOf(citations);
      return {
        indexes,
        phrases,
        citations,
        passage,
        checked: passage && row ? checkedAs(row) : null,
        note: row?.confirmedAt ? row.confirmedReason : null,
        vote: null,
        about: null,
      };
    });
    return line.kind === 'bullet'
      ? { kind: 'bullet', level: line.level, told }
      : { kind: 'paragraph', told };
  });
}

/** Kept with a version by its sentences' places: none where it is another text by now. */
export const rowsOf = (rows: readonly SentenceRow[], count: number) =>
  rows.length === count ? rows : [];

function countSentences(document: readonly DocumentLine[]): number {
  const said = document.filter(({ kind }) => kind !== 'heading').flatMap(({ parts }) => parts);
  return said.filter(({ kind }) => kind === 'sentence').length;
}
