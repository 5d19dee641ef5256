-- AlterTable
ALTER TABLE "profiles" ADD COLUMN "changes_due_at" DATETIME;

-- CreateTable
CREATE TABLE "meeting_notices" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "change" INTEGER NOT NULL,
    "known" TEXT NOT NULL,
    "due_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" DATETIME,

    PRIMARY KEY ("user_id", "meeting_id"),
    CONSTRAINT "meeting_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "meeting_notices_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable: column by column, so that what the migrations alone know of (meetings_pending_idx) stays
ALTER TABLE "meetings" ADD COLUMN "starts_at" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "ends_at" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "place" TEXT;
ALTER TABLE "meetings" ADD COLUMN "attend_url" TEXT;
ALTER TABLE "meetings" ADD COLUMN "attend_how" TEXT;
ALTER TABLE "meetings" ADD COLUMN "comment_until" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "comment_how" TEXT;
ALTER TABLE "meetings" ADD COLUMN "cancelled_at" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "cancelled_reason" TEXT;
ALTER TABLE "meetings" ADD COLUMN "moved_from" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "moved_from_starts_at" DATETIME;
ALTER TABLE "meetings" ADD COLUMN "change_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "meetings" ADD COLUMN "source_uid" TEXT;
ALTER TABLE "meetings" ADD COLUMN "calendar_sequence" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "meetings_govt_entity_id_source_uid_key" ON "meetings"("govt_entity_id", "source_uid");
-- CreateIndex
CREATE INDEX "meeting_notices_meeting_id_idx" ON "meeting_notices"("meeting_id");

-- CreateIndex
CREATE INDEX "profiles_changes_due_at_id_idx" ON "profiles"("changes_due_at", "id");
