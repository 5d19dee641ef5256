import { bodyPath } from '#app/entities/body-path.ts';
import { readPublicBody } from '#app/meetings/public-body/read-public-body.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import type { Answer, Asked } from '../asked.ts';
import { ApiProblem } from '../problem.ts';

export async function readBody({ params, origin }: Asked<'readBody'>): Promise<Answer<'readBody'>> {
  const body = await readPublicBody(params.bodyId);
  if (!body) throw noSuchBody();
  return {
    ...body,
    address: origin + bodyPath(body.id),
    meetings: { ...body.meetings, since: body.since && isoDateOf(body.since) },
  };
}

export const noSuchBody = () =>
  new ApiProblem('not-found', { detail: 'There is no body with this id.' });
