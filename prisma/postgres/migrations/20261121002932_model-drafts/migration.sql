-- AlterTable
ALTER TABLE "summary_versions" ADD COLUMN     "draft_note" TEXT;

-- CreateTable
CREATE TABLE "model_uses" (
    "id" TEXT NOT NULL,
    "transcript_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompts" TEXT NOT NULL,
    "calls" INTEGER NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "micro_dollars" INTEGER NOT NULL,
    "origin" TEXT NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_days" (
    "day" TEXT NOT NULL,
    "micro_dollars" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_days_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "model_uses_transcript_id_created_at_idx" ON "model_uses"("transcript_id", "created_at");

-- CreateIndex
CREATE INDEX "model_uses_created_at_idx" ON "model_uses"("created_at");
