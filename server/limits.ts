import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bodyLimit } from '#app/body-limits.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { dataSuffix } from '#app/platform/http/data-path.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';

/** Stripe sends many events at once when plans renew, and a mail provider after a digest. */
const webhooks = ['/resources/stripe-webhook', '/resources/mail-events'];

/** What a person has sent too much of is read to the end and thrown away, so that they get an answer. */
const mostDiscarded = 64 * 1024 * 1024;

/**
 * Refuses a body that is too large, or does not say how large it is, before a byte is kept. Where a
 * page was asked for, the page refuses it in its own frame: `readForm` goes by the same limit.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers['transfer-encoding']) {
    return refuse(response, 411, 'Send the length of the form with it.');
  }
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= bodyLimit(request.path, request.headers['content-type'])) return next();
  if (length > mostDiscarded || !asksForPage(request)) {
    return refuse(response, 413, 'This form is too large. Shorten it and send it again.');
  }
  request.once('end', next).resume();
};

/** As browsers do, and React Router where it has a script in the page. */
const asksForPage = ({ headers, path }: Request) =>
  path.endsWith(dataSuffix) || (headers.accept ?? '').includes('text/html');

/** Forms sent from one address in a minute: plenty for people, few for scripts. */
const forms = new RateLimiterMemory({ points: 120, duration: 60 });

const events = new RateLimiterMemory({ points: 3000, duration: 60 });

export const limitRate: RequestHandler = async (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const limiter = webhooks.includes(request.path) ? events : forms;
  const allowed = await limiter.consume(addressKey(request.ip ?? '')).then(
    () => true,
    () => false,
  );
  if (allowed) return next();
  noteSecurity('limit-reached', { what: 'forms' });
  response.set('Retry-After', '60');
  refuse(response, 429, 'Too many requests. Wait a minute, then try again.');
};

function refuse(response: Response, status: number, message: string): void {
  response.status(status).set('Connection', 'close').type('text/plain').send(message);
}
