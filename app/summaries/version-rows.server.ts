import { z } from 'zod';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readNumberList, readStoredJson, readTextList } from '#app/platform/stored-json.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import type { Fact } from '#app/proceedings/facts/find-facts.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { Confirmation } from './carry-over.ts';
import { bases } from './draft.ts';
import { type HeardCount, writeHeardCount } from './heard-count.ts';
import type { JudgedSentence } from './judged-sentence.ts';
import { evidenceShape, judgementShape } from './judgement.ts';

type SentenceRow = Omit<JudgedSentence, 'doubts'> & Partial<Confirmation>;

/** Writes what a new version holds beside its markdown. */
export async function writeVersionRows(
  tx: Tx,
  versionId: string,
  parts: {
    cases: Case[];
    votes: Vote[];
    facts: Fact[];
    sentences: SentenceRow[];
    heardCounts: ReadonlyMap<number, HeardCount>;
  },
): Promise<void> {
  const cases = parts.cases.map((one, index) => ({
    versionId,
    index,
    designator: one.designator,
    title: one.title,
    kind: one.kind,
    state: one.state,
    until: one.until,
    isConsent: one.isConsent,
    firstSegment: one.firstSegment,
    lastSegment: one.lastSegment,
    unvoted: JSON.stringify(one.unvoted),
  }));
  const votes = parts.votes.map(({ rollCall, segments, items, ...vote }, index) => ({
    ...vote,
    versionId,
    index,
    items: JSON.stringify(items),
    rollCall: JSON.stringify(rollCall),
    segments: JSON.stringify(segments),
    heardCount: writeHeardCount(parts.heardCounts.get(index) ?? null),
  }));
  const facts = parts.facts.map(({ segments, ...fact }, index) => ({
    ...fact,
    versionId,
    index,
    segments: JSON.stringify(segments),
  }));
  await writeInBatches(cases, (data) => tx.meetingCase.createMany({ data }));
  await writeInBatches(votes, (data) => tx.vote.createMany({ data }));
  await writeInBatches(facts, (data) => tx.fact.createMany({ data }));
  await writeSentences(tx, versionId, parts.sentences);
}

export async function writeSentences(tx: Tx, versionId: string, sentences: SentenceRow[]) {
  const rows = sentences.map((sentence, index) => ({
    versionId,
    index,
    text: sentence.text,
    section: sentence.section,
    citations: JSON.stringify(sentence.citations),
    verdict: sentence.verdict,
    reasons: JSON.stringify(sentence.reasons),
    basis: sentence.basis,
    unfit: JSON.stringify(sentence.unfit),
    evidence: JSON.stringify(sentence.evidence),
    judgement: sentence.judgement && JSON.stringify(sentence.judgement),
    advice: sentence.advice === null ? null : JSON.stringify(sentence.advice),
    confirmedReason: sentence.confirmedReason ?? null,
    confirmedById: sentence.confirmedById ?? null,
    confirmedAt: sentence.confirmedAt ?? null,
  }));
  await writeInBatches(rows, (data) => tx.summarySentence.createMany({ data }));
}

const basisOf = z.enum(bases).catch('compared');

/** The segments of a transcript in their order; none where there is no transcript. */
export async function readSegments(tx: Tx, transcriptId: string | null): Promise<Segment[]> {
  if (transcriptId === null) return [];
  return tx.transcriptSegment.findMany({
    where: { transcriptId },
    orderBy: { index: 'asc' },
    select: {
      index: true,
      startSeconds: true,
      endSeconds: true,
      speaker: true,
      text: true,
      confidence: true,
    },
  });
}

/** The sentences of a version with the reviewers' answers to them, and what these were answers to. */
export async function readSentences(tx: Tx, versionId: string) {
  const rows = await tx.summarySentence.findMany({
    where: { versionId },
    orderBy: { index: 'asc' },
  });
  return rows.map(({ citations, reasons, unfit, basis, evidence, judgement, advice, ...row }) => ({
    ...row,
    basis: basisOf.parse(basis),
    unfit: readTextList(unfit),
    evidence: readStoredJson(z.array(evidenceShape), evidence, []),
    judgement: readStoredJson(judgementShape.nullable(), judgement ?? 'null', null),
    citations: readNumberList(citations),
    reasons: readTextList(reasons),
    advice: advice === null ? null : readTextList(advice),
  }));
}
