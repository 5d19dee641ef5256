import { type AnswerToRead, readAnswer } from '#app/sources/read-answer.ts';
import type { SourceKind } from '#app/sources/source-kinds.ts';
import type { SourceStep } from '#app/sources/source-reader.ts';

type Given = {
  url?: string;
  /** What was asked, where that is another address than the one that answered. */
  asked?: string;
  from?: string;
  until?: string;
  timeZone?: string;
  options?: AnswerToRead['options'];
};

/** What a reader makes of a text, in the days of 2026 at the East Coast unless said otherwise. */
export function readSource(kind: SourceKind, text: string, given: Given = {}): SourceStep {
  const { url = 'https://harborfalls.example/meetings', asked = url, options = {} } = given;
  const { from = '2026-01-01', until = '2026-12-31', timeZone = 'America/New_York' } = given;
  return readAnswer({
    kind,
    answer: { url, contentType: null, text },
    request: { url: asked, what: 'test' },
    reading: { from, until, timeZone },
    options,
  });
}

/** Meetings in short: '2026-01-06 City Council', with the moment where there is one, and 'cancelled'. */
export const inShort = ({ meetings }: SourceStep) =>
  meetings.map(({ day, title, startsAt, status }) =>
    [day, title, startsAt?.slice(11, 16), status === 'cancelled' ? status : null]
      .filter(Boolean)
      .join(' '),
  );

/** Documents in short: 'agenda https://…'. */
export const documentsInShort = ({ documents }: SourceStep) =>
  documents.map(({ kind, url }) => `${kind} ${url}`);

/** How many documents of each kind. */
export function countKinds({ documents }: SourceStep): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of documents) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
