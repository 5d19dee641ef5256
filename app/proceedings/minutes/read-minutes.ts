import type { Segment } from '#app/records/transcript.ts';
import { MinutesBook } from './minutes-book.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { plainParagraph, statements } from './statements.ts';
import { writtenHeading } from './written-heading.ts';

/** What the minutes of a meeting say of its motions, in their order. */
export function readMinutes(
  segments: readonly Pick<Segment, 'index' | 'speaker' | 'text'>[],
): MinutesVote[] {
  const book = new MinutesBook();
  let label: string | null = null;
  for (const { index, speaker, text } of segments) {
    // 'MOVER: Paul Hale' was taken for somebody who speaks.
    const opens = speaker !== null && speaker !== label ? `${speaker}: ` : '';
    label = speaker;
    const [first = '', ...rest] = statements(plainParagraph(opens + text));
    const heading = writtenHeading(first);
    if (heading) book.open(heading);
    book.read(first, index, heading !== null);
    for (const statement of rest) book.read(statement, index);
  }
  return book.close();
}
