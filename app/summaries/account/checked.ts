/**
 * How a sentence was checked, in the words that readers see. What was only compared by rule is never
 * called more than that.
 */
export const checkedWords = {
  counted: {
    label: 'Counted by code',
    meaning: 'a vote, a tally or a sum that a program worked out from the record',
  },
  quoted: {
    label: 'Quoted from the record',
    meaning: 'the speaker’s own words, found at that place',
  },
  compared: {
    label: 'Compared by rule',
    meaning: 'its names, numbers and words were looked for at that place, and nothing more',
  },
  judged: {
    label: 'Judged by a model',
    meaning: 'a second language model was asked whether the passage carries it',
  },
  confirmed: {
    label: 'Confirmed by an editor',
    meaning: 'a person read the passage and let the sentence stand',
  },
} as const;

export type Checked = keyof typeof checkedWords;

const isChecked = (basis: string): basis is Checked => Object.hasOwn(checkedWords, basis);

/** How a sentence was checked; null where nobody knows. */
export function checkedAs(row: { basis: string; confirmedAt: Date | null }): Checked | null {
  if (row.confirmedAt) return 'confirmed';
  return isChecked(row.basis) ? row.basis : null;
}
