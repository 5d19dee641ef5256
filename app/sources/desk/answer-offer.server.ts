import { lockEntity } from '#app/entities/lock-entity.server.ts';
import { knownMeetings } from '#app/meetings/calendar/known-meetings.server.ts';
import { storeApplied } from '#app/meetings/calendar/store-applied.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { takeOffered } from '../merge/take-offered.ts';
import { readUpstreamRow } from '../runs/upstream-rows.server.ts';

type Answer = {
  actorId: string;
  entityId: string;
  sourceId: string;
  uid: string;
  /** Takes over what the source says, or leaves the meeting as it is */
  answer: 'take' | 'leave';
};

/**
 * Settles what a source says otherwise than the meeting here: until it says something else again.
 * @throws AppError not-found where there is nothing to settle any more
 */
export async function answerOffer({ actorId, entityId, sourceId, uid, answer }: Answer) {
  await transact(async (tx) => {
    await lockEntity(tx, entityId);
    const source = await tx.source.findFirst({
      where: { id: sourceId, govtEntityId: entityId },
      select: { govtEntity: { select: { id: true, entityName: true, timeZone: true } } },
    });
    const row = source && (await readUpstreamRow(tx, { sourceId, uid }));
    if (!row || Object.keys(row.offered).length === 0) {
      throw new AppError('not-found', 'This was settled already.');
    }
    const { entityName: name, ...entity } = source.govtEntity;
    const { day } = row.said;
    const ids = row.meetingId === null ? [] : [row.meetingId];
    const here = await knownMeetings(tx, { entityId, from: day, until: day, entries: [], ids });
    const meeting = here.find(({ id }) => id === row.meetingId);
    if (answer === 'take' && meeting) {
      const after = takeOffered(meeting, row);
      await storeApplied(tx, { actorId, entity: { ...entity, name }, known: meeting, after });
      await indexMeeting(tx, meeting.id);
    }
    await tx.upstreamMeeting.update({
      where: { sourceId_uid: { sourceId, uid } },
      data: { offered: '{}' },
      select: { uid: true },
    });
    await audit(tx, {
      ...{
        actorId,
        action: 'settle-offer',
        subjectType: 'meeting',
        subjectId: row.meetingId ?? uid,
      },
      detail: { answer, parts: Object.keys(row.offered) },
    });
  });
}
