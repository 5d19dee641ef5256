-- AlterTable
ALTER TABLE "meetings" ADD COLUMN "recording_start_seconds" INTEGER;

-- CreateTable
CREATE TABLE "sentence_reports" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "sentence" TEXT NOT NULL,
    "citations" TEXT NOT NULL DEFAULT '[]',
    "comment" TEXT NOT NULL,
    "processed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "sentence_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sentence_reports_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sentence_reports_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "sentence_reports_user_id_meeting_id_idx" ON "sentence_reports"("user_id", "meeting_id");

-- CreateIndex
CREATE INDEX "sentence_reports_meeting_id_idx" ON "sentence_reports"("meeting_id");

-- CreateIndex
CREATE INDEX "sentence_reports_version_id_idx" ON "sentence_reports"("version_id");

-- CreateIndex
CREATE INDEX "sentence_reports_processed_created_at_idx" ON "sentence_reports"("processed", "created_at");
