import { memberRow } from '#app/entities/roster/member-row.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { demoRosters } from './rosters.ts';

/** Gives the bodies of the demonstration their invented members; a roster that is there stays. */
export async function loadRosters(entityIds: ReadonlyMap<string, string>): Promise<void> {
  await transact(async (tx) => {
    for (const [key, members] of Object.entries(demoRosters)) {
      const govtEntityId = entityIds.get(key) ?? '';
      if ((await tx.rosterMember.count({ where: { govtEntityId } })) > 0) continue;
      await tx.rosterMember.createMany({
        data: members.map((fields) => ({ ...memberRow(fields), govtEntityId })),
      });
    }
  });
}
