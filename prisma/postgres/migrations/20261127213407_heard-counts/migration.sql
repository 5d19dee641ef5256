-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "heard_count" TEXT;
