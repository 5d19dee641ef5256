import { membersOfBody, membersOn, type Roster } from '#app/entities/roster/roster.ts';
import { nameSettler } from '#app/entities/roster/settle-name.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { type NameInVote, proposeMembers } from './propose-members.ts';
import { readRollCall } from './roll-call.ts';

/** Meetings that are looked through: who was on a body two years ago is seldom on it now. */
const latestMeetings = 50;
/** Proposals on the page; more come up as these are dealt with. */
const mostProposed = 25;

/**
 * Names in the roll calls, and of those who moved and seconded, of an entity's latest meetings, drafts
 * included, that its roster does not explain.
 */
export async function listProposedMembers(entityId: string, roster: Roster) {
  const withVotes = { votes: { some: {} } };
  const meetings = await db.meeting.findMany({
    where: { govtEntityId: entityId, versions: { some: withVotes } },
    orderBy: [{ sortDate: 'desc' }, { id: 'desc' }],
    take: latestMeetings,
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      governmentBody: true,
      versions: {
        where: withVotes,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { votes: { select: { mover: true, seconder: true, rollCall: true } } },
      },
    },
  });
  const names = meetings.flatMap(({ id, meetingDate, governmentBody, versions }): NameInVote[] => {
    const day = meetingDate && isoDateOf(meetingDate);
    const settle = nameSettler(membersOn(membersOfBody(roster, governmentBody), day));
    return versions
      .flatMap(({ votes }) => votes.flatMap(namesOf))
      .map((name) => ({ name, meetingId: id, meant: settle(name) }));
  });
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return proposeMembers(names)
    .slice(0, mostProposed)
    .map(({ meetingId, ...proposed }) => ({
      ...proposed,
      meeting: {
        id: meetingId,
        title: byId.get(meetingId)?.meetingTitle?.trim() || null,
        date: byId.get(meetingId)?.meetingDate ?? null,
      },
    }));
}

export type ListedProposal = Awaited<ReturnType<typeof listProposedMembers>>[number];

type StoredNames = { mover: string | null; seconder: string | null; rollCall: string };

function namesOf({ mover, seconder, rollCall }: StoredNames): string[] {
  const called = readRollCall(rollCall).map(({ name }) => name);
  return [mover, seconder, ...called].filter((name) => name !== null);
}
