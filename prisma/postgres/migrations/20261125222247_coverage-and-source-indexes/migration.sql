-- While they are made, what they are of can be written.
DROP INDEX CONCURRENTLY IF EXISTS "body_coverage_counted_at_idx";
CREATE INDEX CONCURRENTLY "body_coverage_counted_at_idx" ON "body_coverage"("counted_at");

-- By hand, as models cannot say it: how soon summaries come, bodies without one last.
DROP INDEX CONCURRENTLY IF EXISTS "body_coverage_soon_idx";
CREATE INDEX CONCURRENTLY "body_coverage_soon_idx" ON "body_coverage"(coalesce("usual_days", 1000000), "govt_entity_id");

-- Of the sources that are asked by themselves: those that fail, since when each has brought nothing, and
-- when it was read.
DROP INDEX CONCURRENTLY IF EXISTS "sources_failing_idx";
CREATE INDEX CONCURRENTLY "sources_failing_idx" ON "sources"("failures" DESC, "id")
WHERE "paused_at" IS NULL AND "failures" > 0;

DROP INDEX CONCURRENTLY IF EXISTS "sources_brought_idx";
CREATE INDEX CONCURRENTLY "sources_brought_idx" ON "sources"(coalesce("last_brought_at", "created_at"), "id")
WHERE "paused_at" IS NULL AND "failures" = 0;

DROP INDEX CONCURRENTLY IF EXISTS "sources_read_idx";
CREATE INDEX CONCURRENTLY "sources_read_idx" ON "sources"("last_worked_at")
WHERE "paused_at" IS NULL;
