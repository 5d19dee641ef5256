-- AlterTable
ALTER TABLE "transcripts" ADD COLUMN "agenda" TEXT;

-- CreateTable
CREATE TABLE "draft_revisions" (
    "version_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "confirmations" TEXT NOT NULL DEFAULT '[]',
    "change" TEXT NOT NULL,
    "changed_by_id" TEXT,
    "changed_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("version_id", "revision"),
    CONSTRAINT "draft_revisions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_profiles" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "full_name" TEXT NOT NULL DEFAULT '',
    "subscription_tier" TEXT DEFAULT 'free',
    "subscription_end_date" DATETIME,
    "mail_corrections" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "profiles_id_fkey" FOREIGN KEY ("id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_profiles" ("email", "first_name", "full_name", "id", "last_name", "subscription_end_date", "subscription_tier", "updated_at") SELECT "email", "first_name", "full_name", "id", "last_name", "subscription_end_date", "subscription_tier", "updated_at" FROM "profiles";
DROP TABLE "profiles";
ALTER TABLE "new_profiles" RENAME TO "profiles";
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");
CREATE INDEX "profiles_subscription_tier_idx" ON "profiles"("subscription_tier");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "summary_versions_published_at_id_idx" ON "summary_versions"("published_at" DESC, "id" DESC);
