import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { requestEntity } from './request-entity.server.ts';
import { sendContactMessage } from './send-contact-message.server.ts';

const message = {
  firstName: 'Ada',
  lastName: 'Reader',
  email: 'ada@example.com',
  reason: 'enterprise',
  message: 'Please call us.',
} as const;
const request = {
  name: 'Ada Reader',
  email: 'ada@example.com',
  state: 'Colorado',
  town: 'Golden',
  entityName: 'Golden Planning Commission',
} as const;

describe('the inbox', () => {
  it('keeps a contact message until an admin processes it', async () => {
    await sendContactMessage({ message, address: '203.0.113.1' });
    expect(await db.contactMessage.findMany()).toMatchObject([{ ...message, processed: false }]);
  });

  it('keeps a request for an entity until an admin processes it', async () => {
    await requestEntity({ request, address: '203.0.113.1' });
    expect(await db.entityRequest.findMany()).toMatchObject([{ ...request, processed: false }]);
  });

  it('takes ten of each an hour from one address, and stores nothing beyond', async () => {
    await db.contactMessage.deleteMany();
    await db.entityRequest.deleteMany();
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, () => [
        sendContactMessage({ message, address: '203.0.113.2' }),
        requestEntity({ request, address: '203.0.113.2' }),
      ]).flat(),
    );
    const refused = sent.filter((one) => one.status === 'rejected');
    expect(refused.map((one) => one.reason.status)).toEqual([429, 429, 429, 429]);
    expect(await db.contactMessage.count()).toBe(10);
    expect(await db.entityRequest.count()).toBe(10);
  });
});
