import { z } from 'zod';
import { passageKinds } from '#app/search/found.ts';
import { longestQuery } from '#app/search/search-address.ts';
import { bodyRef } from './body.ts';
import { address, cursor, day, filterText, id } from './parts.ts';

const total = z.object({
  count: z.int(),
  isMore: z.boolean().meta({ description: 'Counting stopped at `count`.' }),
});

const named = {
  meetingId: id('The meeting.'),
  title: z.string(),
  date: day.nullable(),
  body: bodyRef,
};

const hit = z
  .object({
    kind: z.enum(passageKinds),
    heading: z
      .string()
      .nullable()
      .meta({ description: 'The case it belongs to, where it is not the passage itself.' }),
    text: z.string(),
    marks: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .meta({ description: 'Which stretches of `text` the query asked for, in UTF-16 units.' }),
    speaker: z.string().nullable(),
    time: z.string().nullable(),
    outcome: z.string().nullable().meta({ description: 'Of cases and decisions.' }),
    caseOutcome: z.string().nullable().meta({ description: 'Of the case it belongs to.' }),
    address,
    also: z
      .array(z.object({ kind: z.enum(passageKinds), address }))
      .meta({ description: 'Where else it was found in the case, in other words.' }),
  })
  .meta({
    id: 'Hit',
    description: 'A passage that was found; of a case that was found in several, the best of them.',
  });

const foundMeeting = z.object({
  ...named,
  address,
  hits: z.array(hit),
  moreHits: z.int().meta({ description: 'How many more cases and passages match.' }),
});

export const found = z
  .object({
    asked: z.string().meta({ description: 'The query as it was understood.' }),
    remarks: z.array(z.string()).meta({ description: 'What of it was not, and what to do.' }),
    items: z
      .array(foundMeeting)
      .meta({ description: 'Meetings of bodies that the reader follows, best first.' }),
    total,
    open: z.object({ items: z.array(foundMeeting), total }).meta({
      description:
        'The best of bodies that the reader does not follow and whose own governments open them to everybody; with the first ten meetings alone.',
    }),
    elsewhere: z
      .object({ items: z.array(z.object({ ...named, isToCome: z.boolean() })), total })
      .meta({ description: 'In bodies that the reader does not follow: named, never quoted.' }),
    facets: z.array(
      z.object({
        name: z.string().meta({ example: 'kind' }),
        values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Ask again with it as `after`.' }),
  })
  .meta({ id: 'Found' });

export const searchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(longestQuery)
    .refine((text) => !text.includes('\0'), 'Leave out what is no character')
    .meta({
      description:
        'As on the search page: words, "phrases", OR, -without, body:, speaker:, date:, kind:, outcome:',
      example: '"short-term rental" kind:decision',
    }),
  kind: filterText('One kind of passage, as `facets` name it.'),
  body: filterText('One body, by its id.'),
  outcome: filterText('One outcome, as `facets` name it.'),
  year: filterText('One year, such as 2026.'),
  after: cursor,
});
