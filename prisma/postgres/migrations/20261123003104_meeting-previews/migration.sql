-- CreateTable
CREATE TABLE "meeting_previews" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMP(3),

    CONSTRAINT "meeting_previews_pkey" PRIMARY KEY ("user_id","meeting_id","stage")
);

-- CreateIndex
CREATE INDEX "meeting_previews_user_id_told_at_idx" ON "meeting_previews"("user_id", "told_at");

-- CreateIndex
CREATE INDEX "meeting_previews_meeting_id_idx" ON "meeting_previews"("meeting_id");

-- AddForeignKey
ALTER TABLE "meeting_previews" ADD CONSTRAINT "meeting_previews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_previews" ADD CONSTRAINT "meeting_previews_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
