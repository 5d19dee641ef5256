-- AlterTable
ALTER TABLE "agenda_items" ADD COLUMN "unvoted" TEXT NOT NULL DEFAULT '[]';
