import { Writable } from 'node:stream';
import { pino } from 'pino';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { logOptions } from './log.server.ts';

function logged(error: unknown): string {
  let lines = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  pino({ ...logOptions, level: 'info' }, stream).error({ err: error }, 'it failed');
  return lines;
}

describe('an error in the log', () => {
  it('holds nothing of whom a service was asked about', () => {
    const refusal = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'email_invalid',
      message: 'Invalid email address: robin.reader+pro@example.com',
      headers: { 'x-echo': 'robin.reader+pro@example.com' },
      charge: 'Robin Reader, 1 Elm Street',
    });
    const line = logged(new Error('checkout of <robin@example.com> failed', { cause: refusal }));
    expect(line).not.toMatch(/robin|example\.com|Elm Street/i);
    expect(JSON.parse(line).err).toMatchObject({
      type: 'Error',
      message: 'checkout of <…> failed',
      stack: expect.stringContaining('error-for-log.test'),
      cause: {
        type: 'StripeInvalidRequestError',
        code: 'email_invalid',
        message: 'Invalid email address: …',
      },
    });
  });

  it('says what was thrown that is no error', () => {
    expect(JSON.parse(logged('no database')).err).toEqual({
      type: 'string',
      message: 'no database',
    });
  });
});
