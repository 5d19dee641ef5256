-- AlterTable
ALTER TABLE "agenda_items" ADD COLUMN "drafted_title" TEXT;
ALTER TABLE "agenda_items" ADD COLUMN "titled_by_id" TEXT;
ALTER TABLE "agenda_items" ADD COLUMN "titled_at" DATETIME;
ALTER TABLE "agenda_items" ADD COLUMN "found" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "agenda_items" ADD COLUMN "confirmed_reason" TEXT;
ALTER TABLE "agenda_items" ADD COLUMN "confirmed_by_id" TEXT;
ALTER TABLE "agenda_items" ADD COLUMN "confirmed_at" DATETIME;

-- AlterTable
ALTER TABLE "votes" ADD COLUMN "found" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "votes" ADD COLUMN "confirmed_reason" TEXT;
ALTER TABLE "votes" ADD COLUMN "confirmed_by_id" TEXT;
ALTER TABLE "votes" ADD COLUMN "confirmed_at" DATETIME;
