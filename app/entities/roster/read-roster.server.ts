import type { Tx } from '#app/platform/db.server.ts';
import { listMembers } from './list-members.server.ts';
import { membersOfBody, membersOn, type Roster } from './roster.ts';

export type RosterOf = {
  entityId: string;
  /** The meeting's, yyyy-mm-dd; null where nobody knows it. */
  day: string | null;
  /** The body that met, as the meeting names it. */
  body?: string | null;
};

/** Who sat on a body, or worked for it, on a day: what names in the record of a meeting can mean. */
export async function readRoster(
  tx: Tx,
  { entityId, day, body = null }: RosterOf,
): Promise<Roster> {
  const members = await listMembers({ id: entityId }, tx);
  return membersOn(membersOfBody(members, body), day);
}
