-- AlterTable
ALTER TABLE "transcript_segments" ADD COLUMN     "confidence" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN     "faults" TEXT NOT NULL DEFAULT '[]';
