-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN "engine" TEXT;

-- CreateTable
CREATE TABLE "transcriptions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "meeting_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "sha256" TEXT,
    "seconds" REAL,
    "micro_dollars" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moved_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "transcript_id" TEXT,
    CONSTRAINT "transcriptions_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "transcriptions_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "transcription_pieces" (
    "transcription_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "start_seconds" REAL NOT NULL,
    "end_seconds" REAL NOT NULL,
    "heard" TEXT NOT NULL,

    PRIMARY KEY ("transcription_id", "index"),
    CONSTRAINT "transcription_pieces_transcription_id_fkey" FOREIGN KEY ("transcription_id") REFERENCES "transcriptions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "transcriptions_transcript_id_key" ON "transcriptions"("transcript_id");

-- CreateIndex
CREATE UNIQUE INDEX "transcriptions_meeting_id_url_key" ON "transcriptions"("meeting_id", "url");
