import { beforeEach, describe, expect, it } from 'vitest';
import { readMeeting } from '#app/meetings/read-meeting.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { giveAgenda, matterCalled, publishCases, settle } from '#tests/support/matters.ts';
import { findAllMatters, forgetMattersFound } from './find-all-matters.server.ts';
import { followMatter } from './follow-matter.server.ts';
import { listFollowedMatters } from './list-followed.server.ts';
import { readMatter } from './read-matter.server.ts';
import { unfollowMatter } from './unfollow-matter.server.ts';

const first = 'First reading of Ordinance 7718, vacating an alley';
const second = 'Second reading of Ordinance No. 7718';

let body: { id: string };
beforeEach(async () => {
  body = await makeEntity({ state: 'Ohio' });
});

async function meet(date: string, title: string, state: string, govtEntityId = body.id) {
  const { id } = await makeMeeting({ govtEntityId, date, meetingTitle: `Session of ${date}` });
  await publishCases(id, [{ title, state }]);
  await settle(id);
  return id;
}

describe('a matter', () => {
  it('has its meetings in order, from the first reading to the agenda that is ahead', async () => {
    await meet('2025-03-04', first, 'introduced');
    await meet('2025-03-18', second, 'adopted');
    const ahead = await makeMeeting({ govtEntityId: body.id, date: '2100-01-05' });
    await giveAgenda(ahead.id, ['Call to Order', 'Report on Ordinance 7718']);
    await settle(ahead.id);
    const { id } = await matterCalled(body.id, 'Ordinance 7718');
    const matter = await readMatter(null, id);
    expect(matter.title).toBe(first);
    expect(matter.history.map(({ outcome }) => outcome.words)).toEqual([
      'First reading',
      'Adopted',
    ]);
    expect(matter.toCome.map(({ outcome }) => outcome.words)).toEqual(['On the agenda']);
    expect(matter).toMatchObject({ state: 'adopted', meetings: 3 });
  });

  it('is adopted by nobody where a commission only recommends it', async () => {
    const { id: meetingId } = await makeMeeting({ govtEntityId: body.id, date: '2025-03-04' });
    const motion = 'recommend approval of Ordinance 7718 to the council';
    await publishCases(meetingId, [{ title: first, state: 'adopted', motion }]);
    await settle(meetingId);
    const { id, state } = await matterCalled(body.id, 'Ordinance 7718');
    expect(state).toBe('recommended');
    expect((await readMatter(null, id)).history[0]?.outcome).toMatchObject({
      ...{ words: 'Recommended', badge: 'adopted' },
    });
  });

  it('is another one at another body, but a bill of the state is the same', async () => {
    const other = await makeEntity({ state: 'Ohio' });
    await meet('2025-03-04', first, 'introduced');
    await meet('2025-03-18', second, 'adopted', other.id);
    expect((await matterCalled(body.id, 'Ordinance 7718')).meetings).toBe(1);
    await meet('2025-04-01', 'A letter on HB 12', 'adopted');
    await meet('2025-04-02', 'Support for House Bill 12', 'adopted', other.id);
    const bills = await db.matter.findMany({ where: { key: 'house bill 12', meetings: 2 } });
    expect(bills.map(({ scope }) => scope)).toContain('state:Ohio:2025');
  });

  it('shows what was said to who may read it alone, and how the body voted to all', async () => {
    await meet('2025-03-04', first, 'adopted');
    const { id } = await matterCalled(body.id, 'Ordinance 7718');
    const [told] = (await readMatter(null, id)).history;
    expect(told).toMatchObject({ title: first, vote: '5 to 2', href: null, quoted: null });
    const reader = await makeUser({ tier: 'premium' });
    await db.entityAccess.create({ data: { userId: reader.id, govtEntityId: body.id } });
    const viewer = { userId: reader.id, tier: 'premium', isAdmin: false };
    const [read] = (await readMatter(viewer, id)).history;
    expect(read?.quoted?.text).toBe(`Told of ${first}.`);
    expect(read?.href).toMatch(/^\/meetings\/.+#case-/);
    const stranger = await makeUser({ tier: 'premium' });
    const theirs = await readMatter({ ...viewer, userId: stranger.id }, id);
    expect(theirs.history[0]).toMatchObject({ href: null, quoted: null });
    expect(theirs.closed.map(({ id: closed }) => closed)).toEqual([body.id]);
  });

  it('follows what is corrected and withdrawn, and goes when nothing is left of it', async () => {
    const meetingId = await meet('2025-03-04', first, 'adopted');
    const { id } = await matterCalled(body.id, 'Ordinance 7718');
    await publishCases(meetingId, [{ title: first, state: 'rejected' }], 'Miscounted.');
    await settle(meetingId);
    expect((await readMatter(null, id)).state).toBe('rejected');
    await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: null } });
    await settle(meetingId);
    await expect(readMatter(null, id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is found in what was published before there were matters, also when that is broken off', async () => {
    const [one] = [await meet('2025-03-04', first, 'introduced')];
    await meet('2025-03-18', second, 'adopted');
    await db.matter.deleteMany();
    await forgetMattersFound();
    expect(await findAllMatters({ deadline: 0 })).toBe(false);
    expect(await findAllMatters()).toBe(true);
    expect((await matterCalled(body.id, 'Ordinance 7718')).meetings).toBe(2);
    const reader = { userId: 'nobody', tier: 'admin', isAdmin: true };
    const [link] = Object.values((await readMeeting(reader, one)).matters).flat();
    expect(link).toMatchObject({ label: 'Ordinance 7718', others: 1 });
  });
});

describe('following a matter', () => {
  it('is for plans that have it, and ends when the reader says so', async () => {
    await meet('2025-03-04', first, 'introduced');
    const { id: matterId } = await matterCalled(body.id, 'Ordinance 7718');
    const citizen = await makeUser({ tier: 'free' });
    await expect(followMatter({ userId: citizen.id, matterId })).rejects.toThrow(/Pro\+ plan/);
    const { id: userId } = await makeUser({ tier: 'premium' });
    await followMatter({ userId, matterId });
    await followMatter({ userId, matterId });
    const reader = { userId, tier: 'premium', isAdmin: false };
    const place = { after: null, before: null };
    const listed = await listFollowedMatters(reader, place);
    expect(listed.rows).toMatchObject([{ label: 'Ordinance 7718', isPaused: false }]);
    const lapsed = await listFollowedMatters({ ...reader, tier: 'free' }, place);
    expect(lapsed.rows).toMatchObject([{ isPaused: true }]);
    await unfollowMatter({ userId, matterId });
    expect((await listFollowedMatters(reader, place)).count).toBe(0);
  });

  it('stops at the plan’s limit, also for two at once', async () => {
    const { id: userId } = await makeUser({ tier: 'premium' });
    const meeting = await makeMeeting({ govtEntityId: body.id });
    const cases = Array.from({ length: 52 }, (_, at) => ({ title: `Ordinance ${8000 + at}` }));
    await publishCases(meeting.id, cases);
    await settle(meeting.id);
    const matters = await db.matter.findMany({ where: { govtEntityId: body.id } });
    expect(matters).toHaveLength(52);
    const tried = await Promise.allSettled(
      matters.map(({ id: matterId }) => followMatter({ userId, matterId })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  });
});
