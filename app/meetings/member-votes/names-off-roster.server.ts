import { readRoster } from '#app/entities/roster/read-roster.server.ts';
import { nameSettler } from '#app/entities/roster/settle-name.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { proposeMembers } from './propose-members.ts';
import type { RollCall } from './roll-call.ts';

type VoteNames = { mover: string | null; seconder: string | null; rollCall: RollCall };

export type NamesOffRoster = { entityId: string; names: string[] };

/** Names in a meeting's votes that the roster of its body does not explain, as the roster's page proposes them. */
export async function readNamesOffRoster(
  meetingId: string,
  votes: readonly VoteNames[],
): Promise<NamesOffRoster | null> {
  const said = votes
    .flatMap(({ mover, seconder, rollCall }) => [mover, seconder, ...rollCall.map(nameOf)])
    .filter((name) => name !== null);
  if (said.length === 0) return null;
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { govtEntityId: true, meetingDate: true, governmentBody: true },
  });
  if (!meeting?.govtEntityId) return null;
  const { govtEntityId: entityId, meetingDate, governmentBody: body } = meeting;
  const day = meetingDate && isoDateOf(meetingDate);
  const settle = nameSettler(await readRoster(db, { entityId, day, body }));
  const found = proposeMembers(said.map((name) => ({ name, meetingId, meant: settle(name) })));
  return found.length === 0 ? null : { entityId, names: found.map(({ name }) => name) };
}

const nameOf = ({ name }: RollCall[number]) => name;
