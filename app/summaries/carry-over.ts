import type { JudgedSentence } from './judged-sentence.ts';
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

/** Keeps a reviewer's confirmation with the sentences that say and cite the same as before. */
export function carryConfirmations<T extends Known>(
  sentences: readonly T[],
  before: readonly (Known & Confirmation)[],
): (T & Confirmation)[] {
  const confirmed = new Map(
    before.filter((old) => old.confirmedAt !== null).map((old) => [keyOf(old), old]),
  );
  return sentences.map((sentence) => {
    const old = confirmed.get(keyOf(sentence));
    return {
      ...sentence,
      confirmedReason: old?.confirmedReason ?? null,
      confirmedById: old?.confirmedById ?? null,
      confirmedAt: old?.confirmedAt ?? null,
    };
  });
}

const keyOf = ({ text, citations }: Known) => JSON.stringify([saidAnywhere(text), citations]);
