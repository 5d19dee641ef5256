-- CreateTable
CREATE TABLE "meeting_previews" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" DATETIME,

    PRIMARY KEY ("user_id", "meeting_id", "stage"),
    CONSTRAINT "meeting_previews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "meeting_previews_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "meeting_previews_user_id_told_at_idx" ON "meeting_previews"("user_id", "told_at");

-- CreateIndex
CREATE INDEX "meeting_previews_meeting_id_idx" ON "meeting_previews"("meeting_id");
