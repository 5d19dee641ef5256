import { TZDate } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { differenceInHours } from 'date-fns/differenceInHours';
import { nextWednesday } from 'date-fns/nextWednesday';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publish } from '#tests/support/followers.ts';
import { giveAgenda } from '#tests/support/matters.ts';
import { dayFromNow } from '#tests/support/meeting-ahead.ts';
import { chooseMail } from '../choose-mail.server.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { lookAhead } from './look-ahead.server.ts';

/** A body, a meeting that it has before it, and somebody who follows it. */
async function makeAhead(choice: DigestChoice, { days = 4, title = 'Session' } = {}) {
  const { id: govtEntityId } = await makeEntity();
  const date = dayFromNow(days);
  const { id: meetingId } = await makeMeeting({ govtEntityId, meetingTitle: title, date });
  const reader = await makeFollower({ follows: [govtEntityId] });
  await choose(reader.id, choice);
  const subjects = async () => (await reader.mails()).map(({ subject }) => subject?.split(',')[0]);
  return { govtEntityId, meetingId, reader, subjects };
}

const choose = (id: string, summaries: DigestChoice) =>
  chooseMail(id, {
    ...{ summaries, timeZone: 'America/Denver' },
    ...{ corrections: true, changes: true, matters: true, quietNights: false },
  });

/** Two mornings, on each of which the work of the day is done twice. */
async function letMorningsCome() {
  for (const _ of [1, 2]) {
    await lookAhead();
    await lookAhead();
    await letTurnsCome();
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a meeting of the next days', () => {
  it.each(['daily', 'weekly'] as const)(
    'is told once, %s, with its agenda though nothing else is new',
    async (choice) => {
      const { meetingId, subjects } = await makeAhead(choice);
      await giveAgenda(meetingId, ['Budget']);
      await letMorningsCome();
      expect(await subjects()).toEqual(['Coming up: Session']);
    },
  );

  it('is told where it is a hearing, or takes comments', async () => {
    const hearing = await makeAhead('daily', { title: 'Public Hearing' });
    const comments = await makeAhead('daily');
    const commentUntil = new Date(Date.now() + 24 * 3600 * 1000);
    await db.meeting.update({ where: { id: comments.meetingId }, data: { commentUntil } });
    await letMorningsCome();
    expect(await hearing.subjects()).toEqual(['Coming up: Public Hearing']);
    expect(await comments.subjects()).toEqual(['Coming up: Session']);
  });

  it('waits for the morning', async () => {
    const { meetingId, reader } = await makeAhead('daily');
    await giveAgenda(meetingId, ['Budget']);
    await lookAhead();
    const { digestDueAt } = await db.profile.findUniqueOrThrow({ where: { id: reader.id } });
    const hour = digestDueAt?.toLocaleString('en-US', {
      timeZone: 'America/Denver',
      hour: 'numeric',
    });
    expect(hour).toBe('7 AM');
  });

  it('is told before it takes place, though a weekly digest were due only after it', async () => {
    // Weekly digests go out on Mondays: on other days of the week one may come before either meeting.
    vi.useFakeTimers({ toFake: ['Date'], now: nextWednesday(new Date()) });
    const [soon, late] = [
      await makeAhead('weekly', { days: 2 }),
      await makeAhead('weekly', { days: 7 }),
    ];
    for (const { meetingId } of [soon, late]) {
      const { meetingDate } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
      const startsAt = addHours(meetingDate ?? new Date(), 14);
      await db.meeting.update({ where: { id: meetingId }, data: { startsAt } });
      await giveAgenda(meetingId, ['Budget']);
    }
    await lookAhead();
    const dueTo = async (id: string) => {
      const { digestDueAt } = await db.profile.findUniqueOrThrow({ where: { id } });
      return new TZDate(digestDueAt ?? new Date(0), 'America/Denver');
    };
    expect(differenceInHours(await dueTo(soon.reader.id), new Date())).toBeLessThan(25);
    expect((await dueTo(late.reader.id)).getDay()).toBe(1);
    await publish(soon.govtEntityId, 'News');
    await letTurnsCome();
    expect(await soon.subjects()).toEqual(['New summary: News']);
    await publish(soon.govtEntityId, 'More');
    expect((await dueTo(soon.reader.id)).getDay()).toBe(1);
  });

  it('is no news without anything to read or do, cancelled, or too far ahead', async () => {
    const plain = await makeAhead('daily');
    const far = await makeAhead('daily', { title: 'Hearing', days: 12 });
    const off = await makeAhead('daily', { title: 'Hearing' });
    await db.meeting.update({ where: { id: off.meetingId }, data: { cancelledAt: new Date() } });
    await letMorningsCome();
    for (const { subjects } of [plain, far, off]) expect(await subjects()).toEqual([]);
  });

  it('is not told by mail to who is told at once or not at all, also after they choose a digest', async () => {
    for (const choice of ['at-once', 'off'] as const) {
      const { meetingId, reader, subjects } = await makeAhead('daily');
      await giveAgenda(meetingId, ['Budget']);
      await lookAhead();
      await choose(reader.id, choice);
      await letMorningsCome();
      await choose(reader.id, 'daily');
      await letMorningsCome();
      expect(await subjects()).toEqual([]);
    }
  });

  it('is told beside a new summary, and then not again until it has its agenda', async () => {
    const { govtEntityId, meetingId, reader, subjects } = await makeAhead('daily');
    const titles = async () =>
      (await reader.mails()).map(({ sections = [] }) =>
        sections.flatMap(({ items }) => items.map(({ title }) => title)),
      );
    await publish(govtEntityId, 'News');
    await letMorningsCome();
    await publish(govtEntityId, 'More');
    await letMorningsCome();
    expect(await titles()).toEqual([['News', 'Session'], ['More']]);
    await giveAgenda(meetingId, ['Budget']);
    await letMorningsCome();
    await publish(govtEntityId, 'Most');
    await letMorningsCome();
    expect((await subjects()).slice(2)).toEqual(['Coming up: Session', 'New summary: Most']);
    expect((await titles()).slice(2)).toEqual([['Session'], ['Most']]);
  });

  it('is told to who follows the body and may read it when the digest is written', async () => {
    const { meetingId, reader, govtEntityId, subjects } = await makeAhead('daily');
    await giveAgenda(meetingId, ['Budget']);
    await lookAhead();
    await db.entityAccess.deleteMany({ where: { userId: reader.id } });
    await letTurnsCome();
    expect(await subjects()).toEqual([]);
    await db.entityAccess.create({ data: { userId: reader.id, govtEntityId } });
    await letMorningsCome();
    expect(await subjects()).toHaveLength(1);
  });
});
