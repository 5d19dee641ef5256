import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { editMember } from './edit-member.server.ts';
import { memberForm } from './member-form.ts';
import { type OnRoster, readMember } from './read-member.server.ts';

type AddSpelling = OnRoster & {
  actorId: string;
  /** As a record has it. */
  heard: string;
};

/** Says that a name in the records means this member. @throws AppError not-found, invalid */
export async function addSpelling(tx: Tx, { actorId, heard, ...place }: AddSpelling) {
  const { id: _, ...member } = await readMember(place, tx);
  const read = memberForm.safeParse({ ...member, aliases: [...member.aliases, heard] });
  if (!read.success) {
    throw new AppError('invalid', read.error.issues[0]?.message ?? 'This is no name.');
  }
  await editMember(tx, { actorId, ...place, fields: { aliases: read.data.aliases } });
  return { name: member.name };
}
