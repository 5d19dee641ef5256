import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { noteChange } from '../ahead/note-change.server.ts';
import { dateAtNoon } from '../meeting-date.ts';
import type { AppliedMeeting } from './apply-entry.ts';

type Storing = {
  /** Null for what a source brought by itself */
  actorId: string | null;
  entity: { id: string; name: string; timeZone: string | null };
  /** The meeting that becomes so; null where it is new */
  known: { id: string; wasHeld: boolean } | null;
  after: AppliedMeeting;
};

/** Adds a meeting as a calendar or a source tells of it, or changes it, and answers with its id. */
export async function storeApplied(tx: Tx, storing: Storing): Promise<string> {
  const { actorId, entity, known, after: applied } = storing;
  if (known === null) return addMeeting(tx, entity, applied);
  const before = await tx.meeting.findUniqueOrThrow({
    where: { id: known.id },
    omit: { markdownSummary: true, transcriptJson: true, pdfSummary: true },
  });
  const after = columnsOf(applied, before.cancelledAt);
  await tx.meeting.update({ where: { id: known.id }, data: after, select: { id: true } });
  const { timeZone } = entity;
  const change = { before, after: { ...before, ...after }, timeZone, wasHeld: known.wasHeld };
  await noteChange(tx, { meetingId: known.id, ...change });
  const { sortDate: _, searchTitle: __, ...shown } = after;
  await audit(tx, {
    actorId,
    action: 'edit-meeting',
    subjectType: 'meeting',
    subjectId: known.id,
    detail: auditChanges(before, shown),
  });
  return known.id;
}

async function addMeeting(tx: Tx, entity: Storing['entity'], applied: AppliedMeeting) {
  const { id } = await tx.meeting.create({
    data: { ...columnsOf(applied, null), governmentBody: entity.name, govtEntityId: entity.id },
    select: { id: true },
  });
  return id;
}

function columnsOf(applied: AppliedMeeting, cancelledBefore: Date | null) {
  const { title, day, startsAt, endsAt, isCancelled, ...same } = applied;
  const meetingDate = dateAtNoon(day);
  return {
    ...same,
    meetingTitle: title,
    searchTitle: title?.toLowerCase() ?? null,
    meetingDate,
    sortDate: meetingDate ?? new Date(0),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    cancelledAt: isCancelled ? (cancelledBefore ?? new Date()) : null,
  };
}
