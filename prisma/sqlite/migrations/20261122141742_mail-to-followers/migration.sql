-- CreateTable
CREATE TABLE "news" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" DATETIME,
    CONSTRAINT "news_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "news_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
    "mail_summaries" TEXT NOT NULL DEFAULT 'weekly',
    "time_zone" TEXT,
    "digest_due_at" DATETIME,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "profiles_id_fkey" FOREIGN KEY ("id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_profiles" ("email", "first_name", "full_name", "id", "last_name", "mail_corrections", "subscription_end_date", "subscription_tier", "updated_at") SELECT "email", "first_name", "full_name", "id", "last_name", "mail_corrections", "subscription_end_date", "subscription_tier", "updated_at" FROM "profiles";
DROP TABLE "profiles";
ALTER TABLE "new_profiles" RENAME TO "profiles";
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");
CREATE INDEX "profiles_subscription_tier_idx" ON "profiles"("subscription_tier");
CREATE INDEX "profiles_digest_due_at_id_idx" ON "profiles"("digest_due_at", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "news_version_id_idx" ON "news"("version_id");

-- CreateIndex
CREATE INDEX "news_told_at_idx" ON "news"("told_at");

-- CreateIndex
CREATE UNIQUE INDEX "news_user_id_version_id_key" ON "news"("user_id", "version_id");
