import { subDays } from 'date-fns/subDays';
import { hashPassword } from '#app/accounts/password.server.ts';
import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoEntities } from './entities.ts';
import { loadDemoMeetings } from './load-demo-meetings.ts';
import { loadMeetingsAhead } from './load-meetings-ahead.ts';
import { loadRosters } from './load-rosters.ts';
import { demoReader } from './reader.ts';
import { refuseInProduction } from './refuse-in-production.ts';

/**
 * Loads the demonstration, unless its accounts are there already (then: false). It can be broken
 * off and run again: entities and meetings are found by their names, and the accounts come last.
 * @throws AppError in production
 */
export async function loadDemo(): Promise<boolean> {
  refuseInProduction();
  if (await db.user.findUnique({ where: { email: demoAccounts.reader.email } })) return false;
  const entityIds = await loadEntities();
  // Before the meetings: by it the names in their roll calls are settled.
  await loadRosters(entityIds);
  const meetingIds = await loadDemoMeetings(entityIds);
  await loadMeetingsAhead(entityIds);
  await loadAccounts(entityIds, meetingIds);
  return true;
}

/** Entities by key. */
async function loadEntities(): Promise<Map<string, string>> {
  await transact(async (tx) => {
    const known = new Set(
      (await tx.govtEntity.findMany({ select: { entityName: true } })).map((row) => row.entityName),
    );
    const added = await tx.govtEntity.createManyAndReturn({
      select: { id: true },
      data: demoEntities
        .filter((entity) => !known.has(entity.name))
        .map((entity) => ({
          entityName: entity.name,
          entityDescription: entity.description,
          entityType: entity.type,
          state: entity.state,
          county: entity.county,
          homepageUrl: entity.homepage,
          docsLink: entity.documents,
          timeZone: entity.timeZone,
          searchText: entitySearchText(entity),
          sortTitle: entitySortTitle(entity),
        })),
    });
    await indexEntities(
      tx,
      added.map(({ id }) => id),
    );
  });
  const rows = await db.govtEntity.findMany({ select: { id: true, entityName: true } });
  const idOf = new Map(rows.map((row) => [row.entityName, row.id]));
  return new Map(demoEntities.map((entity) => [entity.key, idOf.get(entity.name) ?? '']));
}

async function loadAccounts(entityIds: Map<string, string>, meetingIds: Map<string, string>) {
  const passwordHash = await hashPassword(demoAccounts.password);
  await transact(async (tx) => {
    for (const { email, firstName, lastName, tier } of [demoAccounts.admin, demoAccounts.reader]) {
      await tx.user.create({
        data: {
          email,
          passwordHash,
          emailConfirmedAt: new Date(),
          profile: {
            create: {
              email,
              firstName,
              lastName,
              fullName: `${firstName} ${lastName}`,
              subscriptionTier: tier,
            },
          },
        },
      });
    }
    const reader = await tx.user.findUniqueOrThrow({ where: { email: demoAccounts.reader.email } });
    const follows = demoReader.followedEntityKeys.map((key) => ({
      userId: reader.id,
      govtEntityId: entityIds.get(key) ?? '',
      // Since before the examples were published: what was there when one begins to follow is not new.
      createdAt: subDays(new Date(), 30),
    }));
    await tx.entityAccess.createMany({ data: follows });
    const read = await tx.meeting.findMany({
      where: { id: { in: demoReader.readMeetingKeys.map((key) => meetingIds.get(key) ?? '') } },
      select: { id: true, lastPublishedAt: true },
    });
    await tx.readMark.createMany({
      data: read.flatMap(({ id, lastPublishedAt }) =>
        lastPublishedAt ? [{ userId: reader.id, meetingId: id, publishedAt: lastPublishedAt }] : [],
      ),
    });
    for (const { name, q, rate } of demoReader.savedSearches) {
      const address = String(new URLSearchParams({ q }));
      await tx.savedSearch.create({ data: { userId: reader.id, name, address, rate } });
    }
    const { meetingKey, notes, feedback } = demoReader.note;
    await tx.userNote.create({
      data: { userId: reader.id, meetingId: meetingIds.get(meetingKey) ?? '', notes, feedback },
    });
  });
}
