import { timingSafeEqual } from 'node:crypto';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { eventCalls } from './event-calls.ts';
import { expand } from './expand.ts';
import { StripeFault } from './fault.ts';
import { type FormValue, readForm } from './form-body.ts';
import type { Idempotency } from './idempotency.ts';
import { invoiceCalls } from './invoice-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import type { Route } from './route.ts';
import { sessionCalls } from './session-calls.ts';
import type { Stand } from './stand.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { newId } from './world.ts';

const routes: readonly Route[] = [
  ...customerCalls,
  ...catalogueCalls,
  ...sessionCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...eventCalls,
];

type Api = { stand: Stand; secretKey: string; idempotency: Idempotency };

/** Answers a call as Stripe would. */
export function answerCall({ stand, secretKey, idempotency }: Api, request: ApiRequest): ApiAnswer {
  try {
    requireKey(secretKey, request.headers.authorization);
    return idempotency.once(request, () => json(200, run(stand, request)));
  } catch (fault) {
    if (!(fault instanceof StripeFault)) throw fault;
    return json(fault.status, fault.body);
  }
}

/** Also for a refusal: each answer has an id that can be asked about. */
function json(status: number, body: object): ApiAnswer {
  return {
    status,
    headers: { 'Content-Type': 'application/json', 'Request-Id': newId('req').slice(0, 18) },
    body: JSON.stringify(body, null, 2),
  };
}

function requireKey(secretKey: string, authorization = ''): void {
  const given = /^Bearer (.+)$/.exec(authorization)?.[1];
  if (given === undefined) {
    throw new StripeFault(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      { status: 401 },
    );
  }
  const [one, other] = [Buffer.from(given), Buffer.from(secretKey)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) {
    throw new StripeFault(`Invalid API Key provided: ${given.slice(0, 7)}****`, { status: 401 });
  }
}

function run(stand: Stand, { method, path, form }: ApiRequest): object {
  for (const route of routes) {
    const match = route.method === method && route.path.exec(path);
    if (!match) continue;
    const { expand: asked = [], ...given } = readForm(form);
    const answer = route.run({ stand, given, id: decodeURIComponent(match[1] ?? '') });
    const paths = readPaths(asked);
    if (paths.length === 0) return answer;
    // What is expanded is an object still.
    return expand(stand, answer, paths) as object;
  }
  throw new StripeFault(
    `Unrecognized request URL (${method}: ${path}). The stand-in knows only what the site needs of Stripe.`,
    { status: 404 },
  );
}

function readPaths(asked: FormValue): string[] {
  if (Array.isArray(asked)) return asked.filter((path) => typeof path === 'string');
  throw new StripeFault('Invalid array', { param: 'expand' });
}
