-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "attend_how" TEXT,
ADD COLUMN     "attend_url" TEXT,
ADD COLUMN     "calendar_sequence" INTEGER,
ADD COLUMN     "cancelled_at" TIMESTAMP(3),
ADD COLUMN     "cancelled_reason" TEXT,
ADD COLUMN     "change_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "comment_how" TEXT,
ADD COLUMN     "comment_until" TIMESTAMP(3),
ADD COLUMN     "ends_at" TIMESTAMP(3),
ADD COLUMN     "moved_from" TIMESTAMP(3),
ADD COLUMN     "moved_from_starts_at" TIMESTAMP(3),
ADD COLUMN     "place" TEXT,
ADD COLUMN     "source_uid" TEXT,
ADD COLUMN     "starts_at" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "changes_due_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "meeting_notices" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "change" INTEGER NOT NULL,
    "known" TEXT NOT NULL,
    "due_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMP(3),

    CONSTRAINT "meeting_notices_pkey" PRIMARY KEY ("user_id","meeting_id")
);

-- CreateIndex
CREATE INDEX "meeting_notices_meeting_id_idx" ON "meeting_notices"("meeting_id");

-- CreateIndex
CREATE UNIQUE INDEX "meetings_govt_entity_id_source_uid_key" ON "meetings"("govt_entity_id", "source_uid");

-- CreateIndex
CREATE INDEX "profiles_changes_due_at_id_idx" ON "profiles"("changes_due_at", "id");

-- AddForeignKey
ALTER TABLE "meeting_notices" ADD CONSTRAINT "meeting_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_notices" ADD CONSTRAINT "meeting_notices_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
