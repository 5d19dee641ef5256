import { z } from 'zod';
import { readListKey } from '#app/platform/page-by-key.ts';

const mostAPage = 100;
const usualPage = 25;
/** Longer than any cursor that the API gives. */
const longestCursor = 2000;

const hasNoNul = (text: string) => !text.includes('\0');

/** Text that a filter compares with. */
export const filterText = (description: string) =>
  z.string().trim().max(200).refine(hasNoNul, 'Leave out what is no character').optional().meta({
    description,
  });

export const cursor = z
  .string()
  .max(longestCursor)
  .refine((text) => readListKey(text) !== null, 'Take the `next` of an answer, as it is')
  .optional()
  .meta({ description: 'Where to go on: `next` of the answer before, as it is.' });

export const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(mostAPage)
  .default(usualPage)
  .meta({ description: 'How many at most.', example: usualPage });

/** What ids there are is for the database to say; none is longer. */
export const id = (description: string) =>
  z
    .string()
    .min(1)
    .max(100)
    .refine(hasNoNul)
    .meta({ description, example: '01980f3a-5c1e-7d21-9b3f-0c6a7e1d2b4c' });

export const day = z.iso
  .date()
  .meta({ description: 'A calendar date at its place.', example: '2026-03-10' });

export const moment = z.iso
  .datetime()
  .meta({ description: 'A moment in UTC.', example: '2026-03-11T16:20:00.000Z' });

export const address = z.url().meta({ description: 'Where people read it.' });

/** A list and how to go on in it. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Ask again with it as `after`; null at the end of the list.' }),
  });

export const place = z
  .object({
    segment: z.int().meta({
      description:
        'The passage in the transcript, from 0 as in addresses: people read the first as ¶1.',
    }),
    time: z.string().nullable().meta({
      description: 'By the clock, since the start of the record, or its number where it has none.',
      example: '1:02:03',
    }),
    address,
  })
  .meta({ id: 'Place', description: 'A place in the record of a meeting.' });
