import { checkSentences } from '#app/checking/check-sentences.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import type { Evidence } from '#app/checking/evidence/check-evidence.ts';
import { type FitnessContext, judgeFitness } from '#app/checking/fitness/judge-fitness.ts';
import { SaidSoFar } from '#app/checking/fitness/said-twice.ts';
import type { Verdict } from '#app/checking/verdict.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { footings } from '#app/proceedings/vote.ts';
import type { Segment } from '#app/records/transcript.ts';
import { checkQuotation } from './check-quotation.ts';
import { type CountedSentence, checkOfCount } from './counted-sentence.ts';
import type { Basis } from './draft.ts';
import type { Judgement } from './judgement.ts';
import { quotationIn } from './quotation-in.ts';
import { type ToldOtherwise, toldOtherwise } from './told-otherwise.ts';
import { typedAdvice } from './typed-advice.ts';

/** A sentence of a version: `uncited` where a person wrote it without pointing to the record. */
export type JudgedSentence = {
  text: string;
  section: string;
  citations: number[];
  verdict: Verdict | 'uncited';
  reasons: string[];
  /** Those of the reasons that a reading of the sentence settles. */
  doubts: string[];
  /** How it came to stand, or was checked. */
  basis: Basis;
  /** What speaks against printing it, whether it is true or not. */
  unfit: string[];
  evidence: Evidence[];
  judgement: Judgement | null;
  /** Why a typed sentence that cites nothing may not be in the record; null where nobody asked. */
  advice: string[] | null;
};

export type Judging = {
  origin: string;
  segments: readonly Segment[];
  /** The sentences that code makes of what it counted: they rest on the count, not on a comparison. */
  counted?: readonly CountedSentence[];
  /** Agenda, roster and date of the meeting, as far as they are known. */
  known?: Pick<FitnessContext, 'titles' | 'members' | 'date'>;
};

/**
 * Checks markdown as an admin left it. With the record behind it every sentence of a draft has to
 * cite; in a summary typed by hand (`origin` 'typed') those that cite nothing are only shown as such.
 */
export function judgeMarkdown(
  markdown: string,
  { origin, segments, counted = [], known = {} }: Judging,
): JudgedSentence[] {
  const sentences = readSummaryMarkdown(markdown);
  const isUncited = (sentence: Known) => origin === 'typed' && sentence.citations.length === 0;
  // Of two votes that are told in the same words the less sure one has to be read.
  const ofCount = new Map(
    counted
      .toSorted((one, other) => footings.indexOf(one.footing) - footings.indexOf(other.footing))
      .map((one) => [one.text, checkOfCount(one)]),
  );
  const checked = checkSentences(
    sentences.filter((sentence) => !isUncited(sentence)),
    segments,
  ).values();
  const otherwiseIn = toldOtherwise(counted);
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const advice = typedAdvice(origin, { sentences, segments });
  const said = new SaidSoFar();
  return sentences.map((sentence, index) => {
    const { text, section, citations } = sentence;
    const check = isUncited(sentence) ? null : checked.next().value;
    const ofCode = ofCount.get(text) ?? null;
    const quotation = ofCode ? null : quotationIn(text);
    const quoted = quotation && check && checkQuoted(quotation, citations, byIndex);
    const otherwise = ofCode || quoted ? null : otherwiseIn(text);
    const basis = ofCode?.basis ?? (quoted ? 'quoted' : 'compared');
    const own = ofCode ?? quoted ?? (otherwise ? asToldOtherwise(otherwise) : check);
    // That it departs from the vote is said once.
    const unfit = judgeFitness(otherwise?.told ?? text, {
      ...known,
      before: said.before(section),
      source: citedSource(citations, (at) => byIndex.get(at)),
    });
    said.add(sentence);
    return {
      text,
      section,
      citations,
      verdict: own?.verdict ?? 'uncited',
      reasons: own?.reasons ?? [],
      doubts: own?.doubts ?? [],
      basis,
      unfit,
      evidence: [],
      judgement: null,
      advice: advice.get(index) ?? null,
    };
  });
}

/** Words of the record stand there or not; places that the record lacks are for the check. */
function checkQuoted(
  quotation: { who: string | null; words: string },
  citations: readonly number[],
  byIndex: ReadonlyMap<number, Segment>,
): Check | null {
  if (citations.length === 0 || !citations.every((index) => byIndex.has(index))) return null;
  const reasons = checkQuotation(
    quotation,
    citedSource(citations, (index) => byIndex.get(index)),
  );
  return { verdict: reasons.length === 0 ? 'supported' : 'unsupported', reasons, doubts: [] };
}

/** What was counted is not in the record in so many words: no more than the difference speaks against the sentence. */
const asToldOtherwise = ({ reasons }: ToldOtherwise): Check => ({
  verdict: 'unsupported',
  reasons,
  doubts: [],
});

type Known = { text: string; citations: number[] };
type Check = { verdict: Verdict; reasons: string[]; doubts: string[] };
