import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { parseEntries, readAgendaEntries } from './agenda-rows.server.ts';
import { changeEntries, type EntryChange } from './change-entries.ts';
import { saveAgenda } from './save-agenda.server.ts';

type OnAgenda = {
  actorId: string;
  meetingId: string;
  /** The revision that is on the editor's screen; 0 where the meeting has no agenda yet. */
  revision: number;
};

/**
 * Mends a meeting's agenda. What it said before can be had back with `undoAgendaChange`.
 * @returns what was done, in words, and where the entry stands now
 * @throws AppError `conflict` when the agenda was changed since, and as `changeEntries` does
 */
export function changeAgenda({ change, ...on }: OnAgenda & { change: EntryChange }) {
  return transact(async (tx) => {
    await lockRevision(tx, on);
    const before = await readAgendaEntries(tx, on.meetingId);
    const { entries, change: done, at } = changeEntries(before, change);
    await saveAgenda(tx, { ...on, entries, change: done, byHand: true });
    return { done, at };
  });
}

/**
 * Gives a meeting's agenda back what it said before the last change that was not undone.
 * @throws AppError `conflict` when the agenda was changed since, or when nothing is left to undo
 */
export function undoAgendaChange(on: OnAgenda) {
  return transact(async (tx) => {
    await lockRevision(tx, on);
    const { meetingId } = on;
    const last = await tx.agendaRevision.findFirst({
      where: { meetingId },
      orderBy: { revision: 'desc' },
    });
    if (!last) throw new AppError('conflict', 'There is no change left to undo.');
    const change = `Undone: ${last.change}`;
    await saveAgenda(tx, { ...on, entries: parseEntries(last.entries), change, byHand: true });
    // What was undone is not undone again: the next Undo goes one change further back.
    await tx.agendaRevision.deleteMany({
      where: { meetingId, revision: { gte: last.revision } },
    });
    return { done: change };
  });
}

async function lockRevision(tx: Tx, { meetingId, revision }: OnAgenda): Promise<void> {
  await lockMeeting(tx, meetingId);
  const agenda = await tx.meetingAgenda.findUnique({
    where: { meetingId },
    select: { revision: true },
  });
  if ((agenda?.revision ?? 0) === revision) return;
  throw new AppError(
    'conflict',
    'Somebody changed this agenda since you opened it. Nothing was saved: look at what it says now.',
  );
}
