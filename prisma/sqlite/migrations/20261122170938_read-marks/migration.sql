-- AlterTable
ALTER TABLE "meetings" ADD COLUMN "last_published_at" DATETIME;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN "news_read_at" DATETIME;
ALTER TABLE "profiles" ADD COLUMN "news_read_before" DATETIME;

-- CreateTable
CREATE TABLE "read_marks" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "published_at" DATETIME NOT NULL,
    "read_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("user_id", "meeting_id"),
    CONSTRAINT "read_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "read_marks_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "read_marks_meeting_id_idx" ON "read_marks"("meeting_id");

-- CreateIndex
CREATE INDEX "meetings_govt_entity_id_last_published_at_id_idx" ON "meetings"("govt_entity_id", "last_published_at" DESC, "id" DESC);

-- What readers see now counts from when it was last published.
UPDATE "meetings" SET "last_published_at" = (
  SELECT max("published_at") FROM "summary_versions" WHERE "meeting_id" = "meetings"."id"
) WHERE coalesce("markdown_summary", '') <> '';
