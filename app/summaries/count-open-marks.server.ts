import { Prisma } from '#prisma/generated/sqlite/client.ts';

/**
 * How many sentences, cases and votes of a version are to settle: `hasOpenMark` of open-mark.ts and `isOpenRow` of
 * findings.ts within a statement.
 */
export const openMarksOf = (versionId: Prisma.Sql) => Prisma.sql`
  (${openSentencesOf(versionId)} + ${openRowsOf(Prisma.sql`agenda_items`, versionId)}
   + ${openRowsOf(Prisma.sql`votes`, versionId)})`;

const openRowsOf = (table: Prisma.Sql, versionId: Prisma.Sql) => Prisma.sql`
  (SELECT CAST(count(*) AS integer) FROM ${table} AS kept
   WHERE kept.version_id = ${versionId} AND kept.found <> '[]' AND kept.confirmed_reason IS NULL)`;

const openSentencesOf = (versionId: Prisma.Sql) => Prisma.sql`
  (SELECT CAST(count(*) AS integer) FROM summary_sentences AS sentence
   WHERE sentence.version_id = ${versionId} AND (
     (sentence.verdict = 'unsupported' AND sentence.confirmed_reason IS NULL)
     OR (sentence.unfit <> '[]' AND sentence.confirmed_reason IS NULL)
     OR (sentence.basis = 'compared' AND sentence.verdict <> 'uncited'
         AND sentence.confirmed_at IS NULL)))`;
