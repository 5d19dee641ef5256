import type { Basis } from './draft.ts';

/**
 * What has to be settled before readers see a sentence, the greatest risk first: it was not found in
 * the record; a stranger could not read it; or nobody but a rule has compared it with the record.
 */
export const marks = ['unfounded', 'unfit', 'unread'] as const;
export type Mark = (typeof marks)[number];

type Checked = {
  verdict: string;
  basis: Basis;
  unfit: readonly string[];
};

type Answered = { confirmedAt: Date | null; confirmedReason: string | null };

/** What is held against a sentence, whatever an editor said to it; null where nothing is. */
export function markOf({ verdict, basis, unfit }: Checked): Mark | null {
  if (verdict === 'unsupported') return 'unfounded';
  if (unfit.length > 0) return 'unfit';
  // What somebody typed without pointing to a record has nothing that it could be read against.
  return basis === 'compared' && verdict !== 'uncited' ? 'unread' : null;
}

/** All that a check found against a sentence, each thing once. */
export const foundIn = (one: { reasons: readonly string[]; unfit: readonly string[] }) => [
  ...new Set([...one.reasons, ...one.unfit]),
];

/** A finding is answered with a reason; what only waits to be read is confirmed by having been read. */
export const needsReason = (mark: Mark): boolean => mark !== 'unread';

/** What of a sentence is still to be settled; null for one that readers may see. */
export function openMark(sentence: Checked & Answered): Mark | null {
  const mark = markOf(sentence);
  if (mark === null) return null;
  const { confirmedAt, confirmedReason } = sentence;
  const isAnswered = needsReason(mark) ? confirmedReason !== null : confirmedAt !== null;
  return isAnswered ? null : mark;
}

/** The same as a condition on rows; no number of them need be read to be counted. */
export const hasOpenMark = {
  OR: [
    { verdict: 'unsupported', confirmedReason: null },
    { NOT: { unfit: '[]' }, confirmedReason: null },
    { basis: 'compared', NOT: { verdict: 'uncited' }, confirmedAt: null },
  ],
};
