import { published } from '#app/meetings/latest-version.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { readRollCall } from '#app/meetings/member-votes/roll-call.ts';
import { writeMemberVotes } from '#app/meetings/member-votes/write-member-votes.server.ts';
import { type Db, transact } from '#app/platform/db.server.ts';
import type { Check } from './check.ts';
import { meetingsAtFault } from './rows-at-fault.ts';

export const memberVotes: Check = {
  finds: "meetings whose members' votes differ from their roll calls",
  look: (db) =>
    meetingsAtFault(db, (ids) => differing(db, ids), {
      OR: [{ memberVotes: { some: {} } }, { versions: { some: { votes: { some: {} } } } }],
    }),
  mend: {
    done: 'written anew from the roll calls',
    async each(db, ids) {
      for (const id of ids) {
        await transact(async (tx) => {
          await lockMeeting(tx, id);
          await writeMemberVotes(tx, id);
        }, db);
      }
    },
  },
};

async function differing(db: Db, ids: string[]): Promise<string[]> {
  const meetings = await db.meeting.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      govtEntityId: true,
      sortDate: true,
      markdownSummary: true,
      versions: {
        ...published,
        take: 1,
        select: {
          id: true,
          votes: { orderBy: { index: 'asc' }, select: { index: true, rollCall: true } },
        },
      },
      memberVotes: { orderBy: { place: 'asc' } },
    },
  });
  return meetings
    .filter(({ govtEntityId, sortDate, markdownSummary, versions, memberVotes }) => {
      const [version] = govtEntityId && markdownSummary?.trim() ? versions : [];
      const of = [govtEntityId, sortDate.getTime()];
      // Whom a name means is the roster's to say: a job settles that when the roster changes.
      const expected = version?.votes.flatMap(({ index, rollCall }) =>
        readRollCall(rollCall).map(({ name, vote }) => [version.id, index, name, vote, ...of]),
      );
      const stored = memberVotes.map((row) => [
        ...[row.versionId, row.voteIndex, row.name, row.answer],
        ...[row.govtEntityId, row.sortDate.getTime()],
      ]);
      return JSON.stringify(expected ?? []) !== JSON.stringify(stored);
    })
    .map(({ id }) => id);
}
