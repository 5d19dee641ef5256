import type { Segment } from '#app/records/transcript.ts';
import { MinutesBook } from './minutes-book.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { type WrittenParagraph, writtenParagraphs } from './written-paragraphs.ts';
import { writtenHeadings } from './written-parts.ts';

/** A vote with the places of its paragraphs, in their order. */
export type PlacedVote = { vote: MinutesVote; places: number[] };

/** What the minutes of a meeting say of its motions, in their order. */
export const readMinutes = (
  segments: readonly Pick<Segment, 'index' | 'speaker' | 'text'>[],
): MinutesVote[] => motionsIn(writtenParagraphs(segments)).map(({ vote }) => vote);

/** The same of paragraphs that have been read. */
export function motionsIn(paragraphs: readonly WrittenParagraph[]): PlacedVote[] {
  const book = new MinutesBook();
  const opened = new Set(writtenHeadings(paragraphs).map(({ from }) => from));
  for (const [place, { heading, statements }] of paragraphs.entries()) {
    const [first = '', ...rest] = statements;
    if (heading && opened.has(place)) book.open(heading);
    book.read(first, place, heading !== null && isTitle(first));
    for (const statement of rest) book.read(statement, place);
  }
  return book.close().map((vote) => {
    const places = vote.segments.toSorted((one, other) => one - other);
    const segments = new Set(places.flatMap((place) => paragraphs[place]?.index ?? []));
    return { vote: { ...vote, segments: [...segments] }, places };
  });
}

/** 'Approved minutes of March 3' decides nothing; '4. The minutes were approved.' does. */
const isTitle = (heading: string) => !/[.;]$/.test(heading);
