import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { AppError } from '#app/platform/app-error.ts';
import { notAlone } from './change-sentence.server.ts';
import { keepLeadIns } from './keep-lead-ins.ts';
import { type OnDraft, readDraft } from './read-draft.server.ts';
import { saveDraft } from './save-draft.server.ts';

type Removing = OnDraft & {
  /** The places of the chosen sentences in the revision that is on the reviewer's screen. */
  chosen: readonly number[];
};

/**
 * Takes the chosen sentences out of a draft in one save, so that one step brings them back. Says how many they were, and
 * how many are left to settle.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for none, for one that it does not have, or for all
 */
export async function removeSentences({ chosen, ...on }: Removing) {
  const places = [...new Set(chosen)].toSorted((one, other) => other - one);
  if (places.length === 0)
    throw new AppError('invalid', 'Choose the sentences to remove with the boxes beside them.');
  const { markdown } = await readDraft(on);
  let left = markdown;
  // From the last to the first, so that those still to go keep their places.
  for (const index of places) {
    const shorter = changeSentence(left, { index, with: null });
    if (shorter === null) throw notAlone();
    left = shorter;
  }
  if (left.trim() === '')
    throw new AppError('invalid', 'These are all the sentences: keep one, or mend one instead.');
  const count = places.length === 1 ? '1 sentence' : `${places.length} sentences`;
  const { open } = await saveDraft({
    ...on,
    markdown: keepLeadIns(markdown, left),
    change: `${count} removed`,
  });
  return { count, open, first: places.at(-1) ?? 0 };
}
