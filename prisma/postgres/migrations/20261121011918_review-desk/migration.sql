-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "mail_corrections" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN     "agenda" TEXT;

-- CreateTable
CREATE TABLE "draft_revisions" (
    "version_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "confirmations" TEXT NOT NULL DEFAULT '[]',
    "change" TEXT NOT NULL,
    "changed_by_id" TEXT,
    "changed_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_revisions_pkey" PRIMARY KEY ("version_id","revision")
);

-- CreateIndex
CREATE INDEX "summary_versions_published_at_id_idx" ON "summary_versions"("published_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "draft_revisions" ADD CONSTRAINT "draft_revisions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
