-- AlterTable
ALTER TABLE "transcript_segments" ADD COLUMN "confidence" REAL;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_transcripts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "meeting_id" TEXT NOT NULL,
    "govt_entity_id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "clock_start_seconds" INTEGER,
    "agenda" TEXT,
    "left_out" TEXT NOT NULL DEFAULT '[]',
    "faults" TEXT NOT NULL DEFAULT '[]',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "transcripts_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "transcripts_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_transcripts" ("agenda", "byte_length", "clock_start_seconds", "created_at", "file_name", "format", "govt_entity_id", "id", "left_out", "meeting_id", "sha256") SELECT "agenda", "byte_length", "clock_start_seconds", "created_at", "file_name", "format", "govt_entity_id", "id", "left_out", "meeting_id", "sha256" FROM "transcripts";
DROP TABLE "transcripts";
ALTER TABLE "new_transcripts" RENAME TO "transcripts";
CREATE INDEX "transcripts_meeting_id_created_at_idx" ON "transcripts"("meeting_id", "created_at");
CREATE UNIQUE INDEX "transcripts_govt_entity_id_sha256_key" ON "transcripts"("govt_entity_id", "sha256");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
