-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN     "words_sha256" TEXT;

