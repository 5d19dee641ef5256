import { describe, expect, it } from 'vitest';
import { dateAtNoon, formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { db } from '#app/platform/db.server.ts';
import { publish } from '#tests/support/followers.ts';
import { dayFromNow, letChangesTurnCome, makeMeetingAhead } from '#tests/support/meeting-ahead.ts';
import { sendDigests } from './send-digests.server.ts';

const cancelled = { isCancelled: true, cancelledReason: 'No quorum.' };

describe('a meeting ahead that is cancelled', () => {
  it('is told at once to who wants that, with when it was to be and why, and once', async () => {
    const { reader, change } = await makeMeetingAhead('at-once');
    await change(cancelled);
    await sendDigests();
    await sendDigests();
    const [mail, ...others] = await reader.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Cancelled: Budget hearing, Town Council/);
    const lines = mail?.sections?.[0]?.items[0]?.lines.join(' ');
    expect(lines).toContain('6:30 PM Mountain Time');
    expect(lines).toContain('No quorum.');
  });

  it('waits for the next digest where that comes before it', async () => {
    const { reader, change } = await makeMeetingAhead('weekly');
    await change(cancelled);
    await sendDigests();
    expect(await reader.mails()).toEqual([]);
    await letChangesTurnCome(reader.id);
    expect((await reader.mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Cancelled: /),
    ]);
  });

  it('is told at once where the next digest would be too late', async () => {
    // At the place it is today, or tomorrow before any morning.
    const today = { meetingDate: dayFromNow(0), startTime: null };
    const { reader, change } = await makeMeetingAhead('weekly', today);
    await change({ ...today, ...cancelled });
    await sendDigests();
    expect(await reader.mails()).toHaveLength(1);
  });

  it('is told together with new summaries, in one message', async () => {
    const { entity, reader, change } = await makeMeetingAhead('weekly');
    await change(cancelled);
    await publish(entity.id, 'News');
    const { digestDueAt, changesDueAt } = await db.profile.findUniqueOrThrow({
      where: { id: reader.id },
    });
    expect(changesDueAt).toEqual(digestDueAt);
  });

  it('is not told where it takes place after all before anybody was told', async () => {
    const { reader, change } = await makeMeetingAhead('daily');
    await change(cancelled);
    await change({});
    await letChangesTurnCome(reader.id);
    expect(await reader.mails()).toEqual([]);
  });

  it('is told to take place after all to who was told that it does not', async () => {
    const { reader, change } = await makeMeetingAhead('at-once');
    await change(cancelled);
    await sendDigests();
    await change({});
    await sendDigests();
    expect((await reader.mails()).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Cancelled',
      'Takes place after all',
    ]);
  });

  it('is told to nobody who wants no mail, or follows no more', async () => {
    const { reader, change } = await makeMeetingAhead('off');
    await change(cancelled);
    await letChangesTurnCome(reader.id);
    expect(await reader.mails()).toEqual([]);
    const gone = await makeMeetingAhead('daily');
    await gone.change(cancelled);
    await db.entityAccess.deleteMany({ where: { userId: gone.reader.id } });
    await letChangesTurnCome(gone.reader.id);
    expect(await gone.reader.mails()).toEqual([]);
  });
});

describe('a meeting ahead that is moved', () => {
  it('is told with when it was to be by what the reader knows, not by the last of several moves', async () => {
    const { reader, change } = await makeMeetingAhead('daily', { startTime: null });
    for (const days of [41, 50]) await change({ startTime: null, meetingDate: dayFromNow(days) });
    await letChangesTurnCome(reader.id);
    const [mail] = await reader.mails();
    expect(mail?.sections?.[0]?.items[0]?.lines).toEqual([
      `It is on ${formatLongMeetingDate(dateAtNoon(dayFromNow(50)))}.`,
      `It was to be on ${formatLongMeetingDate(dateAtNoon(dayFromNow(40)))}.`,
      expect.stringMatching(/ · Town Hall$/),
    ]);
  });

  it('is told with when it is and when it was to be, as it stands at last', async () => {
    const { reader, change, meetingId } = await makeMeetingAhead('daily');
    await change({ meetingDate: dayFromNow(41) });
    await change({ meetingDate: dayFromNow(50), startTime: 19 * 3600 });
    await letChangesTurnCome(reader.id);
    const [mail, ...others] = await reader.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Moved: /);
    expect(mail?.sections?.[0]?.items[0]?.lines[0]).toContain('7:00 PM Mountain Time');
    expect(await db.meeting.findUnique({ where: { id: meetingId } })).toMatchObject({
      changeCount: 2,
      movedFrom: new Date(`${dayFromNow(41)}T12:00:00Z`),
    });
  });

  it('is no news where a time becomes known, or where it was held long ago', async () => {
    const unknown = await makeMeetingAhead('at-once', { startTime: null });
    await unknown.change({ startTime: 18 * 3600 });
    const held = await makeMeetingAhead('at-once', { meetingDate: '2024-05-05' });
    await held.change({ meetingDate: '2024-05-06' });
    await sendDigests();
    expect(await unknown.reader.mails()).toEqual([]);
    expect(await held.reader.mails()).toEqual([]);
  });
});
