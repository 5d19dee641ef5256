import { z } from 'zod';
import { found } from './fault.ts';
import { moment, text } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { route } from './route.ts';
import type { EventRecord } from './world.ts';

const show = ({ payload }: EventRecord): object => JSON.parse(payload);

export const eventCalls = [
  route('GET /v1/events/:id', z.strictObject({}), ({ stand, id }) =>
    show(found(stand.world.events, { what: 'event', id })),
  ),
  route(
    'GET /v1/events',
    z.strictObject({
      ...paging,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      created: moment.optional(),
    }),
    ({ stand, params: { type, types, created, ...params } }) =>
      pageOf(
        [...stand.world.events.values()].filter(
          (event) =>
            (type === undefined || matches(type, event.type)) &&
            (!types || types.some((one) => matches(one, event.type))) &&
            (!created || created(event.created)),
        ),
        { params, url: '/v1/events', render: show },
      ),
  ),
];

/** `customer.*` stands for all that begin so. */
const matches = (wanted: string, type: string) =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type;
