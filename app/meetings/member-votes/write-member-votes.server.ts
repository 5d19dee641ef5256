import { readRoster } from '#app/entities/roster/read-roster.server.ts';
import { nameSettler } from '#app/entities/roster/settle-name.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { hasSummary } from '../has-summary.server.ts';
import { latestVersion } from '../latest-version.server.ts';
import { readRollCall } from './roll-call.ts';
import { settleRoll } from './settle-roll.ts';

/**
 * Writes anew how members answered in a meeting's roll calls, from its newest published version and
 * the roster of its day; none while readers see no summary. Whoever calls has locked the meeting.
 */
export async function writeMemberVotes(tx: Tx, meetingId: string): Promise<void> {
  await tx.memberVote.deleteMany({ where: { meetingId } });
  const version = await latestVersion(tx, meetingId, {
    id: true,
    meeting: {
      select: { govtEntityId: true, governmentBody: true, meetingDate: true, sortDate: true },
    },
    votes: { select: { index: true, rollCall: true }, orderBy: { index: 'asc' } },
  });
  if (!version?.meeting.govtEntityId || !(await hasSummary(tx, meetingId))) return;
  const { govtEntityId, governmentBody, meetingDate, sortDate } = version.meeting;
  const rolls = version.votes.map(({ index, rollCall }) => ({
    index,
    rollCall: readRollCall(rollCall),
  }));
  if (rolls.every(({ rollCall }) => rollCall.length === 0)) return;
  const roster = await readRoster(tx, {
    entityId: govtEntityId,
    day: meetingDate && isoDateOf(meetingDate),
    body: governmentBody,
  });
  const settle = nameSettler(roster);
  const answers = rolls.flatMap(({ index, rollCall }) =>
    settleRoll(rollCall, settle).map((answer) => ({ ...answer, voteIndex: index })),
  );
  const rows = answers.map((answer, place) => ({
    ...answer,
    place,
    meetingId,
    govtEntityId,
    versionId: version.id,
    sortDate,
  }));
  await writeInBatches(rows, (data) => tx.memberVote.createMany({ data }));
}
