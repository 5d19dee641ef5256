import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import type { tellsIn } from '../../counted-of-version.server.ts';
import { sentenceMarkdown } from '../../document/summary-markdown.ts';
import { addSentence } from './carry-sentences.ts';

type Tells = ReturnType<typeof tellsIn>;

type Telling = {
  /** What code makes of what was counted, as it was and as it is now. */
  before: Tells;
  after: Tells;
  cases: readonly StoredCase[];
  transcript: Parameters<typeof sentenceMarkdown>[1];
};

/** Before all that is cited: what code tells of votes comes first in a case. */
const first = -1;

/** The markdown in which the votes that code had nothing to tell of before are told, each in its case. */
export function tellAnew(markdown: string, { before, after, cases, transcript }: Telling): string {
  const known = new Set(before.map(({ vote }) => vote));
  const counted = new Set(after.map(({ text }) => text));
  const said = new Set(readSummaryMarkdown(markdown).map(({ text }) => text));
  return after
    .filter(({ vote, isInShort }) => vote !== null && !known.has(vote) && !isInShort)
    .filter(({ text }) => !said.has(text))
    .reduce((told, { text, segments, item }) => {
      const words = sentenceMarkdown({ text, citations: segments }, transcript);
      return addSentence(
        { markdown: told, cases: [...cases] },
        { to: item, words, passage: first, counted },
      );
    }, markdown);
}
