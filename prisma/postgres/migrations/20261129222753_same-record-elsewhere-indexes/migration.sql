DROP INDEX CONCURRENTLY IF EXISTS "transcripts_sha256_idx";
CREATE INDEX CONCURRENTLY "transcripts_sha256_idx" ON "transcripts"("sha256");

DROP INDEX CONCURRENTLY IF EXISTS "transcripts_words_sha256_idx";
CREATE INDEX CONCURRENTLY "transcripts_words_sha256_idx" ON "transcripts"("words_sha256");
