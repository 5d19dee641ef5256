import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#app/platform/app-error.ts';
import { headingOf } from '../../account/case-of-heading.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { tellsIn } from '../../counted-of-version.server.ts';
import { nameInSaves } from '../name-in-saves.ts';
import type { OnDraft } from '../read-draft.server.ts';
import { changedMeanwhile } from '../save-draft.server.ts';
import { readTyped } from '../typed.ts';
import { caseForm, splitForm, type TypedCase, type TypedSplit } from './case-form.ts';
import { joinCase as joined } from './join-case.ts';
import { moveCase } from './move-case.ts';
import { moveChapter, type WentAlong } from './move-chapter.ts';
import { refusePassages } from './refuse-passages.server.ts';
import { renameCase } from './rename-case.ts';
import { saveProceedings } from './save-proceedings.server.ts';
import { splitCase as split } from './split-case.ts';

/** `place` counts the cases of the draft from 0. */
type OnCase = OnDraft & { place: number };

/**
 * Puts what an editor typed in the place of a case: number, title, state, where it begins, and where it
 * stands among the others. Says where it stands then, and how much went along that lies in another chapter now.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for what cannot be a case
 */
export async function changeCase({
  place,
  typed,
  ...on
}: OnCase & { typed: TypedCase }): Promise<WentAlong & { place: number }> {
  const { place: wanted, begins, ...fields } = readTyped(caseForm, typed);
  const firstSegment = begins - 1;
  await refusePassages(on.versionId, [firstSegment]);
  let now = place;
  let went: WentAlong = { sentences: 0, facts: 0 };
  await saveProceedings(on, (from) => {
    const old = caseAt(from.cases, place);
    const to = Math.min(wanted, from.cases.length) - 1;
    if (to === place && isDeepStrictEqual({ ...old, ...fields, firstSegment }, old)) return null;
    const counted = new Set(tellsIn(from).map(({ text }) => text));
    const laid = moveChapter(from, { place, firstSegment, counted });
    [went, now] = [laid.went, to];
    const by = { id: on.actorId, at: new Date() };
    const renamed = renameCase(laid.to, { place, fields, by });
    return {
      to: moveCase(renamed, { from: place, to }),
      change: `${nameOf(old)} ${to === place ? 'changed' : 'moved'}`,
    };
  });
  return { ...went, place: now };
}

/**
 * Joins a case with the one before it.
 * @throws AppError as `changeCase` does
 */
export async function joinCase({ place, ...on }: OnCase) {
  return saveProceedings(on, (from) => {
    const one = caseAt(from.cases, place);
    const before = from.cases[place - 1];
    if (!before)
      throw new AppError('invalid', 'No case stands before it that it could be joined to.');
    return { to: joined(from, { place }), change: `${nameOf(one)} joined with ${nameOf(before)}` };
  });
}

/**
 * Splits a case in two before one of its sentences.
 * @throws AppError as `changeCase` does
 */
export async function splitCase({ place, typed, ...on }: OnCase & { typed: TypedSplit }) {
  const { sentence, begins: typedBegins, ...named } = readTyped(splitForm, typed);
  const begins = typedBegins === null ? null : typedBegins - 1;
  return saveProceedings(on, (from) => {
    const one = caseAt(from.cases, place);
    if (begins !== null) refuseOutside(one, begins);
    const by = { id: on.actorId, at: new Date() };
    const to = split(from, { ...named, place, sentence: sentence - 1, begins, by });
    if (to === null) {
      throw new AppError(
        'invalid',
        'A new case begins with a line of its own, below the first of the old one.',
      );
    }
    return { to, change: `${nameOf(one)} split` };
  });
}

/** What is taken up in the chapter of a case, but not with it. */
function refuseOutside({ firstSegment, lastSegment }: StoredCase, begins: number): void {
  if (firstSegment < begins && begins <= lastSegment) return;
  throw new AppError(
    'invalid',
    `The new case is taken up after passage ${firstSegment + 1}, where this one begins, and no later than passage ${lastSegment + 1}, where it ends.`,
  );
}

function caseAt(cases: readonly StoredCase[], place: number): StoredCase {
  const one = cases[place];
  if (!one) throw changedMeanwhile();
  return one;
}

const nameOf = (one: StoredCase) => nameInSaves(headingOf(one) || 'Untitled case');
