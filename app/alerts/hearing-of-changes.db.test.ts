import { describe, expect, it } from 'vitest';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { saveSearch } from '#app/alerts/saved-searches/save-search.server.ts';
import { followMatter } from '#app/matters/follow-matter.server.ts';
import { db } from '#app/platform/db.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { letTurnsCome, makeFollower } from '#tests/support/followers.ts';
import { giveAgenda, matterCalled, settle } from '#tests/support/matters.ts';
import { letChangesTurnCome, makeMeetingAhead } from '#tests/support/meeting-ahead.ts';

const cancelled = { isCancelled: true, cancelledReason: 'No quorum.' };
const line = 'Ordinance 7718 on levees';

/** A meeting ahead with a matter and a word on its agenda, whose body nobody else follows. */
async function makeAgendaAhead() {
  const ahead = await makeMeetingAhead('daily');
  const { meetingId, entity } = ahead;
  await giveAgenda(meetingId, [line]);
  await settle(meetingId);
  const followsMatter = async (tier: string) => {
    const reader = await makeFollower({ tier: 'premium' });
    const { id: matterId } = await matterCalled(entity.id, 'Ordinance 7718');
    await followMatter({ userId: reader.id, matterId });
    await db.profile.update({ where: { id: reader.id }, data: { subscriptionTier: tier } });
    return reader;
  };
  const searches = async () => {
    const reader = await makeFollower();
    const search = readSearchAddress(new URLSearchParams({ q: 'levees' }));
    const id = await saveSearch({ userId: reader.id, search, name: 'Levees', rate: 'daily' });
    return { ...reader, search: id };
  };
  return { ...ahead, followsMatter, searches };
}

/** What a reader was sent of changed meetings: subject and the page that each leads to. */
const changesTo = async ({ mails }: Pick<Awaited<ReturnType<typeof makeFollower>>, 'mails'>) =>
  (await mails()).flatMap(({ subject, sections = [] }) =>
    sections
      .filter(({ heading }) => heading === 'Changed meetings')
      .map(({ items }) => [subject?.split(':')[0], items[0]?.path]),
  );

describe('a meeting ahead that is cancelled', () => {
  it('is told once to who follows a matter on its agenda, with its public page', async () => {
    const { followsMatter, change, entity, meetingId } = await makeAgendaAhead();
    const reader = await followsMatter('premium');
    await change(cancelled);
    await letChangesTurnCome(reader.id);
    await letChangesTurnCome(reader.id);
    const path = `/bodies/${entity.id}/meetings/${meetingId}`;
    expect(await changesTo(reader)).toEqual([['Cancelled', path]]);
  });

  it('is told to nobody whose plan follows no matters, who follows it no more, or is not mailed', async () => {
    const { followsMatter, change } = await makeAgendaAhead();
    const [free, gone, paused] = [
      await followsMatter('free'),
      await followsMatter('premium'),
      await followsMatter('premium'),
    ];
    await db.profile.update({ where: { id: paused.id }, data: { mailPause: 'bounced' } });
    await change(cancelled);
    await db.matterFollow.deleteMany({ where: { userId: gone.id } });
    for (const reader of [free, gone, paused]) {
      await letChangesTurnCome(reader.id);
      expect(await changesTo(reader)).toEqual([]);
    }
  });

  it('is told to who was told of it by a saved search, and to no other', async () => {
    const { searches, change, meetingId } = await makeAgendaAhead();
    const [told, untold, ended] = [await searches(), await searches(), await searches()];
    await matchSearches({ meetingId });
    await db.searchHit.updateMany({ where: { searchId: untold.search }, data: { dueAt: null } });
    await letTurnsCome();
    await db.savedSearch.update({ where: { id: ended.search }, data: { rate: 'off' } });
    await change(cancelled);
    for (const reader of [told, untold, ended]) await letChangesTurnCome(reader.id);
    expect((await changesTo(told)).map(([what]) => what)).toEqual(['Cancelled']);
    expect(await changesTo(untold)).toEqual([]);
    expect(await changesTo(ended)).toEqual([]);
  });

  it('is told once to who hears of it in every way, with the page that they may open', async () => {
    const { followsMatter, change, entity, meetingId } = await makeAgendaAhead();
    const reader = await followsMatter('premium');
    await db.entityAccess.create({ data: { userId: reader.id, govtEntityId: entity.id } });
    await change(cancelled);
    await letChangesTurnCome(reader.id);
    expect(await changesTo(reader)).toEqual([['Cancelled', `/meetings/${meetingId}`]]);
  });
});

describe('an agenda that readers are told of', () => {
  const known = { commentUntil: new Date(Date.now() + 39 * 24 * 3600 * 1000) };

  it('says when and where the meeting is, and until when comments are taken', async () => {
    const { searches, followsMatter, meetingId, entity } = await makeAgendaAhead();
    await db.meeting.update({ where: { id: meetingId }, data: known });
    const finder = await searches();
    await db.entityAccess.create({ data: { userId: finder.id, govtEntityId: entity.id } });
    const follower = await followsMatter('premium');
    await giveAgenda(meetingId, [line, 'Ordinance 7719 on levees and dikes']);
    await matchSearches({ meetingId });
    await db.matterMove.create({ data: await moveOf(follower.id, entity.id, meetingId) });
    await db.profile.update({ where: { id: follower.id }, data: { alertsDueAt: new Date() } });
    await letTurnsCome();
    for (const reader of [finder, follower]) {
      const [item] = (await reader.mails())[0]?.sections?.[0]?.items ?? [];
      expect(item?.aside).toMatch(/^\w{3}, .* · 6:30 PM Mountain Time$/);
      expect(item?.lines.join(' ')).toMatch(/Town Hall.*Comments are taken until /);
    }
  });

  it('says that the meeting is cancelled, and no matter is “on the agenda” of such a one', async () => {
    const { searches, followsMatter, meetingId, entity } = await makeAgendaAhead();
    const [finder, follower] = [await searches(), await followsMatter('premium')];
    await matchSearches({ meetingId });
    await db.meeting.update({ where: { id: meetingId }, data: { cancelledAt: new Date() } });
    await db.matterMove.create({ data: await moveOf(follower.id, entity.id, meetingId) });
    await db.profile.update({ where: { id: follower.id }, data: { alertsDueAt: new Date() } });
    await letTurnsCome();
    const [item] = (await finder.mails())[0]?.sections?.[0]?.items ?? [];
    expect(item?.aside).toMatch(/^Cancelled · /);
    expect(await follower.mails()).toEqual([]);
  });
});

const moveOf = async (userId: string, govtEntityId: string, meetingId: string) => {
  const { id: matterId } = await matterCalled(govtEntityId, 'Ordinance 7718');
  return { userId, matterId, meetingId, stage: 'agenda' };
};
