import { expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { saveAgenda } from '#app/records/kept-agenda/save-agenda.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publish } from '#tests/support/followers.ts';
import { matchSearches } from './saved-searches/match-searches.server.ts';
import { saveSearch } from './saved-searches/save-search.server.ts';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

it('a saved search finds an item of an agenda before the meeting is held', async () => {
  const entity = await makeEntity();
  const reader = await makeFollower({ follows: [entity.id] });
  await saveSearch({
    userId: reader.id,
    search: readSearchAddress(new URLSearchParams({ q: 'quarry' })),
    name: 'Quarry',
    rate: 'daily',
  });
  const { id: meetingId } = await makeMeeting({ govtEntityId: entity.id, date: dayFromNow(20) });
  const item = plainEntry({ title: 'Permit for the quarry on Ash Road', level: 0 });
  const saving = { actorId: null, meetingId, entries: [item], change: 'Took in', byHand: false };
  await transact((tx) => saveAgenda(tx, saving));
  expect(
    await db.job.count({ where: { kind: 'match-searches', payload: { contains: meetingId } } }),
  ).toBe(1);
  await matchSearches({ meetingId });
  await letTurnsCome();
  const [mail] = await reader.mails();
  expect(JSON.stringify(mail)).toContain('on Ash Road');
});

it('a digest says of what comes up the time, the place, hearings and until when to comment', async () => {
  const entity = await makeEntity();
  await db.govtEntity.update({
    where: { id: entity.id },
    data: { timeZone: 'America/Denver' },
  });
  const reader = await makeFollower({ follows: [entity.id] });
  const date = dayFromNow(4);
  const add = (meetingTitle: string) =>
    makeMeeting({ govtEntityId: entity.id, meetingTitle, date });
  const { id } = await add('Budget hearing');
  await db.meeting.update({
    where: { id },
    data: {
      startsAt: new Date(`${date}T19:30:00Z`),
      place: 'Town Hall',
      commentUntil: new Date(`${dayFromNow(3)}T19:00:00Z`),
    },
  });
  const off = await add('Retreat');
  await db.meeting.update({ where: { id: off.id }, data: { cancelledAt: new Date() } });
  await publish(entity.id, 'News');
  await letTurnsCome();
  const [mail] = await reader.mails();
  const items = mail?.sections?.find(({ heading }) => heading === 'Coming up')?.items;
  const hearing = items?.find(({ title }) => title === 'Budget hearing');
  expect(hearing?.aside).toMatch(/30 PM Mountain Time$/);
  expect(hearing?.lines.join(' ')).toMatch(/Town Hall A hearing: .*Comments are taken until /);
  expect(items?.find(({ title }) => title === 'Retreat')?.aside).toMatch(/^Cancelled · /);
});
