-- AlterTable
ALTER TABLE "passages" ADD COLUMN "case_anchor" TEXT;
ALTER TABLE "passages" ADD COLUMN "case_outcome" TEXT;
ALTER TABLE "passages" ADD COLUMN "case_title" TEXT;
