import { readRoster } from '#app/entities/roster/read-roster.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readAgendaEntries } from '#app/records/kept-agenda/agenda-rows.server.ts';
import type { Judging } from './judged-sentence.ts';

/** What is known of a meeting beside its record: its agenda's titles, who sits on its body, its date. */
export async function knownOfMeeting(tx: Tx, meetingId: string): Promise<Judging['known']> {
  const meeting = await tx.meeting.findFirst({
    where: { id: meetingId },
    select: { meetingDate: true, governmentBody: true, govtEntityId: true },
  });
  if (!meeting) return {};
  const date = meeting.meetingDate && isoDateOf(meeting.meetingDate);
  const { govtEntityId: entityId, governmentBody: body } = meeting;
  const agenda = await readAgendaEntries(tx, meetingId);
  const members = entityId === null ? [] : await readRoster(tx, { entityId, day: date, body });
  return {
    titles: agenda?.map(({ title }) => title),
    members: members.map(({ name }) => name),
    date,
  };
}
