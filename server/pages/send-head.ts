import type { Response as ServerResponse } from 'express';
import { limitCaching } from '#app/platform/http/caching.server.ts';

type Head = { status: number; headers: Headers };

/** Says how a request was answered, and who may keep the answer. The body comes after it. */
export function sendHead(response: ServerResponse, request: Request, { status, headers }: Head) {
  limitCaching(request, headers);
  response.status(status);
  for (const [name, value] of headers) {
    if (takesPlace.includes(name)) response.set(name, value);
    else response.append(name, value);
  }
}

/** Of these an answer has one: its own takes the place of what the whole site says. */
const takesPlace = ['referrer-policy'];
