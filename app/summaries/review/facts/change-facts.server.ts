import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#app/platform/app-error.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import type { StoredFact } from '../../case-rows.server.ts';
import { refuseOtherCase } from '../cases/case-choice.ts';
import type { Proceedings } from '../cases/proceedings.ts';
import { refusePassages } from '../cases/refuse-passages.server.ts';
import { saveProceedings } from '../cases/save-proceedings.server.ts';
import { nameInSaves } from '../name-in-saves.ts';
import type { OnDraft } from '../read-draft.server.ts';
import { changedMeanwhile } from '../save-draft.server.ts';
import { readTyped } from '../typed.ts';
import type { TypedFact } from './fact-fields.ts';
import { factForm } from './fact-form.ts';

/** `fact` is its index in the version. */
type OnFact = OnDraft & { fact: number };

/**
 * Puts what an editor typed in the place of an amount, a date or a paper that was named.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for what cannot be one
 */
export async function changeFact({ fact: index, typed, ...on }: OnFact & { typed: TypedFact }) {
  const fields = await readFields(on, typed);
  await saveProceedings(on, (from) => {
    const { fact, at } = findFact(from.facts, index);
    const changed = { ...fact, ...fields };
    if (isDeepStrictEqual(changed, fact)) return null;
    refuseUnfitting(changed, from);
    return {
      to: { ...from, facts: from.facts.with(at, changed) },
      change: `${nameInSaves(fact.label)} changed`,
    };
  });
}

/**
 * Adds what code did not find in the record, and says which it is now.
 * @throws AppError as `changeFact` does
 */
export async function addFact({ typed, ...on }: OnDraft & { typed: TypedFact }) {
  const fields = await readFields(on, typed);
  let index = 0;
  await saveProceedings(on, (from) => {
    index = Math.max(-1, ...from.facts.map((fact) => fact.index)) + 1;
    const added = { ...fields, index };
    refuseUnfitting(added, from);
    return {
      to: { ...from, facts: [...from.facts, added] },
      change: `${nameInSaves(added.label)} added`,
    };
  });
  return { fact: index };
}

/**
 * Takes out what code took for an amount, a date or a paper. It comes back with Undo.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function removeFact({ fact: index, ...on }: OnFact) {
  await saveProceedings(on, (from) => {
    const { fact, at } = findFact(from.facts, index);
    return {
      to: { ...from, facts: from.facts.toSpliced(at, 1) },
      change: `${nameInSaves(fact.label)} removed`,
    };
  });
}

async function readFields({ versionId }: OnDraft, typed: TypedFact) {
  const fields = readTyped(factForm, typed);
  await refusePassages(versionId, readNumberList(fields.segments));
  return fields;
}

function refuseUnfitting(fact: StoredFact, { cases, facts }: Proceedings): void {
  refuseOtherCase(fact.item, cases);
  const isThere = facts.some(
    ({ index, kind, label, item }) =>
      index !== fact.index && kind === fact.kind && label === fact.label && item === fact.item,
  );
  if (isThere) throw new AppError('invalid', 'The list of that case has it already.');
}

function findFact(facts: readonly StoredFact[], index: number) {
  const at = facts.findIndex((fact) => fact.index === index);
  const fact = facts[at];
  if (!fact) throw changedMeanwhile();
  return { fact, at };
}
