-- CreateTable
CREATE TABLE "meeting_minutes" (
    "meeting_id" TEXT NOT NULL,
    "file_name" TEXT,
    "approved_on" TIMESTAMP(3),
    "paragraphs" TEXT NOT NULL,
    "votes" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "meeting_minutes_pkey" PRIMARY KEY ("meeting_id")
);

-- CreateTable
CREATE TABLE "kept_differences" (
    "meeting_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kept_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_differences_pkey" PRIMARY KEY ("meeting_id","key")
);

-- AddForeignKey
ALTER TABLE "meeting_minutes" ADD CONSTRAINT "meeting_minutes_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_differences" ADD CONSTRAINT "kept_differences_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meeting_minutes"("meeting_id") ON DELETE CASCADE ON UPDATE CASCADE;
