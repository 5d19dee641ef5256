import type { CountedSentence, WrittenBy } from './counted-sentence.ts';
import type { JudgedSentence } from './judged-sentence.ts';
import { foundIn } from './open-mark.ts';
import { saidAnywhere } from './quotation-in.ts';
import { settledBy } from './settled-by.ts';

type Known = Pick<JudgedSentence, 'text' | 'citations'>;

export type Confirmation = {
  confirmedReason: string | null;
  confirmedById: string | null;
  confirmedAt: Date | null;
};

/**
 * Keeps with the sentences that say and cite the same as before what a model gave and said of them:
 * a text is read anew at each save, but nobody is asked anew.
 */
export function carryJudgements<T extends JudgedSentence>(
  sentences: readonly T[],
  before: readonly Pick<JudgedSentence, 'text' | 'citations' | 'evidence' | 'judgement'>[],
): T[] {
  const judged = new Map(before.map((old) => [keyOf(old), old]));
  return sentences.map((sentence) => {
    const { evidence = [], judgement = null } = judged.get(keyOf(sentence)) ?? {};
    if (sentence.basis !== 'compared' || (evidence.length === 0 && judgement === null))
      return sentence;
    const known: T = { ...sentence, evidence, judgement };
    return judgement === null ? known : settledBy(judgement, known);
  });
}

/** A sentence that somebody may have confirmed, with what was held against it then; null where nobody knows. */
export type Confirmed = Known & Confirmation & { found: readonly string[] | null };

/**
 * Keeps a reviewer's confirmation with the sentences that say and cite the same as before, and of which a check now
 * finds no more than it was given for.
 */
export function carryConfirmations<T extends Known & Pick<JudgedSentence, 'reasons' | 'unfit'>>(
  sentences: readonly T[],
  before: readonly Confirmed[],
): (T & Confirmation)[] {
  const confirmed = Map.groupBy(
    before.filter((old) => old.confirmedAt !== null),
    keyOf,
  );
  return sentences.map((sentence) => {
    const now = foundIn(sentence);
    const old = confirmed
      .get(keyOf(sentence))
      ?.findLast(({ found }) => found === null || now.every((reason) => found.includes(reason)));
    return {
      ...sentence,
      confirmedReason: old?.confirmedReason ?? null,
      confirmedById: old?.confirmedById ?? null,
      confirmedAt: old?.confirmedAt ?? null,
    };
  });
}

type Telling = {
  counted: readonly CountedSentence[];
  earlier: readonly (Known & Pick<JudgedSentence, 'basis'>)[];
};

/** What tells an editor's title or vote since this save stands on that editor's word; what told it before is left alone. */
export function writtenAnew(
  sentences: readonly Known[],
  { counted, earlier }: Telling,
): Confirmed[] {
  const written = new Map(
    counted.flatMap(({ text, writtenBy }) => (writtenBy ? [[text, writtenBy]] : [])),
  );
  const before = new Set(earlier.filter(({ basis }) => basis !== 'counted').map(keyOf));
  return sentences.flatMap(({ text, citations }) => {
    const by = written.get(text);
    if (!by || before.has(keyOf({ text, citations }))) return [];
    return onWordOf(by, { text, citations });
  });
}

/** A sentence as whoever wrote it confirms it: whatever a check finds against it is still to be settled. */
export const onWordOf = (by: WrittenBy, { text, citations }: Known): Confirmed => ({
  ...{ text, citations, found: [] },
  ...{ confirmedReason: null, confirmedById: by.byId, confirmedAt: by.at },
});

const keyOf = ({ text, citations }: Known) => JSON.stringify([saidAnywhere(text), citations]);
