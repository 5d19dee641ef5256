import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import { emptyInbox, inboxOf, makeDraft } from '#tests/support/editors-inbox.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { changeOwner } from './change-owner.server.ts';
import { queueCounts } from './count-queues.server.ts';
import { snoozeMeeting } from './snooze-meeting.server.ts';

let admin: string;
let colleague: string;

beforeEach(async () => {
  await emptyInbox();
  admin = (await makeUser({ tier: 'admin' })).id;
  colleague = (await makeUser({ tier: 'admin' })).id;
});

const inbox = (query = '', now?: Date) => inboxOf(admin, query, now);
const ids = async (query = '', now?: Date) =>
  (await inbox(query, now)).rows.map(({ meetingId }) => meetingId);

describe('a meeting in the inbox', () => {
  it('that was put off comes back by itself on its day', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    const now = new Date('2026-03-02T15:00:00Z');
    await snoozeMeeting({ actorId: admin, meetingId, until: '2026-03-05', now });
    expect(await ids('', now)).toEqual([]);
    expect((await countTogether(queueCounts(now))).ready).toBe(0);
    expect(await ids('snoozed=on', now)).toEqual([meetingId]);
    expect(await ids('', new Date('2026-03-05T11:59:00Z'))).toEqual([]);
    expect(await ids('', new Date('2026-03-05T12:00:00Z'))).toEqual([meetingId]);
    expect((await countTogether(queueCounts(new Date('2026-03-05T12:00:00Z')))).ready).toBe(1);
    await snoozeMeeting({ actorId: admin, meetingId, until: null, now });
    expect(await ids('', now)).toEqual([meetingId]);
  });

  it.each(['2026-03-02', '2026-03-01', '2027-04-01', '2026-02-30', 'tomorrow', ''])(
    'is not put off until %s',
    async (until) => {
      const { meetingId } = await makeDraft({ day: '2026-03-01' });
      const now = new Date('2026-03-02T15:00:00Z');
      await expect(snoozeMeeting({ actorId: admin, meetingId, until, now })).rejects.toThrow(
        AppError,
      );
      expect(await db.inboxItem.count()).toBe(0);
    },
  );

  it('is taken, given to another and given back, and that is on record', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    await changeOwner({ actorId: admin, meetingId, from: null, to: admin });
    expect(await ids('owner=me')).toEqual([meetingId]);
    expect(await ids('owner=none')).toEqual([]);
    await changeOwner({ actorId: admin, meetingId, from: admin, to: colleague });
    expect(await ids(`owner=${colleague}`)).toEqual([meetingId]);
    expect((await inbox()).rows[0]?.owner).toEqual({ id: colleague, name: 'Ada Reader' });
    await changeOwner({ actorId: colleague, meetingId, from: colleague, to: null });
    expect(await ids('owner=none')).toEqual([meetingId]);
    const log = await db.auditEntry.findMany({
      where: { subjectId: meetingId },
      orderBy: { id: 'asc' },
    });
    expect(log.map(({ action }) => action)).toEqual([
      'take-meeting',
      'give-meeting',
      'give-back-meeting',
    ]);
  });

  it('that two editors take at once is one editor’s, and the other is told whose', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    const taken = await Promise.allSettled(
      [admin, colleague].map((actorId) =>
        changeOwner({ actorId, meetingId, from: null, to: actorId }),
      ),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = taken.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'conflict' });
    expect(refused?.reason.message).toContain('Ada Reader has it meanwhile');
  });

  it('is given to admins only, and to nobody where there is no meeting', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    const reader = (await makeUser()).id;
    const giving = { actorId: admin, from: null, to: reader };
    await expect(changeOwner({ ...giving, meetingId })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeOwner({ ...giving, to: admin, meetingId: 'none' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      snoozeMeeting({
        actorId: admin,
        meetingId: 'none',
        until: '2126-01-01',
        now: new Date('2125-12-01'),
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is anybody’s again when its editor’s account is gone', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    await changeOwner({ actorId: admin, meetingId, from: null, to: colleague });
    await db.user.delete({ where: { id: colleague } });
    expect(await ids('owner=none')).toEqual([meetingId]);
  });
});
