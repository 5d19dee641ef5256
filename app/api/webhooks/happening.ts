import { z } from 'zod';
import { meetingChanges } from '#app/meetings/ahead/standing.ts';

/** What the job 'tell-webhooks' is told, by whatever brings it about in the same transaction. */
export const happening = z.discriminatedUnion('what', [
  z.object({ what: z.literal('summary'), versionId: z.string() }),
  z.object({
    what: z.literal('change'),
    meetingId: z.string(),
    /** How many changes the meeting has had: no two have the same. */
    count: z.int(),
    change: z.enum(meetingChanges),
  }),
  z.object({
    what: z.literal('found'),
    meetingId: z.string(),
    /** Each with how many texts it has found in the meeting by now. */
    searches: z.array(z.object({ id: z.string(), texts: z.int() })),
  }),
]);

/** What a delivery is about, as it is kept: ids, and nothing that could be read by who may no longer. */
export const subject = z.object({
  meetingId: z.string(),
  searchId: z.string().optional(),
  change: z.enum(meetingChanges).optional(),
});

export type Subject = z.infer<typeof subject>;
