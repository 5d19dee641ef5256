-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "last_published_at" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "news_read_at" TIMESTAMP(3),
ADD COLUMN     "news_read_before" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "read_marks" (
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "published_at" TIMESTAMP(3) NOT NULL,
    "read_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "read_marks_pkey" PRIMARY KEY ("user_id","meeting_id")
);

-- CreateIndex
CREATE INDEX "read_marks_meeting_id_idx" ON "read_marks"("meeting_id");

-- CreateIndex
CREATE INDEX "meetings_govt_entity_id_last_published_at_id_idx" ON "meetings"("govt_entity_id", "last_published_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What readers see now counts from when it was last published.
UPDATE "meetings" SET "last_published_at" = (
  SELECT max("published_at") FROM "summary_versions" WHERE "meeting_id" = "meetings"."id"
) WHERE coalesce("markdown_summary", '') <> '';
