-- While they are made, meetings can be written.
DROP INDEX CONCURRENTLY IF EXISTS "govt_entities_letters_idx";
CREATE INDEX CONCURRENTLY "govt_entities_letters_idx" ON "govt_entities" USING gin (letters_of("search_text"));

DROP INDEX CONCURRENTLY IF EXISTS "meetings_title_letters_idx";
CREATE INDEX CONCURRENTLY "meetings_title_letters_idx" ON "meetings" USING gin (letters_of("search_title"));

DROP INDEX CONCURRENTLY IF EXISTS "meetings_video_letters_idx";
CREATE INDEX CONCURRENTLY "meetings_video_letters_idx" ON "meetings" USING gin (letters_of(lower("video_id")));
