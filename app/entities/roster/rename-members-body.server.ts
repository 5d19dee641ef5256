import type { Tx } from '#app/platform/db.server.ts';
import { memberOf } from './member-row.server.ts';
import { memberKey } from './roster.ts';

/** The members of a body keep it when it is called something else. */
export async function renameMembersBody(
  tx: Tx,
  govtEntityId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rows = await tx.rosterMember.findMany({ where: { govtEntityId, body: from } });
  for (const row of rows) {
    const key = memberKey({ ...memberOf(row), body: to });
    const taken = await tx.rosterMember.count({ where: { govtEntityId, memberKey: key } });
    // Who stands under the new name already is not entered twice.
    if (taken > 0) continue;
    await tx.rosterMember.update({
      where: { id: row.id },
      data: { body: to, memberKey: key },
      select: { id: true },
    });
  }
}
