import { startSession } from '#app/accounts/sessions.server.ts';
import { makeKey } from '#app/api/keys/make-key.server.ts';
import { makeFeed } from '#app/feeds/secret/make-feed.server.ts';
import { db } from '#app/platform/db.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import type { KnownPlaces } from '#tests/e2e/known-places.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { giveAgenda, matterCalled, settle } from '#tests/support/matters.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { savedBy } from '#tests/support/secret-feeds.ts';

/** What somebody asks with. */
export type Headers = Record<string, string>;

/** Who asks, and what there is to be asked for, of a site of any size. */
export type GrowthWorld = {
  places: KnownPlaces;
  askers: { visitor: Headers; reader: Headers; admin: Headers; program: Headers };
};

const meetingsOfBody = 20;
const future = new Date('2100-01-01');

/**
 * A body with one meeting that has all there can be, and a reader who follows it and two of those that the
 * site was filled with: what they see is the same, however large that is.
 */
export async function settleGrowthWorld(): Promise<GrowthWorld> {
  const { entity, meeting } = await makePublishedMeeting();
  const [entityId, meetingId] = [entity.id, meeting.id];
  for (let more = 1; more < meetingsOfBody; more += 1) {
    await makeMeeting({ govtEntityId: entityId, date: `2025-08-${more + 10}` });
  }
  const reader = await makeUser({ tier: 'enterprise' });
  const filled = await db.govtEntity.findMany({
    where: { entityName: { in: ['Made-up body 1', 'Made-up body 2'] } },
    select: { id: true },
  });
  for (const { id: govtEntityId } of [entity, ...filled]) {
    await db.entityAccess.create({ data: { userId: reader.id, govtEntityId } });
  }
  const admin = await makeUser({ tier: 'admin' });
  const places = {
    ...{ entityId, meetingId, matterId: await matterOf(entityId, meetingId) },
    ...(await madeFor(entityId, meetingId)),
    ...(await belongingsOf(reader.id, meetingId)),
    batchId: await batchOf(admin.id),
  };
  await db.$transaction(async (tx) => {
    await indexEntities(tx, [entityId]);
    await indexMeetings(tx, [meetingId]);
  });
  await db.sampleMeeting.create({ data: { meetingId } });
  const key = await makeKey({ userId: reader.id, name: 'A program' });
  const { id: keyId } = await db.apiKey.findFirstOrThrow({ where: { userId: reader.id } });
  return {
    places: { ...places, keyId },
    askers: {
      visitor: {},
      reader: await sessionOf(reader.id),
      admin: await sessionOf(admin.id),
      program: { authorization: `Bearer ${key}` },
    },
  };
}

async function sessionOf(userId: string): Promise<Headers> {
  return { cookie: (await startSession({ userId, userAgent: null })).split(';')[0] ?? '' };
}

async function matterOf(entityId: string, meetingId: string): Promise<string> {
  const other = await makeMeeting({ govtEntityId: entityId });
  for (const id of [meetingId, other.id]) {
    await giveAgenda(id, ['Ordinance 7718']);
    await settle(id);
  }
  return (await matterCalled(entityId, 'Ordinance 7718')).id;
}

/** What hangs on the body. */
async function madeFor(govtEntityId: string, meetingId: string) {
  const member = await db.rosterMember.create({
    data: { govtEntityId, name: 'Ada Mayor', office: 'Mayor', memberKey: 'ada' },
  });
  const source = await db.source.create({
    data: {
      ...{ govtEntityId, kind: 'icalendar', address: 'https://records.example/calendar.ics' },
      ...{ dueAt: future, runs: { create: [{ endedAt: new Date(), outcome: 'brought' }] } },
      meetings: { create: [{ uid: 'm1', meetingId, day: future, said: '{}', seenAt: new Date() }] },
    },
  });
  const city = await makeUser({ tier: 'municipal' });
  await db.ownBody.create({ data: { userId: city.id, govtEntityId } });
  return { memberId: member.id, sourceId: source.id };
}

/** What the reader keeps. */
async function belongingsOf(userId: string, meetingId: string) {
  await db.userNote.create({ data: { userId, meetingId, notes: 'Mine', feedback: 'New' } });
  const share = await db.meetingShare.create({
    data: { userId, meetingId, token: 't'.repeat(32), expiresAt: future },
  });
  const webhook = await db.webhook.create({
    data: { userId, address: 'https://program.example/', events: 'meeting.changed' },
  });
  const seat = await db.seat.create({
    data: { ownerId: userId, email: 'seat@example.com', expiresAt: future },
  });
  const secret = await makeFeed({ userId, searchId: null });
  const feed = await db.feedAddress.findFirstOrThrow({ where: { userId } });
  const { searchId } = await savedBy(userId, 'motion');
  return {
    ...{ shareId: share.id, token: share.token, webhookId: webhook.id, seatId: seat.id },
    ...{ secret, feedId: feed.id, searchId },
  };
}

async function batchOf(userId: string): Promise<string> {
  const batchId = crypto.randomUUID();
  await db.keptUpload.create({
    data: {
      ...{ batchId, userId, fileName: 'record.vtt', byteLength: 5, sha256: 'none' },
      ...{ state: 'refused', problem: 'Nobody knows it.', expiresAt: future },
    },
  });
  return batchId;
}
