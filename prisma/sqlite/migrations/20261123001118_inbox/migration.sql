-- CreateTable
CREATE TABLE "inbox_items" (
    "meeting_id" TEXT NOT NULL PRIMARY KEY,
    "owner_id" TEXT,
    "snoozed_until" DATETIME,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "inbox_items_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "inbox_items_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "held_records" (
    "transcript_id" TEXT NOT NULL PRIMARY KEY,
    "reasons" TEXT NOT NULL,
    "held_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "held_records_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "kept_uploads" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "batch_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "gzip" BLOB,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "found" TEXT,
    "choice" TEXT,
    "problem" TEXT,
    "meeting_id" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME NOT NULL,
    CONSTRAINT "kept_uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "inbox_items_owner_id_idx" ON "inbox_items"("owner_id");

-- CreateIndex
CREATE INDEX "held_records_held_at_transcript_id_idx" ON "held_records"("held_at", "transcript_id");

-- CreateIndex
CREATE INDEX "kept_uploads_batch_id_id_idx" ON "kept_uploads"("batch_id", "id");

-- CreateIndex
CREATE INDEX "kept_uploads_user_id_id_idx" ON "kept_uploads"("user_id", "id");

-- CreateIndex
CREATE INDEX "kept_uploads_expires_at_idx" ON "kept_uploads"("expires_at");

-- What models cannot say: the documents that an admin has to look at
CREATE INDEX "upstream_documents_problem_idx" ON "upstream_documents"("created_at", "id")
WHERE "problem" IS NOT NULL;
