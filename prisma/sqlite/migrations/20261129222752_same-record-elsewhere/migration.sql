-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN "words_sha256" TEXT;

-- CreateIndex
CREATE INDEX "transcripts_sha256_idx" ON "transcripts"("sha256");

-- CreateIndex
CREATE INDEX "transcripts_words_sha256_idx" ON "transcripts"("words_sha256");
