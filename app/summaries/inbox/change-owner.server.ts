import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, isDuplicate, isOrphan, type Tx, transact } from '#app/platform/db.server.ts';

type ChangeOwner = {
  actorId: string;
  meetingId: string;
  /** Whose it was on the page that is answered; null for nobody's. */
  from: string | null;
  /** The admin whose it is to be; null gives it back to everybody. */
  to: string | null;
};

/**
 * Takes a meeting of the inbox, gives it back, or gives it to another admin.
 * @throws AppError `conflict` when it has become somebody else's meanwhile, `invalid` when it is to
 * be given to who is no admin, `not-found` without the meeting
 */
export async function changeOwner(change: ChangeOwner): Promise<void> {
  try {
    await transact((tx) => giveTo(tx, change));
  } catch (error) {
    if (isOrphan(error)) throw new AppError('not-found', 'Meeting not found');
    // Somebody else was the first to take it.
    throw isDuplicate(error) ? await takenMeanwhile(db, change) : error;
  }
}

async function giveTo(tx: Tx, change: ChangeOwner): Promise<void> {
  const { actorId, meetingId, from, to } = change;
  if (to !== null) await requireAdminProfile(tx, to);
  // Two presses of one button come to the same.
  if ((await ownerOf(tx, meetingId)) === to) return;
  const { count } = await tx.inboxItem.updateMany({
    where: { meetingId, ownerId: from },
    data: { ownerId: to },
  });
  if (count === 0) {
    const isThere = (await tx.inboxItem.count({ where: { meetingId } })) > 0;
    if (isThere || from !== null) throw await takenMeanwhile(tx, change);
    await tx.inboxItem.create({ data: { meetingId, ownerId: to }, select: { meetingId: true } });
  }
  await audit(tx, {
    actorId,
    action: to === null ? 'give-back-meeting' : to === actorId ? 'take-meeting' : 'give-meeting',
    subjectType: 'meeting',
    subjectId: meetingId,
  });
}

async function ownerOf(tx: Tx, meetingId: string): Promise<string | null> {
  const where = { meetingId };
  return (await tx.inboxItem.findUnique({ where, select: { ownerId: true } }))?.ownerId ?? null;
}

async function requireAdminProfile(tx: Tx, id: string): Promise<void> {
  const found = await tx.profile.count({ where: { id, subscriptionTier: 'admin' } });
  if (found === 0) throw new AppError('invalid', 'Choose an admin to give it to.');
}

async function takenMeanwhile(tx: Tx, { meetingId }: ChangeOwner): Promise<AppError> {
  const owner = await ownerOf(tx, meetingId);
  if (owner === null) {
    return new AppError('conflict', 'It was given back meanwhile, so nothing was changed.');
  }
  const profile = await tx.profile.findUnique({
    where: { id: owner },
    select: { fullName: true, email: true },
  });
  const name = profile?.fullName || profile?.email || 'Somebody else';
  return new AppError('conflict', `${name} has it meanwhile, so nothing was changed.`);
}
