-- CreateTable
CREATE TABLE "meeting_shares" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "show_name" BOOLEAN NOT NULL DEFAULT false,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME NOT NULL,
    "revoked_at" DATETIME,
    "views" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "meeting_shares_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "meeting_shares_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "meeting_shares_token_key" ON "meeting_shares"("token");

-- CreateIndex
CREATE INDEX "meeting_shares_user_id_created_at_idx" ON "meeting_shares"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "meeting_shares_meeting_id_idx" ON "meeting_shares"("meeting_id");
