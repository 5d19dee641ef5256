-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "digest_due_at" TIMESTAMP(3),
ADD COLUMN     "mail_summaries" TEXT NOT NULL DEFAULT 'weekly',
ADD COLUMN     "time_zone" TEXT;

-- CreateTable
CREATE TABLE "news" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMP(3),

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "news_version_id_idx" ON "news"("version_id");

-- CreateIndex
CREATE INDEX "news_told_at_idx" ON "news"("told_at");

-- CreateIndex
CREATE UNIQUE INDEX "news_user_id_version_id_key" ON "news"("user_id", "version_id");

-- CreateIndex
CREATE INDEX "profiles_digest_due_at_id_idx" ON "profiles"("digest_due_at", "id");

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
