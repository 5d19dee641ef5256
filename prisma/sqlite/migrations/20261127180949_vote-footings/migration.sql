-- AlterTable
ALTER TABLE "votes" ADD COLUMN "footing" TEXT NOT NULL DEFAULT 'named';
