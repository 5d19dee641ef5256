import { describe, expect, it } from 'vitest';
import { followMatter } from '#app/matters/follow-matter.server.ts';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { giveAgenda, matterCalled, settle } from '#tests/support/matters.ts';
import { dayFromNow, makeMeetingAhead } from '#tests/support/meeting-ahead.ts';
import { chooseMail } from './choose-mail.server.ts';
import type { MailChoice } from './mail-choice-form.ts';
import { lookAhead } from './previews/look-ahead.server.ts';
import { matchSearches } from './saved-searches/match-searches.server.ts';
import { saveSearch } from './saved-searches/save-search.server.ts';
import { sendDigests } from './send-digests.server.ts';

const clock = (timeZone: string, moment: Date | null | undefined) =>
  moment?.toLocaleString('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A zone in which it is eleven in the evening. */
const atNight = () => {
  const offset = (23 - new Date().getUTCHours() + 24) % 24;
  const east = offset > 14 ? offset - 24 : offset;
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
};

type Given = { summaries: MailChoice['summaries']; rate: 'at-once' | 'daily'; timeZone: string };

/** A reader for whom a find, a matter and a moved meeting wait. */
async function makeWaiting({ summaries, rate, timeZone }: Given) {
  const { reader, meetingId, entity, change } = await makeMeetingAhead('daily');
  const userId = reader.id;
  const choose = (choice: Partial<MailChoice>) =>
    chooseMail(userId, {
      ...{ summaries, timeZone, corrections: true, changes: true, matters: true },
      quietNights: true,
      ...choice,
    });
  await choose({});
  const search = readSearchAddress(new URLSearchParams({ q: 'levees' }));
  await saveSearch({ userId, search, name: 'Levees', rate });
  await giveAgenda(meetingId, ['Ordinance 7718 on dikes']);
  await settle(meetingId);
  const { id: matterId } = await matterCalled(entity.id, 'Ordinance 7718');
  await followMatter({ userId, matterId });
  await giveAgenda(meetingId, ['Ordinance 7718 on levees']);
  await matchSearches({ meetingId });
  await change({ place: 'Library' });
  const move = () =>
    db.matterMove.create({ data: { userId, matterId, meetingId, stage: 'agenda' } });
  const turns = async () => {
    const { alertsDueAt, changesDueAt, digestDueAt } = await db.profile.findUniqueOrThrow({
      where: { id: userId },
    });
    return { alertsDueAt, changesDueAt, digestDueAt };
  };
  return { reader, choose, turns, move };
}

describe('what waits for a reader', () => {
  it('goes out in the morning of another zone that they choose', async () => {
    const given = { summaries: 'daily', rate: 'daily', timeZone: 'America/Denver' } as const;
    const { reader, choose, turns } = await makeWaiting(given);
    await db.meeting.updateMany({
      where: { notices: { some: { userId: reader.id } } },
      data: { meetingDate: dateAtNoon(dayFromNow(5)) },
    });
    await lookAhead();
    for (const timeZone of ['America/Denver', 'Asia/Tokyo', 'Pacific/Auckland']) {
      await choose({ timeZone });
      const due = Object.values(await turns()).map((moment) => clock(timeZone, moment));
      expect(due).toEqual(['07:00', '07:00', '07:00']);
    }
  });

  it('goes out at once at night where they no longer mind', async () => {
    const given = { summaries: 'at-once', rate: 'at-once', timeZone: atNight() } as const;
    const { reader, choose, turns, move } = await makeWaiting(given);
    await move();
    await sendDigests();
    expect(await reader.mails()).toEqual([]);
    const { alertsDueAt, changesDueAt } = await turns();
    expect([alertsDueAt, changesDueAt].map((due) => clock(given.timeZone, due))).toEqual([
      '07:00',
      '07:00',
    ]);
    await choose({ quietNights: false });
    await sendDigests();
    const told = (await reader.mails()).flatMap(({ sections = [] }) =>
      sections.map(({ heading }) => heading.split(':')[0]),
    );
    expect(told).toEqual(['Changed meetings', 'Matters you follow', 'Found']);
  });

  it('waits for the morning where they mind it, matters too', async () => {
    const given = { summaries: 'at-once', rate: 'daily', timeZone: atNight() } as const;
    const { reader, choose, move } = await makeWaiting(given);
    await move();
    await choose({});
    await sendDigests();
    expect(await reader.mails()).toEqual([]);
  });

  it('is not put off by a choice where its moment has come', async () => {
    const given = { summaries: 'weekly', rate: 'daily', timeZone: 'America/Denver' } as const;
    const { reader, choose } = await makeWaiting(given);
    const past = new Date(Date.now() - 1000);
    const where = { dueAt: { not: null } };
    await db.searchHit.updateMany({
      where: { ...where, search: { userId: reader.id } },
      data: { dueAt: past },
    });
    await choose({ corrections: false });
    await sendDigests();
    expect(await reader.mails()).toHaveLength(1);
  });
});
