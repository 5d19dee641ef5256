import { z } from 'zod';
import { calendarEntry, longestUid } from '#app/meetings/calendar/calendar-entry.ts';
import { webAddress } from '#app/platform/http/web-address.ts';

export const documentKinds = [
  'agenda',
  /** The agenda as data, item by item: it goes before a file of the agenda */
  'items',
  /** The agenda with all that was handed to the members */
  'packet',
  'minutes',
  'captions',
  'transcript',
  'audio',
  'video',
  /** Of a meeting that does not take place */
  'cancellation',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A long agenda as data, many times over. */
const mostContent = 1_000_000;

/** A document of a meeting, where its source leads to. */
export const upstreamDocument = z.object({
  /** The meeting's, as the source knows it */
  uid: z.string().min(1).max(longestUid),
  kind: z.enum(documentKinds),
  url: z
    .string()
    .max(2000)
    .transform((url, context) => {
      const address = webAddress(url);
      if (address === null) context.addIssue('No address of the web');
      return address ?? '';
    }),
  /** As the source calls it */
  title: z
    .string()
    .nullish()
    .transform((title) => title?.trim().slice(0, 300) || null),
  /** Where the answer itself holds the document: nothing is fetched then */
  content: z.string().max(mostContent).optional(),
});
export type UpstreamDocument = z.infer<typeof upstreamDocument>;

/** A meeting as a source tells of it; the source knows it by its `uid`. */
export const upstreamMeeting = calendarEntry.extend({ uid: z.string().min(1).max(longestUid) });
export type UpstreamMeeting = z.infer<typeof upstreamMeeting>;
