import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { fullDesignator } from '../agenda/agenda.ts';
import { readAgendaEntries } from './agenda-rows.server.ts';

/**
 * The agenda of a meeting for the page that mends it; revision 0 and no entries where there is none.
 * @throws AppError `not-found`
 */
export async function readKeptAgenda(meetingId: string) {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: {
      meetingTitle: true,
      meetingDate: true,
      governmentBody: true,
      agenda: {
        select: {
          revision: true,
          updatedAt: true,
          revisions: { orderBy: { revision: 'desc' }, take: 1, select: { change: true } },
        },
      },
    },
  });
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  const entries = meeting.agenda ? await readAgendaEntries(db, meetingId) : [];
  return {
    meeting: {
      title: meeting.meetingTitle ?? 'Untitled meeting',
      date: meeting.meetingDate,
      governmentBody: meeting.governmentBody,
    },
    revision: meeting.agenda?.revision ?? 0,
    updatedAt: meeting.agenda?.updatedAt.toISOString() ?? null,
    lastChange: meeting.agenda?.revisions[0]?.change ?? null,
    entries: entries.map((entry, index) => ({
      ...entry,
      fullDesignator: fullDesignator(entries, index),
    })),
  };
}

export type KeptAgenda = Awaited<ReturnType<typeof readKeptAgenda>>;
