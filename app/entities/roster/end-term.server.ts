import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { editMember } from './edit-member.server.ts';
import { type OnRoster, readMember } from './read-member.server.ts';

type EndTerm = OnRoster & {
  actorId: string;
  /** The last day, yyyy-mm-dd. */
  day: string;
};

/** Ends a member's term. @throws AppError not-found, or invalid for a day before the term's first */
export async function endTerm(tx: Tx, { day, ...place }: EndTerm): Promise<void> {
  const { termStart } = await readMember(place, tx);
  if (termStart !== null && day < termStart) {
    throw new AppError('invalid', 'The term ends before it begins');
  }
  await editMember(tx, { ...place, fields: { termEnd: day } });
}
