-- AlterTable
ALTER TABLE "draft_revisions" ADD COLUMN     "cases" TEXT;
