import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { mostMembers } from './roster.ts';

/** @throws AppError conflict where so many more do not go on the roster */
export async function requireRoom(tx: Tx, entityId: string, more: number): Promise<void> {
  const there = await tx.rosterMember.count({ where: { govtEntityId: entityId } });
  if (there + more <= mostMembers) return;
  throw new AppError(
    'conflict',
    `A roster holds at most ${mostMembers} entries, terms of the same person included. Delete some first.`,
  );
}
