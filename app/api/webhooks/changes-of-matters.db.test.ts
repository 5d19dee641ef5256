import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { publishAgain } from '#tests/support/followers.ts';
import { matterCalled } from '#tests/support/matters.ts';
import { cancelMeeting, doWebhookJobs, makeWebhookReader } from '#tests/support/webhook-reader.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
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

describe('a changed meeting with a matter', () => {
  const line = 'Ordinance 7718 on levees';

  /** A body with a matter that was on an agenda before, and those who follow it. */
  async function makeMatter() {
    const entity = await makeEntity();
    await cancelMeeting(entity.id, line);
    await db.job.deleteMany({ where: { kind: 'tell-webhooks' } });
    const { id: matterId } = await matterCalled(entity.id, 'Ordinance 7718');
    const follow = ({ userId }: { userId: string }) =>
      db.matterFollow.create({ data: { userId, matterId } });
    return { entity, follow };
  }

  it('is told to who follows the matter, with its public page, and of other meetings nothing', async () => {
    const { entity, follow } = await makeMatter();
    await follow(await makeWebhookReader(receiver, { follows: [] }));
    await cancelMeeting(entity.id);
    await cancelMeeting(entity.id, 'Ordinance 8800 on dogs');
    await doWebhookJobs();
    expect(types()).toEqual([]);
    const meetingId = await cancelMeeting(entity.id, line);
    await doWebhookJobs();
    expect(receiver.heard.map(({ body }) => body)).toMatchObject([
      {
        type: 'meeting.changed',
        data: {
          change: 'cancelled',
          meeting: {
            id: meetingId,
            address: expect.stringMatching(
              new RegExp(`^http.*/bodies/${entity.id}/meetings/${meetingId}$`),
            ),
          },
        },
      },
    ]);
  });

  it('is told once to who follows both it and the body, and several matters of it', async () => {
    const { entity, follow } = await makeMatter();
    const reader = await makeWebhookReader(receiver, { follows: [entity.id] });
    await follow(reader);
    const other = 'Ordinance 8800 on dogs';
    await cancelMeeting(entity.id, other);
    await db.job.deleteMany({ where: { kind: 'tell-webhooks' } });
    const { id: matterId } = await matterCalled(entity.id, 'Ordinance 8800');
    await db.matterFollow.create({ data: { userId: reader.userId, matterId } });
    const meetingId = await cancelMeeting(entity.id, `${line}, and ${other}`);
    const payload = { what: 'change', meetingId, count: 1, change: 'cancelled' };
    await tellWebhooks(payload);
    await Promise.all([doWebhookJobs(), doWebhookJobs()]);
    expect(receiver.heard.map(({ body }) => body)).toMatchObject([
      {
        data: {
          meeting: {
            address: expect.stringMatching(new RegExp(`^http[^/]*//[^/]*/meetings/${meetingId}$`)),
          },
        },
      },
    ]);
    expect(await reader.log()).toHaveLength(1);
  });

  it('is not told to who follows the matter no more, and a summary of it is not either', async () => {
    const { entity, follow } = await makeMatter();
    const [gone, still] = [
      await makeWebhookReader(receiver, { follows: [] }),
      await makeWebhookReader(receiver, { follows: [] }),
    ];
    for (const reader of [gone, still]) await follow(reader);
    const meetingId = await cancelMeeting(entity.id, line);
    await tellWebhooks({ what: 'change', meetingId, count: 1, change: 'cancelled' });
    await db.matterFollow.deleteMany({ where: { userId: gone.userId } });
    await publishAgain(meetingId, null);
    await doWebhookJobs();
    expect(types()).toEqual(['meeting.changed']);
    expect(await gone.log()).toMatchObject([{ state: 'withheld' }]);
    expect(await still.log()).toMatchObject([{ event: 'meeting.changed', state: 'sent' }]);
  });
});
