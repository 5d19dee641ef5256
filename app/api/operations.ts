import { z } from 'zod';
import { body, follow, listedBody, savedSearch } from './schemas/body.ts';
import { found, searchQuery } from './schemas/found.ts';
import { listedMeeting, meeting, passage } from './schemas/meeting.ts';
import { cursor, filterText, id, limit, pageOf } from './schemas/parts.ts';

export const apiRoot = '/api/v1';

export type Operation<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Below the root, with its parameters in braces */
  path: string;
  title: string;
  description: string;
  params: Params;
  query: Query;
  answer: Answer;
};

const operation = <Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
  described: Operation<Params, Query, Answer>,
) => described;

const none = z.strictObject({});

/** Everything that can be asked of the API: what answers go by, and what describes them. */
export const operations = {
  listBodies: operation({
    path: '/bodies',
    title: 'Government bodies',
    description: 'All that are tracked, by title. Each filter narrows the list.',
    params: z.object({}),
    query: z.strictObject({
      q: filterText('Words of the name or description.'),
      state: filterText('One state, such as Colorado.'),
      county: filterText('One county.'),
      type: filterText('One type of body, such as City Council.'),
      limit,
      after: cursor,
    }),
    answer: pageOf(listedBody),
  }),
  readBody: operation({
    path: '/bodies/{bodyId}',
    title: 'One body',
    description: 'What it is, how often it meets and is summarised, and who sits on it.',
    params: z.object({ bodyId: id('The body.') }),
    query: none,
    answer: body,
  }),
  listMeetings: operation({
    path: '/bodies/{bodyId}/meetings',
    title: 'The meetings of a body',
    description: 'Past ones and those ahead, the latest first, with what was decided, counted.',
    params: z.object({ bodyId: id('The body.') }),
    query: z.strictObject({ limit, after: cursor }),
    answer: pageOf(listedMeeting),
  }),
  readMeeting: operation({
    path: '/meetings/{meetingId}',
    title: 'One meeting',
    description:
      'With its summary where you follow the body, or its own government opens it to everybody: sentences and what they cite, cases, votes. Else what is public, and why there is no more.',
    params: z.object({ meetingId: id('The meeting.') }),
    query: none,
    answer: meeting,
  }),
  listPassages: operation({
    path: '/meetings/{meetingId}/passages',
    title: 'The transcript of a meeting',
    description:
      'Passage by passage, 300 at a time, where you follow the body or it is open to everybody.',
    params: z.object({ meetingId: id('The meeting.') }),
    query: z.strictObject({ after: cursor }),
    answer: pageOf(passage),
  }),
  search: operation({
    path: '/search',
    title: 'Search',
    description:
      'What was said and decided in the bodies you follow, grouped by meeting, ten meetings at a time, and in those that are open to everybody. At most 60 a minute.',
    params: z.object({}),
    query: searchQuery,
    answer: found,
  }),
  listFollows: operation({
    path: '/follows',
    title: 'What you follow',
    description: 'By title.',
    params: z.object({}),
    query: z.strictObject({ limit, after: cursor }),
    answer: pageOf(follow),
  }),
  listSavedSearches: operation({
    path: '/saved-searches',
    title: 'Your saved searches',
    description: 'In the order in which they were saved, 25 at a time.',
    params: z.object({}),
    query: z.strictObject({ after: cursor }),
    answer: pageOf(savedSearch),
  }),
} as const;
