import type { Segment } from '#app/records/transcript.ts';
import { MinutesBook } from './minutes-book.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { type WrittenParagraph, writtenParagraphs } from './written-paragraphs.ts';

/** What the minutes of a meeting say of its motions, in their order. */
export const readMinutes = (
  segments: readonly Pick<Segment, 'index' | 'speaker' | 'text'>[],
): MinutesVote[] => motionsIn(writtenParagraphs(segments));

/** The same of paragraphs that have been read. */
export function motionsIn(paragraphs: readonly WrittenParagraph[]): MinutesVote[] {
  const book = new MinutesBook();
  for (const { index, heading, statements } of paragraphs) {
    const [first = '', ...rest] = statements;
    if (heading) book.open(heading);
    book.read(first, index, heading !== null);
    for (const statement of rest) book.read(statement, index);
  }
  return book.close();
}
