-- AlterTable
ALTER TABLE "draft_revisions" ADD COLUMN "votes" TEXT;

-- AlterTable
ALTER TABLE "votes" ADD COLUMN "edited_at" DATETIME;
ALTER TABLE "votes" ADD COLUMN "edited_by_id" TEXT;
