import { z } from 'zod';
import { meetingChanges } from '#app/meetings/ahead/standing.ts';
import { testEvent, webhookEvents } from './webhook-events.ts';

const meeting = z
  .object({
    id: z.string(),
    title: z.string(),
    date: z.iso.date().nullable(),
    startsAt: z.iso.datetime().nullable().meta({ description: 'Where the time is known.' }),
    isCancelled: z.boolean(),
    body: z.object({ id: z.string(), title: z.string() }).nullable(),
    address: z.url().meta({ description: 'Its page.' }),
    api: z.url().meta({ description: 'Where the API answers with all of it.' }),
  })
  .meta({ id: 'ToldMeeting', description: 'A meeting as it stands when the message is sent.' });

const message = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
    data,
  });

/** What is sent to webhooks, by event: what goes out passes through these, and they describe it. */
export const webhookMessages = {
  'summary.published': message('summary.published', z.object({ meeting })),
  'summary.corrected': message('summary.corrected', z.object({ meeting })),
  'meeting.changed': message(
    'meeting.changed',
    z.object({ change: z.enum(meetingChanges), meeting }),
  ),
  'search.found': message(
    'search.found',
    z.object({
      search: z.object({
        id: z.string(),
        name: z.string(),
        address: z.url().meta({ description: 'The page that shows what it finds.' }),
      }),
      meeting,
    }),
  ),
} satisfies Record<keyof typeof webhookEvents, z.ZodType>;

export const testMessage = message(testEvent, z.object({ webhook: z.object({ id: z.string() }) }));

export type ToldMeeting = z.infer<typeof meeting>;

/** In the terms of OpenAPI, for its document. */
export const describedMessages = Object.entries(webhookMessages).map(([name, schema]) => ({
  name,
  schema,
  description: Object.entries(webhookEvents).find(([event]) => event === name)?.[1].text ?? '',
}));
