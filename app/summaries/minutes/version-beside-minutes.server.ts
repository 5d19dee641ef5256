import { latestVersion } from '#app/meetings/latest-version.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readCases } from '../case-rows.server.ts';
import { draftUnderWay } from '../draft-under-way.server.ts';
import { readVotes } from '../vote-rows.server.ts';

/** What minutes are laid beside: the draft under way, or else what is published. */
export async function headBesideMinutes(tx: Tx, meetingId: string) {
  const published = await latestVersion(tx, meetingId, {
    id: true,
    createdAt: true,
    revision: true,
  });
  const draft = await draftUnderWay(tx, meetingId, published);
  const version = draft ?? published;
  return version && { id: version.id, revision: version.revision, isDraft: draft !== null };
}

/** The same with its votes and cases; null while a meeting has neither. */
export async function versionBesideMinutes(tx: Tx, meetingId: string) {
  const head = await headBesideMinutes(tx, meetingId);
  if (!head) return null;
  return {
    ...head,
    votes: await readVotes(tx, head.id),
    cases: await readCases(tx, head.id),
  };
}

export type VersionBesideMinutes = NonNullable<Awaited<ReturnType<typeof versionBesideMinutes>>>;
