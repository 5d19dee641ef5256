import { latestVersion } from '#app/meetings/latest-version.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readCases } from '../case-rows.server.ts';
import { draftUnderWay } from '../draft-under-way.server.ts';
import { readVotes } from '../vote-rows.server.ts';

/**
 * What minutes are laid beside: the draft under way, or else what is published, with its votes and
 * cases; null while a meeting has neither.
 */
export async function versionBesideMinutes(tx: Tx, meetingId: string) {
  const published = await latestVersion(tx, meetingId, {
    id: true,
    createdAt: true,
    revision: true,
  });
  const draft = await draftUnderWay(tx, meetingId, published);
  const version = draft ?? published;
  if (!version) return null;
  return {
    id: version.id,
    revision: version.revision,
    isDraft: draft !== null,
    votes: await readVotes(tx, version.id),
    cases: await readCases(tx, version.id),
  };
}
