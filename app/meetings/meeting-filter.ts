import { z } from 'zod';

export const sortColumns = ['date', 'title', 'body', 'video'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** The Modify Meeting table's filter, as its address holds it (specification, section 5). */
export type MeetingFilter = {
  /** Part of the title, in any case; 'n/a' for meetings without one. */
  title: string;
  /** '' for all, 'null' for meetings that belong to no body, else exactly this body. */
  body: string;
  /** Part of the video id; 'n/a' for meetings without one. */
  video: string;
  onlyWithoutSummary: boolean;
  sort: { column: SortColumn; direction: 'asc' | 'desc' };
};

export const allBodies = 'all';
export const noBodyAssigned = 'null';

const text = z
  .string()
  .transform((value) => value.replace(/\p{Cc}/gu, ' ').trim())
  .pipe(z.string().max(200))
  .catch('');

/** Reads the address. What makes no sense in it counts as not there. */
export function readMeetingFilter(search: URLSearchParams): MeetingFilter {
  const body = text.parse(search.get('body') ?? '');
  return {
    title: text.parse(search.get('title') ?? ''),
    // Where bodies are searched, none is typed as in the other fields.
    body: body === allBodies ? '' : body.toLowerCase() === 'n/a' ? noBodyAssigned : body,
    video: text.parse(search.get('video') ?? ''),
    onlyWithoutSummary: ['on', 'true', '1'].includes(search.get('pending') ?? ''),
    sort: {
      column: z.enum(sortColumns).catch('date').parse(search.get('sort')),
      direction: z
        .enum(['asc', 'desc'])
        .catch(search.has('sort') && search.get('sort') !== 'date' ? 'asc' : 'desc')
        .parse(search.get('dir')),
    },
  };
}
