import { z } from 'zod';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readStoredJson, readTextList } from '#app/platform/stored-json.ts';
import { itemKinds } from '#app/proceedings/agenda-item.ts';
import { caseStates } from '#app/proceedings/cases/case.ts';
import { type UnvotedMotion, unvotedFates } from '#app/proceedings/votes/unvoted-motion.ts';
import { findingFields } from './findings/finding-fields.ts';

const unvotedShape = z.object({
  motion: z.string(),
  mover: z.string().nullable(),
  fate: z.enum(unvotedFates),
  segments: z.array(z.number()),
});

/** What was damaged counts as none. */
const readUnvoted = (column: string): UnvotedMotion[] =>
  readStoredJson(z.array(unvotedShape), column, []);

/** A case of a version, as it was drafted or as an editor left it; without its place in their order. */
const storedCase = z.object({
  designator: z.string().nullable(),
  title: z.string(),
  kind: z.enum(itemKinds).catch('action'),
  state: z.enum(caseStates).catch('discussed'),
  until: z.string().nullable(),
  isConsent: z.boolean(),
  firstSegment: z.number(),
  lastSegment: z.number(),
  unvoted: z.array(unvotedShape).default([]),
  /** What code called it; null where nobody calls it otherwise. */
  draftedTitle: z.string().nullable().default(null),
  titledById: z.string().nullable().default(null),
  titledAt: z.coerce.date().nullable().default(null),
  ...findingFields,
});
export type StoredCase = z.infer<typeof storedCase>;

/** The cases of a version in their order. */
export async function readCases(tx: Tx, versionId: string): Promise<StoredCase[]> {
  const rows = await tx.meetingCase.findMany({ where: { versionId }, orderBy: { index: 'asc' } });
  return rows.map(({ unvoted, found, ...row }) =>
    storedCase.parse({ ...row, unvoted: readUnvoted(unvoted), found: readTextList(found) }),
  );
}

/** What was named in a version, as its row has it. */
const storedFact = z.object({
  index: z.number(),
  kind: z.string(),
  label: z.string(),
  value: z.string(),
  detail: z.string().nullable(),
  item: z.number().nullable(),
  segments: z.string(),
});
export type StoredFact = z.infer<typeof storedFact>;

/** The cases of a version with what was named in them; a fact's `item` counts these cases. */
export type CasesAndFacts = { cases: StoredCase[]; facts: StoredFact[] };

export async function readCasesAndFacts(tx: Tx, versionId: string): Promise<CasesAndFacts> {
  const facts = await tx.fact.findMany({ where: { versionId }, orderBy: { index: 'asc' } });
  return {
    cases: await readCases(tx, versionId),
    facts: facts.map(({ versionId: _, ...fact }) => fact),
  };
}

/** Puts these in the place of those that the version has. */
export async function replaceCases(tx: Tx, versionId: string, { cases, facts }: CasesAndFacts) {
  await tx.meetingCase.deleteMany({ where: { versionId } });
  const rows = cases.map(({ unvoted, found, ...one }, index) => ({
    ...{ ...one, versionId, index },
    unvoted: JSON.stringify(unvoted),
    found: JSON.stringify(found),
  }));
  await writeInBatches(rows, (data) => tx.meetingCase.createMany({ data }));
  await tx.fact.deleteMany({ where: { versionId } });
  const ofVersion = facts.map((fact) => ({ ...fact, versionId }));
  await writeInBatches(ofVersion, (data) => tx.fact.createMany({ data }));
}

const kept = z.object({
  cases: z.array(storedCase),
  facts: z.array(storedFact),
});

/** Cases and facts as `JSON.stringify` keeps them with an earlier draft. */
export const parseCases = (json: string): CasesAndFacts => kept.parse(JSON.parse(json));
