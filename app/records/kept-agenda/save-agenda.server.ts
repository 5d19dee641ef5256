import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { type AgendaEntry, maxAgendaEntries } from '../agenda/agenda.ts';
import { readAgendaEntries, replaceAgendaEntries } from './agenda-rows.server.ts';

/** So many changes can be undone, one after the other. */
const kept = 20;

type SaveAgenda = {
  actorId: string | null;
  meetingId: string;
  entries: readonly AgendaEntry[];
  /** What the change does, in words. */
  change: string;
  /** Whether somebody mended it by hand, or it says what was given. */
  byHand: boolean;
  /** What speaks against its being this meeting's; left out, what is known of that stays. */
  otherMeeting?: string | null;
};

/**
 * Writes a meeting's agenda and keeps what it said before. The meeting is locked by the caller.
 * @throws AppError `invalid` when it has more entries than an agenda can have
 */
export async function saveAgenda(tx: Tx, saving: SaveAgenda): Promise<void> {
  const { actorId, meetingId, entries, change, byHand, otherMeeting } = saving;
  if (entries.length > maxAgendaEntries) {
    throw new AppError(
      'invalid',
      `Together that would be ${entries.length.toLocaleString('en-US')} entries; an agenda can have at most ${maxAgendaEntries.toLocaleString('en-US')}.`,
    );
  }
  const known = await tx.meetingAgenda.findUnique({
    where: { meetingId },
    select: { revision: true, mendedAt: true },
  });
  if (known) {
    const { revision } = known;
    const before = await readAgendaEntries(tx, meetingId);
    await tx.agendaRevision.create({
      data: {
        meetingId,
        revision,
        entries: JSON.stringify(before),
        change,
        changedById: actorId,
      },
      select: { revision: true },
    });
    await tx.agendaRevision.deleteMany({
      where: { meetingId, revision: { lte: revision - kept } },
    });
  }
  const mendedAt = byHand ? (known?.mendedAt ?? new Date()) : null;
  await tx.meetingAgenda.upsert({
    where: { meetingId },
    create: { meetingId, mendedAt, otherMeeting },
    update: { revision: { increment: 1 }, mendedAt, otherMeeting },
    select: { meetingId: true },
  });
  await replaceAgendaEntries(tx, meetingId, entries);
  await indexMeeting(tx, meetingId);
  await audit(tx, {
    actorId,
    action: 'edit-agenda',
    subjectType: 'meeting',
    subjectId: meetingId,
    detail: { change, entries: entries.length },
  });
}
