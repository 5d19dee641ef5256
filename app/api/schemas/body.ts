import { z } from 'zod';
import { address, day, id, moment } from './parts.ts';

const listed = {
  id: id('The body.'),
  title: z
    .string()
    .meta({ description: 'What readers know it by.', example: 'Boulder City Council' }),
  type: z.string().meta({ example: 'City Council' }),
  state: z.string().meta({ example: 'Colorado' }),
  county: z.string().nullable().meta({ example: 'Boulder County' }),
  address,
};

export const listedBody = z
  .object({ ...listed, hasMeetings: z.boolean().meta({ description: 'Past ones or some ahead.' }) })
  .meta({ id: 'ListedBody', description: 'A government body.' });

export const bodyRef = z
  .object({ id: listed.id, title: listed.title })
  .meta({ id: 'BodyReference' });

const count = z.int().min(0);

const member = z
  .object({
    name: z.string().meta({ example: 'Dana Whitfield' }),
    office: z.string().meta({ example: 'Council Member' }),
    seat: z.string().nullable().meta({ description: 'Seat, ward or district.' }),
    body: z.string().nullable().meta({ description: 'The board or committee; null for all.' }),
    answers: z.object({ yes: count, no: count, abstain: count, absent: count }).nullable().meta({
      description: "In the last year's roll calls; null where none names them.",
    }),
  })
  .meta({ id: 'Member', description: 'Who sits on a body, as its own record names them.' });

export const body = z
  .object({
    ...listed,
    homepageUrl: z.string().nullable(),
    documentsUrl: z.string().nullable(),
    bodies: z.array(z.string()).meta({ description: 'Its boards and committees.' }),
    meetings: z.object({
      count,
      isMore: z.boolean().meta({ description: 'Counting stopped at `count`.' }),
      since: day.nullable().meta({ description: 'The day of the earliest.' }),
    }),
    lastYear: z
      .object({
        held: count,
        summarised: count,
        usuallyDays: count.nullable().meta({
          description: 'Days in which three of four summaries came; null where too few did.',
        }),
        isCut: z.boolean().meta({ description: 'Only the latest meetings are counted.' }),
      })
      .meta({ description: 'Meetings of the last 365 days.' }),
    members: z.array(member),
  })
  .meta({ id: 'Body', description: 'What everybody may know of a government body.' });

export const follow = z
  .object({
    ...listed,
    isLocked: z.boolean().meta({
      description: 'Followed, but beyond what the plan allows: its summaries cannot be read.',
    }),
  })
  .meta({ id: 'Follow', description: 'A body that the reader follows.' });

export const savedSearch = z
  .object({
    id: id('The saved search.'),
    name: z.string().meta({ example: 'Short-term rentals' }),
    search: z.string().meta({
      description: 'The parameters of the search, as they stand in its address.',
      example: 'q=%22short-term+rental%22&kind=decision',
    }),
    rate: z.string().meta({ description: 'When its reader is told.', example: 'weekly' }),
    isPaused: z.boolean().meta({ description: 'The plan has no room for it: it is not run.' }),
    lastFound: moment.nullable().meta({ description: 'When it last found something.' }),
  })
  .meta({ id: 'SavedSearch' });
