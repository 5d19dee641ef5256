import { describe, expect, it } from 'vitest';
import { dateAtNoon, formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { db } from '#app/platform/db.server.ts';
import { dayFromNow, letChangesTurnCome, makeMeetingAhead } from '#tests/support/meeting-ahead.ts';
import { sendDigests } from './send-digests.server.ts';

describe('a meeting ahead that is where or how it was not', () => {
  const ahead = {
    attendUrl: 'https://meet.example/old',
    commentDate: dayFromNow(30),
  };

  it.each([
    ['place', { place: 'Library Annex' }, 'The place was Town Hall, now Library Annex.'],
    ['place, gone', { place: null }, 'The place was Town Hall; it is not known now.'],
    [
      'online address',
      { attendUrl: 'https://meet.example/new' },
      'The online address is now https://meet.example/new.',
    ],
    [
      'comment deadline',
      { commentDate: dayFromNow(33) },
      `Comments were taken until ${formatLongMeetingDate(dateAtNoon(dayFromNow(30)))}, \
now until ${formatLongMeetingDate(dateAtNoon(dayFromNow(33)))}.`,
    ],
  ])('is told with what was and what is: %s', async (_what, to, words) => {
    const { reader, change, meetingId } = await makeMeetingAhead('at-once', ahead);
    await db.job.deleteMany({ where: { kind: 'tell-webhooks' } });
    const before = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    await change({ ...ahead, ...to });
    await sendDigests();
    await sendDigests();
    const mails = await reader.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Changed: Budget hearing, Town Council/),
    ]);
    const [item] = mails[0]?.sections?.[0]?.items ?? [];
    expect(item?.aside).toBe('Changed');
    expect(item?.lines).toContain(words);
    const [told] = await db.job.findMany({
      where: { kind: 'tell-webhooks', subjectId: meetingId },
    });
    expect(JSON.parse(told?.payload ?? '')).toMatchObject({ what: 'change', change: 'changed' });
    // What calendars know a newer state by.
    const after = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  });

  it('is told once of several changes, by what the reader knew, and not of one that is taken back', async () => {
    const { reader, change } = await makeMeetingAhead('daily', ahead);
    await change({ ...ahead, place: 'School' });
    await change({ ...ahead, place: 'Library' });
    await letChangesTurnCome(reader.id);
    await change({ ...ahead, place: 'School' });
    await change({ ...ahead, place: 'Library' });
    await letChangesTurnCome(reader.id);
    const [mail, ...others] = await reader.mails();
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).toContain('The place was Town Hall, now Library.');
  });

  it('says so where it is moved to another place too', async () => {
    const { reader, change } = await makeMeetingAhead('daily');
    await change({ place: 'Library' });
    await change({ place: 'Library', meetingDate: dayFromNow(44) });
    await letChangesTurnCome(reader.id);
    const [mail] = await reader.mails();
    expect(mail?.subject).toMatch(/^Moved: /);
    expect(JSON.stringify(mail)).toContain('The place was Town Hall, now Library.');
  });

  it('is no news where a place becomes known, or is written otherwise', async () => {
    const unknown = await makeMeetingAhead('at-once', { place: null });
    await unknown.change({ place: 'Town Hall' });
    const written = await makeMeetingAhead('at-once');
    await written.change({ place: 'Town  hall' });
    await sendDigests();
    expect(await unknown.reader.mails()).toEqual([]);
    expect(await written.reader.mails()).toEqual([]);
  });

  it('is told to who was to be told before places were kept, of what else is another', async () => {
    const { reader, change, meetingId } = await makeMeetingAhead('daily');
    await change({ place: 'Library', meetingDate: dayFromNow(44) });
    await db.meetingNotice.updateMany({
      where: { meetingId },
      data: { known: `${dayFromNow(40)} - on` },
    });
    await letChangesTurnCome(reader.id);
    const [mail] = await reader.mails();
    expect(mail?.subject).toMatch(/^Moved: /);
    expect(JSON.stringify(mail)).not.toContain('The place was');
  });
});
