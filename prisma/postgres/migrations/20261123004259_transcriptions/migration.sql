-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN     "engine" TEXT;

-- CreateTable
CREATE TABLE "transcriptions" (
    "id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "sha256" TEXT,
    "seconds" DOUBLE PRECISION,
    "micro_dollars" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moved_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "transcript_id" TEXT,

    CONSTRAINT "transcriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcription_pieces" (
    "transcription_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "start_seconds" DOUBLE PRECISION NOT NULL,
    "end_seconds" DOUBLE PRECISION NOT NULL,
    "heard" TEXT NOT NULL,

    CONSTRAINT "transcription_pieces_pkey" PRIMARY KEY ("transcription_id","index")
);

-- CreateIndex
CREATE UNIQUE INDEX "transcriptions_transcript_id_key" ON "transcriptions"("transcript_id");

-- CreateIndex
CREATE UNIQUE INDEX "transcriptions_meeting_id_url_key" ON "transcriptions"("meeting_id", "url");

-- AddForeignKey
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcription_pieces" ADD CONSTRAINT "transcription_pieces_transcription_id_fkey" FOREIGN KEY ("transcription_id") REFERENCES "transcriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
