import { checkSentences } from '#app/checking/check-sentences.ts';
import type { Verdict } from '#app/checking/verdict.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Segment } from '#app/records/transcript.ts';
import { typedAdvice } from './typed-advice.ts';

/** A sentence of a version: `uncited` where a person wrote it without pointing to the record. */
export type JudgedSentence = {
  text: string;
  section: string;
  citations: number[];
  verdict: Verdict | 'uncited';
  reasons: string[];
  /** Why a typed sentence that cites nothing may not be in the record; null where nobody asked. */
  advice: string[] | null;
};

export type Confirmation = {
  confirmedReason: string | null;
  confirmedById: string | null;
  confirmedAt: Date | null;
};

/**
 * Checks markdown as an admin left it. With the record behind it every sentence of a draft has to
 * cite; in a summary typed by hand (`origin` 'typed') those that cite nothing are only shown as such.
 */
export function judgeMarkdown(
  markdown: string,
  { origin, segments }: { origin: string; segments: readonly Segment[] },
): JudgedSentence[] {
  const sentences = readSummaryMarkdown(markdown);
  const isUncited = (sentence: Known) => origin === 'typed' && sentence.citations.length === 0;
  const checked = checkSentences(
    sentences.filter((sentence) => !isUncited(sentence)),
    segments,
  ).values();
  const advice = typedAdvice(origin, { sentences, segments });
  return sentences.map((sentence, index) => {
    const { text, section, citations } = sentence;
    const check = isUncited(sentence) ? null : checked.next().value;
    return {
      text,
      section,
      citations,
      verdict: check?.verdict ?? 'uncited',
      reasons: check?.reasons ?? [],
      advice: advice.get(index) ?? null,
    };
  });
}

type Known = { text: string; citations: number[] };

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

/** A sentence that nobody may read before it is mended, removed or confirmed. */
export function isUnresolved({
  verdict,
  confirmedAt,
}: {
  verdict: string;
  confirmedAt: Date | null;
}): boolean {
  return verdict === 'unsupported' && confirmedAt === null;
}

const keyOf = ({ text, citations }: Known) => JSON.stringify([text, citations]);
