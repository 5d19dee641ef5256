import type { RequestHandler, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '#app/platform/rate-limit.server.ts';

const kilobyte = 1024;

/** No form but those that take a file is larger; these answer for themselves, with their page. */
const largestForm = 512 * kilobyte;

/** Stripe signs its events, each smaller than this, and sends many at once when plans renew. */
const largestEvent = 1024 * kilobyte;
const webhook = '/resources/stripe-webhook';

const filePages = /^\/admin\/(add-meeting|meetings\/[^/]+\/record|entities\/import)(\.data)?\/?$/;

/** Refuses a body that is too large, or does not say how large it is, before a byte is read. */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers['transfer-encoding']) {
    return refuse(response, 411, 'Send the length of the form with it.');
  }
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.path === webhook && length <= largestEvent) return next();
  if (length > largestForm && !filePages.test(request.path)) {
    return refuse(response, 413, 'This form is too large. Shorten it and send it again.');
  }
  next();
};

/** Forms sent from one address in a minute: plenty for people, few for scripts. */
const forms = new RateLimiterMemory({ points: 120, duration: 60 });

const events = new RateLimiterMemory({ points: 3000, duration: 60 });

export const limitRate: RequestHandler = async (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const limiter = request.path === webhook ? events : forms;
  const allowed = await limiter.consume(addressKey(request.ip ?? '')).then(
    () => true,
    () => false,
  );
  if (allowed) return next();
  response.set('Retry-After', '60');
  refuse(response, 429, 'Too many requests. Wait a minute, then try again.');
};

function refuse(response: Response, status: number, message: string): void {
  response.status(status).set('Connection', 'close').type('text/plain').send(message);
}
