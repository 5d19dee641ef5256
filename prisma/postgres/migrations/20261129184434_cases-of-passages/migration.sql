-- AlterTable
ALTER TABLE "passages" ADD COLUMN     "case_anchor" TEXT,
ADD COLUMN     "case_outcome" TEXT,
ADD COLUMN     "case_title" TEXT;
