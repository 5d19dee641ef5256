-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "mail_changes" BOOLEAN NOT NULL DEFAULT true;

-- Until now such mail was part of that about new summaries.
UPDATE "profiles" SET "mail_changes" = false WHERE "mail_summaries" = 'off';
