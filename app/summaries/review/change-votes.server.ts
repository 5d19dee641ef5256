import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { readVotes, type StoredVote } from '../vote-rows.server.ts';
import { changedMeanwhile, saveDraft } from './save-draft.server.ts';
import type { TypedVote } from './vote-fields.ts';
import { type VoteFields, voteForm } from './vote-form.ts';

type OnDraft = {
  actorId: string;
  versionId: string;
  /** The revision that is on the reviewer's screen. */
  revision: number;
};

/**
 * Puts what an editor typed in the place of a vote. A vote that was not changed stays as counted.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for what cannot be a vote
 */
export async function changeVote({
  index,
  typed,
  ...on
}: OnDraft & { index: number; typed: TypedVote }) {
  const fields = readTyped(typed);
  const { votes, vote, at } = await findVote(on, index);
  if (isDeepStrictEqual({ ...vote, ...fields }, vote)) return;
  const changed = { ...vote, ...fields, ...editedBy(on.actorId) };
  await save(on, votes.with(at, changed), `Vote ${at + 1} changed`);
}

/**
 * Adds a vote that code did not find in the record.
 * @throws AppError as `changeVote` does
 */
export async function addVote({ typed, ...on }: OnDraft & { typed: TypedVote }) {
  const fields = readTyped(typed);
  const votes = await readVotes(db, on.versionId);
  const added: StoredVote = {
    index: Math.max(-1, ...votes.map(({ index }) => index)) + 1,
    item: null,
    method: null,
    ...fields,
    rollCall: [],
    segments: [],
    ...editedBy(on.actorId),
  };
  await save(on, [...votes, added], `Vote ${votes.length + 1} added`);
}

/**
 * Takes out what code took for a vote. It comes back with Undo.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function removeVote({ index, ...on }: OnDraft & { index: number }) {
  const { votes, at } = await findVote(on, index);
  const left = votes.filter((vote) => vote.index !== index);
  await save(on, left, `Vote ${at + 1} removed`);
}

const editedBy = (actorId: string) => ({ editedById: actorId, editedAt: new Date() });

function readTyped(typed: TypedVote): VoteFields {
  const read = voteForm.safeParse(typed);
  if (read.success) return read.data;
  throw new AppError('invalid', read.error.issues[0]?.message ?? 'This is not a vote.');
}

async function findVote({ versionId }: OnDraft, index: number) {
  const votes = await readVotes(db, versionId);
  const at = votes.findIndex((vote) => vote.index === index);
  const vote = votes[at];
  if (!vote) throw changedMeanwhile();
  return { votes, vote, at };
}

/** The text stays as it is; the revision guards both. */
async function save(
  { actorId, versionId, revision }: OnDraft,
  votes: StoredVote[],
  change: string,
) {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, revision, publishedAt: null },
    select: { markdown: true },
  });
  if (!version) throw changedMeanwhile();
  const { markdown } = version;
  await saveDraft({ actorId, versionId, revision, markdown, votes, change });
}
