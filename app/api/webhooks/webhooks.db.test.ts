import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { publish, publishAgain } from '#tests/support/followers.ts';
import { cancelMeeting, doWebhookJobs, makeWebhookReader } from '#tests/support/webhook-reader.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
import { askDelivery } from './ask-delivery.server.ts';
import { tellWebhooks } from './tell-webhooks.server.ts';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  await db.webhook.deleteMany();
  receiver.heard.length = 0;
  receiver.control.answer = { status: 204 };
});

const types = () => receiver.heard.map(({ body }) => body.type);

describe('a webhook', () => {
  it('hears of a new summary, signed, with where to read it and nothing of what it says', async () => {
    const entity = await makeEntity();
    await makeWebhookReader(receiver, { follows: [entity.id] });
    const { meetingId } = await publish(entity.id, 'Fees');
    await doWebhookJobs();
    const [told] = receiver.heard;
    expect(receiver.heard).toHaveLength(1);
    expect(told).toMatchObject({
      isSigned: true,
      body: {
        type: 'summary.published',
        data: {
          meeting: {
            id: meetingId,
            title: 'Fees',
            body: { id: entity.id, title: entity.entityName },
            api: expect.stringMatching(new RegExp(`^http.*/api/v1/meetings/${meetingId}$`)),
          },
        },
      },
    });
    expect(told?.id).toMatch(/^msg_/);
    expect(JSON.stringify(told?.body)).not.toContain('waived');
  });

  it('hears of a correction, of a cancelled meeting and of what a search found', async () => {
    const entity = await makeEntity();
    const { userId } = await makeWebhookReader(receiver, { follows: [entity.id] });
    const search = await db.savedSearch.create({
      data: { userId, name: 'Fees', address: 'q=waived', rate: 'weekly' },
    });
    const { meetingId } = await publish(entity.id, 'Fees');
    await publishAgain(meetingId, 'A date.');
    await transact((tx) => indexMeeting(tx, meetingId));
    await matchSearches({ meetingId });
    const cancelled = await cancelMeeting(entity.id);
    await doWebhookJobs();
    expect(types().toSorted()).toEqual([
      'meeting.changed',
      'search.found',
      'summary.corrected',
      'summary.published',
    ]);
    const dataOf = (type: string) => receiver.heard.find(({ body }) => body.type === type)?.body;
    expect(dataOf('search.found')?.data).toMatchObject({
      search: { id: search.id, name: 'Fees' },
      meeting: { id: meetingId },
    });
    expect(dataOf('meeting.changed')?.data).toMatchObject({
      change: 'cancelled',
      meeting: { id: cancelled, isCancelled: true, date: '2099-01-05' },
    });
  });

  it('hears what it was made for alone, and of followed bodies alone', async () => {
    const [followed, other] = [await makeEntity(), await makeEntity()];
    await makeWebhookReader(receiver, { follows: [followed.id], events: ['meeting.changed'] });
    await publish(followed.id, 'Fees');
    await cancelMeeting(other.id);
    await doWebhookJobs();
    expect(types()).toEqual([]);
    await cancelMeeting(followed.id);
    await doWebhookJobs();
    expect(types()).toEqual(['meeting.changed']);
  });

  it('hears of one event once, however often the jobs run', async () => {
    const entity = await makeEntity();
    await makeWebhookReader(receiver, { follows: [entity.id] });
    const { versionId } = await publish(entity.id, 'Fees');
    const payload = { what: 'summary', versionId };
    await Promise.allSettled([tellWebhooks(payload), tellWebhooks(payload)]);
    await tellWebhooks(payload);
    await Promise.all([doWebhookJobs(), doWebhookJobs(), doWebhookJobs()]);
    expect(types()).toEqual(['summary.published']);
  });

  it('hears the same again under the same id when its reader asks for it', async () => {
    const entity = await makeEntity();
    const { userId, webhookId, log } = await makeWebhookReader(receiver, { follows: [entity.id] });
    await publish(entity.id, 'Fees');
    await doWebhookJobs();
    const [delivery] = await log();
    await askDelivery({ userId, webhookId, deliveryId: delivery?.id });
    const twice = askDelivery({ userId, webhookId, deliveryId: delivery?.id });
    await expect(twice).rejects.toMatchObject({ code: 'conflict' });
    await doWebhookJobs();
    expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(1);
    expect(receiver.heard).toHaveLength(2);
    await askDelivery({ userId, webhookId });
    await doWebhookJobs();
    expect(types().at(-1)).toBe('webhook.test');
  });
});

describe('what its reader may not read any more', () => {
  const reasons: [string, (userId: string, entityId: string) => Promise<unknown>][] = [
    ['the follow has ended', (userId) => db.entityAccess.deleteMany({ where: { userId } })],
    [
      'the plan has no webhooks any more',
      (id) => db.profile.update({ where: { id }, data: { subscriptionTier: 'free' } }),
    ],
    [
      'the agreed plan is over',
      (id) =>
        db.profile.update({
          where: { id },
          data: { subscriptionTier: 'enterprise', subscriptionEndDate: new Date('2020-01-01') },
        }),
    ],
    [
      'the summary was withdrawn',
      (_, govtEntityId) =>
        db.meeting.updateMany({ where: { govtEntityId }, data: { markdownSummary: '' } }),
    ],
  ];

  it.each(reasons)('is not sent: %s', async (_why, take) => {
    const entity = await makeEntity();
    const { userId, log } = await makeWebhookReader(receiver, { follows: [entity.id] });
    const { versionId } = await publish(entity.id, 'Fees');
    // Noted while it could be read, sent when it cannot.
    await tellWebhooks({ what: 'summary', versionId });
    await take(userId, entity.id);
    await doWebhookJobs();
    expect(types()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'withheld', attempts: 1 }]);
  });

  it('brings a reader without such a plan no work at all', async () => {
    const entity = await makeEntity();
    const { userId, log } = await makeWebhookReader(receiver, { follows: [entity.id] });
    await db.profile.update({ where: { id: userId }, data: { subscriptionTier: 'basic' } });
    await publish(entity.id, 'Fees');
    await doWebhookJobs();
    expect(await log()).toEqual([]);
  });

  it('names of a body that is not followed the meeting alone', async () => {
    const [entity, other] = [await makeEntity(), await makeEntity()];
    const { userId } = await makeWebhookReader(receiver, { follows: [entity.id] });
    const address = 'q=waived';
    await db.savedSearch.create({ data: { userId, name: 'Fees', address, rate: 'daily' } });
    const { meetingId } = await publish(other.id, 'Levee');
    await transact((tx) => indexMeeting(tx, meetingId));
    await matchSearches({ meetingId });
    await doWebhookJobs();
    expect(types()).toEqual(['search.found']);
    expect(receiver.heard[0]?.body.data).toMatchObject({ meeting: { title: 'Levee' } });
  });
});
