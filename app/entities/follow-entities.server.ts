import { currentTier } from '#app/accounts/current-tier.ts';
import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { isOrphan, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { endFollows, readFollowHistory } from './follow-history.server.ts';
import {
  followAllowance,
  mayFollow,
  overChangesMessage,
  overLimitMessage,
  roomForNew,
} from './follow-limit.ts';
import type { SelectionChanges } from './selection-changes.ts';

/** More ids than this in one statement, and some databases refuse it. */
const batch = 500;

/**
 * Saves what a reader added to and removed from the entities they follow: all of it or nothing.
 * @throws AppError when the reader has no profile, an added entity does not exist, or the plan does
 * not allow that many, at once or by turns. Removing is always allowed.
 */
export async function followEntities({
  userId,
  changes,
}: {
  userId: string;
  changes: SelectionChanges;
}): Promise<void> {
  try {
    await transact((tx) => follow(tx, userId, changes));
  } catch (error) {
    // One was deleted after it was looked up.
    throw isOrphan(error) ? unknown() : error;
  }
}

async function follow(tx: Tx, userId: string, changes: SelectionChanges): Promise<void> {
  await lockProfile(tx, userId);
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { subscriptionTier: true, subscriptionEndDate: true },
  });
  if (!profile) throw new AppError('invalid', 'Please complete your profile setup first');

  const held = await tx.entityAccess.count({ where: { userId } });
  let kept = held;
  for (const ids of batches(changes.remove)) kept -= await endFollows(tx, { userId, ids, held });
  const added = await notYetFollowed(tx, userId, changes.add);
  if (added.length === 0) return;
  await refuseUnknown(tx, added);

  const tier = currentTier(profile);
  const count = kept + added.length;
  if (!mayFollow(tier, count)) {
    throw new AppError('forbidden', overLimitMessage(tier, count));
  }
  await refuseTooManyTurns(tx, { userId, tier, added });
  for (const ids of batches(added)) {
    await tx.entityAccess.createMany({
      data: ids.map((govtEntityId) => ({ userId, govtEntityId })),
    });
  }
}

/** Else a plan for one entity would read them all, one after the other. */
async function refuseTooManyTurns(
  tx: Tx,
  { userId, tier, added }: { userId: string; tier: string | null; added: string[] },
): Promise<void> {
  const limit = limitsOf(tier).entities;
  if (limit === null) return;
  const history = await readFollowHistory(userId, tx);
  const known = new Set(history.past.map(({ govtEntityId }) => govtEntityId));
  const begun = added.filter((id) => !known.has(id));
  if (begun.length === 0 || begun.length <= roomForNew(limit, history)) return;
  throw new AppError('forbidden', overChangesMessage(followAllowance(limit, history)));
}

async function notYetFollowed(tx: Tx, userId: string, ids: string[]): Promise<string[]> {
  const followed = new Set<string>();
  for (const some of batches(ids)) {
    const rows = await tx.entityAccess.findMany({
      where: { userId, govtEntityId: { in: some } },
      select: { govtEntityId: true },
    });
    for (const row of rows) followed.add(row.govtEntityId);
  }
  return [...new Set(ids)].filter((id) => !followed.has(id));
}

async function refuseUnknown(tx: Tx, ids: string[]): Promise<void> {
  let known = 0;
  for (const some of batches(ids)) {
    known += await tx.govtEntity.count({ where: { id: { in: some } } });
  }
  if (known < ids.length) throw unknown();
}

function unknown(): AppError {
  return new AppError(
    'invalid',
    'One of the entities you selected no longer exists. Nothing was saved.',
  );
}

function batches(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
}
