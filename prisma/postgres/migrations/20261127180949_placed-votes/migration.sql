-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "is_placed" BOOLEAN NOT NULL DEFAULT false;
