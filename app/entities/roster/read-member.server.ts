import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { memberColumns, memberOf } from './member-row.server.ts';
import type { Member } from './roster.ts';

export type OnRoster = { entityId: string; memberId: string };

/** An entry of an entity's roster. @throws AppError not-found */
export async function readMember({ entityId, memberId }: OnRoster, tx: Tx = db): Promise<Member> {
  const row = await tx.rosterMember.findFirst({
    where: { id: memberId, govtEntityId: entityId },
    select: memberColumns,
  });
  if (!row) throw new AppError('not-found', 'Member not found');
  return memberOf(row);
}
