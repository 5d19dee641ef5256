import type { Segment } from '#app/records/transcript.ts';
import { MinutesBook } from './minutes-book.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { writtenParagraphs } from './written-paragraphs.ts';

/** What the minutes of a meeting say of its motions, in their order. */
export function readMinutes(
  segments: readonly Pick<Segment, 'index' | 'speaker' | 'text'>[],
): MinutesVote[] {
  const book = new MinutesBook();
  for (const { index, heading, statements } of writtenParagraphs(segments)) {
    const [first = '', ...rest] = statements;
    if (heading) book.open(heading);
    book.read(first, index, heading !== null);
    for (const statement of rest) book.read(statement, index);
  }
  return book.close();
}
