import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { makeFeed } from '#app/feeds/secret/make-feed.server.ts';
import { writeEvents } from '#app/platform/analytics.server.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { statementsOfSearch } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { giveAgenda, matterCalled, settle } from '#tests/support/matters.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { savedBy } from '#tests/support/secret-feeds.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

let site: Site;
let meetingId: string;
let entityId: string;
let matterId: string;
let webhookId: string;
let premium: string;
/** Where several web processes count attempts together, that is a statement. */
const counting = databaseKind === 'postgres' ? 1 : 0;
let secrets: { followed: string; search: string };
let admin: string;

beforeAll(async () => {
  site = await openSite();
  const { meeting, entity } = await makePublishedMeeting();
  [meetingId, entityId] = [meeting.id, entity.id];
  await giveAgenda(meetingId, ['Ordinance 7718']);
  await settle(meetingId);
  const other = await makeMeeting({ govtEntityId: entityId });
  await giveAgenda(other.id, ['Ordinance 7718']);
  await settle(other.id);
  matterId = (await matterCalled(entityId, 'Ordinance 7718')).id;
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
  webhookId = await makeWebhookOf(reader.id);
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
  secrets = {
    followed: await makeFeed({ userId: reader.id, searchId: null }),
    search: (await savedBy(reader.id, 'motion')).secret,
  };
  const chief = await makeUser({ tier: 'admin' });
  admin = await cookieOf(chief.id);
  await fillLists(chief.id, reader.id);
});

/** With more in its log than a page holds. */
async function makeWebhookOf(userId: string): Promise<string> {
  const { id } = await db.webhook.create({
    data: { userId, address: 'https://program.example/', events: 'meeting.changed' },
  });
  await db.webhookDelivery.createMany({
    data: Array.from({ length: 30 }, (_, number) => ({
      ...{ webhookId: id, key: `test ${number}`, event: 'webhook.test', subject: '{}' },
      state: 'sent',
    })),
  });
  return id;
}

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
    const drafted = await makeMeeting({ govtEntityId: meeting.govtEntityId });
    await db.summaryVersion.create({
      data: { meetingId: drafted.id, origin: 'typed', markdown: '# Draft' },
    });
  }
  await db.sampleMeeting.create({ data: { meetingId } });
  const city = await makeUser({ tier: 'municipal' });
  await db.ownBody.create({ data: { userId: city.id, govtEntityId: entityId } });
}

/** What a request of somebody who is signed in sends to the database, from its first to its last. */
async function asked(address: string, cookie: string): Promise<string[]> {
  let answer: Response | undefined;
  // Some of these pages search.
  const sent = await statementsOfSearch(async () => {
    const request = new Request(`http://localhost${address}`, { headers: { cookie } });
    answer = await site(request);
    await answer.text();
    // What is written behind the answer counts as well.
    await writeEvents();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(answer?.status, address).toBe(200);
  return sent;
}

const dataOf = (address: string) => {
  const [path = '', search] = address.split('?');
  return `${path}.data${search ? `?${search}` : ''}`;
};

const expectAtMost = (most: number, sent: readonly string[]) =>
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);

describe('a page asks the database for little', () => {
  const readerPages: [string, () => string, number][] = [
    ['a meeting', () => `/meetings/${meetingId}`, 8],
    ['my meetings', () => '/my-meetings', 6],
    ['a government body', () => `/govt-entities/${entityId}`, 6],
    ['the public page of a body', () => `/bodies/${entityId}`, 12],
    ['how accurate summaries are', () => '/accuracy', 8],
    ['which bodies are watched', () => '/coverage?sort=missing&dir=desc&q=council', 5],
    ['the webhooks of a reader', () => '/settings/webhooks', 3],
    ['a webhook with its log', () => `/settings/webhooks/${webhookId}`, 4],
    ["a body's meetings on another site", () => `/bodies/${entityId}/embed`, 4],
    ['the search, before anything is asked', () => '/search', 2],
    ['a matter', () => `/matters/${matterId}`, 12],
    ['the matters a reader follows', () => '/my-matters', 9],
    ['what a search finds', () => '/search?q=motion', 9],
    ['a question, before it is asked', () => '/ask', 3],
    ['what a question comes to', () => '/ask?q=What+motion+was+made%3F', 9],
    ["a reader's calendar", () => `/feeds/${secrets.followed}/meetings.ics`, 7 + counting],
    ["a reader's feed", () => `/feeds/${secrets.followed}/summaries.atom`, 7],
    ['the feed of a saved search', () => `/feeds/${secrets.search}/found.atom`, 13 + counting],
    ['the second factor', () => '/settings/second-factor', 4],
    ['the secret addresses', () => '/settings/feeds', 4],
    ['the seats of a plan', () => '/settings/seats', 7],
    ['words found in a transcript', () => `/meetings/${meetingId}/transcript?find=motion`, 12],
  ];

  it.each(readerPages)('%s', async (_page, address, most) => {
    expectAtMost(most, await asked(address(), premium));
    expectAtMost(most, await asked(dataOf(address()), premium));
  });

  it.each([
    'inbox',
    'inbox?queue=ready&sort=marks',
    'inbox?queue=waits',
    'inbox?queue=waits&sort=followers',
    'inbox?queue=failed',
    'inbox?queue=held',
    'inbox/upload',
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
    expectAtMost(6, await asked(`/admin/${list}`, admin));
    expectAtMost(6, await asked(dataOf(`/admin/${list}`), admin));
  });

  it('how the site runs', async () => {
    expectAtMost(8, await asked('/admin/operations', admin));
    expectAtMost(8, await asked(dataOf('/admin/operations'), admin));
  });
});
