import { expect, it } from 'vitest';
import { apartFromIndexes } from './apart-from-indexes.ts';

const column = '-- AlterTable\nALTER TABLE "people" ADD COLUMN "seat" TEXT;\n\n';
const ofNew = `-- CreateTable
CREATE TABLE "votes" ("id" TEXT NOT NULL);

-- CreateIndex
CREATE INDEX "votes_id_idx" ON "votes"("id");
`;

it('an index of a table that is there is made beside writers, in a migration of its own', () => {
  const old = `-- CreateIndex
CREATE UNIQUE INDEX "people_seat_key" ON "people"("seat");

-- CreateIndex
CREATE INDEX "people_both_idx" ON "people"("seat", "id" DESC);

`;
  expect(apartFromIndexes(column + old + ofNew)).toEqual({
    whole: column + ofNew,
    beside: `DROP INDEX CONCURRENTLY IF EXISTS "people_seat_key";
CREATE UNIQUE INDEX CONCURRENTLY "people_seat_key" ON "people"("seat");

DROP INDEX CONCURRENTLY IF EXISTS "people_both_idx";
CREATE INDEX CONCURRENTLY "people_both_idx" ON "people"("seat", "id" DESC);
`,
  });
  expect(apartFromIndexes(old)).toMatchObject({ whole: '' });
  expect(apartFromIndexes(column + ofNew)).toEqual({ whole: column + ofNew, beside: '' });
});
