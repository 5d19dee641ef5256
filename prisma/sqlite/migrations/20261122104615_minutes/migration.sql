-- CreateTable
CREATE TABLE "meeting_minutes" (
    "meeting_id" TEXT NOT NULL PRIMARY KEY,
    "file_name" TEXT,
    "approved_on" DATETIME,
    "paragraphs" TEXT NOT NULL,
    "votes" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "meeting_minutes_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "kept_differences" (
    "meeting_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kept_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("meeting_id", "key"),
    CONSTRAINT "kept_differences_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meeting_minutes" ("meeting_id") ON DELETE CASCADE ON UPDATE CASCADE
);
