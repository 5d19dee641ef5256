import { db } from '#app/platform/db.server.ts';
import { type Reader, readableEntities } from './entity-access.server.ts';
import { type FollowOffer, readFollowOffer } from './follow-offer.server.ts';

/** How somebody stands to a body: they may read it, or what would open it; visitors have no account. */
export type FollowState =
  | { is: 'visitor' }
  | { is: 'reader' }
  | { is: 'stranger'; offer: FollowOffer };

export async function readFollowState(
  reader: Reader | null,
  entityId: string,
): Promise<FollowState> {
  if (!reader) return { is: 'visitor' };
  const readable = await readableEntities(reader);
  const isReadable = await db.govtEntity.count({ where: { AND: [{ id: entityId }, readable] } });
  if (isReadable > 0) return { is: 'reader' };
  const offer = await readFollowOffer(reader, entityId);
  return offer ? { is: 'stranger', offer } : { is: 'visitor' };
}
