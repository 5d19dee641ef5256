import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

let site: Site;
let meetingId: string;
let entityId: string;
let premium: string;
let admin: string;

beforeAll(async () => {
  site = await openSite();
  const { meeting, entity } = await makePublishedMeeting();
  [meetingId, entityId] = [meeting.id, entity.id];
  const reader = await makeUser({ tier: 'premium' });
  await followEntities({ userId: reader.id, changes: { add: [entity.id], remove: [] } });
  await db.userNote.create({
    data: {
      userId: reader.id,
      meetingId,
      notes: 'Mine',
      feedback: 'New',
      processed: { create: [{ feedback: 'Old' }] },
    },
  });
  await db.meetingShare.create({
    data: { userId: reader.id, meetingId, token: 't', expiresAt: new Date('2100-01-01') },
  });
  await db.paymentCustomer.create({
    data: {
      userId: reader.id,
      stripeId: 'cus_1',
      subscription: {
        create: {
          id: 'sub_1',
          priceId: 'price_1',
          tier: 'premium',
          status: 'active',
          currentPeriodEnd: new Date('2100-01-01'),
          cancelAtPeriodEnd: false,
          startedAt: new Date('2025-01-01'),
        },
      },
    },
  });
  premium = await cookieOf(reader.id);
  const chief = await makeUser({ tier: 'admin' });
  admin = await cookieOf(chief.id);
  await fillLists(chief.id, reader.id);
});

async function cookieOf(userId: string): Promise<string> {
  return (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
}

/** More of everything than a page of the admin area holds. */
async function fillLists(actorId: string, userId: string) {
  for (let row = 0; row < 30; row += 1) {
    const meeting = await makeMeeting({ govtEntityId: (await makeEntity()).id });
    await db.auditEntry.create({
      data: {
        actorId,
        action: 'edit-meeting',
        subjectType: 'meeting',
        subjectId: meeting.id,
      },
    });
    await db.entityRequest.create({
      data: {
        name: 'Ada',
        email: 'a@example.com',
        state: 'Ohio',
        town: 'Akron',
        entityName: `Council ${row}`,
      },
    });
    await db.contactMessage.create({
      data: {
        firstName: 'Ada',
        lastName: 'Reader',
        email: 'a@example.com',
        reason: 'other',
        message: 'Hello',
      },
    });
    await db.paymentMatter.create({
      data: {
        id: `re_${row}`,
        kind: 'refund',
        status: 'succeeded',
        amountCents: 5,
        currency: 'usd',
        stripeCustomerId: 'cus_1',
        createdAt: new Date(),
      },
    });
    await db.job.create({
      data: { kind: 'draft-summary', payload: '{}', state: 'parked', subjectId: meeting.id },
    });
    await db.userNote.create({ data: { userId, meetingId: meeting.id, feedback: 'Good' } });
  }
  await db.sampleMeeting.create({ data: { meetingId } });
}

/** What a request of somebody who is signed in sends to the database, from its first to its last. */
async function asked(address: string, cookie: string): Promise<string[]> {
  let answer: Response | undefined;
  const sent = await statementsOf(async () => {
    const request = new Request(`http://localhost${address}`, { headers: { cookie } });
    answer = await site(request);
    await answer.text();
    // What is written behind the answer counts as well.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(answer?.status, address).toBe(200);
  return sent;
}

const dataOf = (address: string) => {
  const [path = '', search] = address.split('?');
  return `${path}.data${search ? `?${search}` : ''}`;
};

describe('a page asks the database for little', () => {
  const readerPages: [string, () => string, number][] = [
    ['a meeting', () => `/meetings/${meetingId}`, 8],
    ['my meetings', () => '/my-meetings', 6],
    ['a government body', () => `/govt-entities/${entityId}`, 6],
  ];

  it.each(readerPages)('%s', async (_page, address, most) => {
    const whole = await asked(address(), premium);

    expect(whole.length).toBeLessThanOrEqual(most);
    const navigation = await asked(dataOf(address()), premium);
    expect(navigation.length).toBeLessThanOrEqual(most);
  });

  it.each([
    'pending-summaries',
    'feedback',
    'entity-requests',
    'contact-submissions',
    'modify-meeting',
    'sample-meeting',
    'entities',
    'payments',
    'jobs',
    'audit-log',
  ])("the admin's list %s", async (list) => {
    const whole = await asked(`/admin/${list}`, admin);

    expect(whole.length).toBeLessThanOrEqual(6);
    expect((await asked(`/admin/${list}.data`, admin)).length).toBeLessThanOrEqual(6);
  });
});
