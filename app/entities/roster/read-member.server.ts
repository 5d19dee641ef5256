import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { memberColumns, memberOf } from './member-row.server.ts';
import type { Member } from './roster.ts';

export type Roster = {
  entityId: string;
  /** The condition under which somebody keeps it; not given where an admin was asked for. */
  keptBy?: Prisma.GovtEntityWhereInput;
};
export type OnRoster = Roster & { memberId: string };

/** An entry of an entity's roster. @throws AppError not-found */
export async function readMember(
  { entityId, memberId, keptBy = {} }: OnRoster,
  tx: Tx = db,
): Promise<Member> {
  const row = await tx.rosterMember.findFirst({
    where: { id: memberId, govtEntityId: entityId, govtEntity: keptBy },
    select: memberColumns,
  });
  if (!row) throw new AppError('not-found', 'Member not found');
  return memberOf(row);
}
