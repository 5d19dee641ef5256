import { isDeepStrictEqual } from 'node:util';
import type { StoredCase } from '../case-rows.server.ts';
import { tellsIn } from '../counted-of-version.server.ts';
import { noFindings } from '../findings/findings.ts';
import { putIn } from '../heard-count.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { carryVote } from './cases/carry-vote.ts';
import { refuseOtherCase } from './cases/case-choice.ts';
import { several } from './cases/case-options.ts';
import { factsAtHome } from './cases/facts-at-home.ts';
import { refusePassages } from './cases/refuse-passages.server.ts';
import { saveProceedings } from './cases/save-proceedings.server.ts';
import { writePassages } from './passage-numbers.ts';
import type { OnDraft } from './read-draft.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';
import { readTyped } from './typed.ts';
import { choiceOfVote, type TypedVote } from './vote-fields.ts';
import { type VoteFields, voteForm } from './vote-form.ts';

/**
 * Puts what an editor typed in the place of a vote. A vote that was not changed stays as counted.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for what cannot be a vote
 */
export async function changeVote({
  index,
  typed,
  ...on
}: OnDraft & { index: number; typed: TypedVote }) {
  const { case: chosen, passages, ...typedFields } = readTyped(voteForm, typed);
  await refusePassages(on.versionId, passages);
  await saveProceedings(on, (from) => {
    const { vote, at } = findVote(from.votes, index);
    const isSamePlace = typed.passages === writePassages(vote.segments);
    const fields = { ...typedFields, segments: isSamePlace ? vote.segments : passages };
    const isElsewhere = typed.case !== choiceOfVote(vote);
    if (!isElsewhere && isDeepStrictEqual({ ...vote, ...fields }, vote)) return null;
    const changed = { ...vote, ...fields, ...seenBy(on.actorId) };
    const to = { ...from, votes: from.votes.with(at, changed) };
    const change = `Vote ${at + 1} changed`;
    if (!isElsewhere) return { to, change };
    const place = placeOf(chosen, from.cases);
    const told = tellsIn(from).flatMap((one) => (one.vote === index ? one.text : []));
    const carried = carryVote(to, { at, to: place, told });
    return { to: { ...carried, facts: factsAtHome(from, carried) }, change };
  });
}

/**
 * Adds a vote that code did not find in the record, and says which it is now.
 * @throws AppError as `changeVote` does
 */
export async function addVote({ typed, ...on }: OnDraft & { typed: TypedVote }) {
  const { case: chosen, passages, ...fields } = readTyped(voteForm, typed);
  await refusePassages(on.versionId, passages);
  let index = 0;
  await saveProceedings(on, (from) => {
    const { votes } = from;
    index = Math.max(-1, ...votes.map((vote) => vote.index)) + 1;
    const added: StoredVote = {
      index,
      item: null,
      items: [],
      kind: 'main',
      subject: fields.motion,
      ...fields,
      segments: passages,
      ...seenBy(on.actorId),
      ...noFindings(),
    };
    const to = { ...from, votes: [...votes, added] };
    const place = placeOf(chosen, from.cases);
    return {
      to: place === null ? to : carryVote(to, { at: votes.length, to: place, told: [] }),
      change: `Vote ${votes.length + 1} added`,
    };
  });
  return { index };
}

/**
 * Puts in how a vote went by the language model, where code has not counted all of it.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function putInHeardCount({ index, ...on }: OnDraft & { index: number }) {
  await saveProceedings(on, (from) => {
    const { vote, at } = findVote(from.votes, index);
    if (vote.heardCount === null) throw changedMeanwhile();
    const changed = {
      ...{ ...putIn(vote, vote.heardCount), ...seenBy(on.actorId) },
      // How it went says nothing of what it was on.
      ...(vote.footing === 'placed' ? { footing: vote.footing } : {}),
    };
    return {
      to: { ...from, votes: from.votes.with(at, changed) },
      change: `Count of vote ${at + 1} put in`,
    };
  });
}

/**
 * Leaves out how a vote went by the language model: it is not offered again.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function leaveHeardCount({ index, ...on }: OnDraft & { index: number }) {
  await saveProceedings(on, (from) => {
    const { vote, at } = findVote(from.votes, index);
    if (vote.heardCount === null) throw changedMeanwhile();
    return {
      to: { ...from, votes: from.votes.with(at, { ...vote, heardCount: null }) },
      change: `Heard count of vote ${at + 1} left out`,
    };
  });
}

/**
 * Takes out what code took for a vote. It comes back with Undo.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function removeVote({ index, ...on }: OnDraft & { index: number }) {
  await saveProceedings(on, (from) => {
    const { at } = findVote(from.votes, index);
    return {
      to: { ...from, votes: from.votes.toSpliced(at, 1) },
      change: `Vote ${at + 1} removed`,
    };
  });
}

/** What several cases share can only stay as it is. */
function placeOf(chosen: VoteFields['case'], cases: readonly StoredCase[]): number | null {
  const place = chosen === several ? cases.length : chosen;
  refuseOtherCase(place, cases);
  return place;
}

/** Whoever changes a vote sees what it rests on, and what was heard of it. */
const seenBy = (actorId: string) => ({
  footing: 'named' as const,
  heardCount: null,
  editedById: actorId,
  editedAt: new Date(),
});

function findVote(votes: readonly StoredVote[], index: number) {
  const at = votes.findIndex((vote) => vote.index === index);
  const vote = votes[at];
  if (!vote) throw changedMeanwhile();
  return { vote, at };
}
