-- CreateTable
CREATE TABLE "mail_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN "mail_quiet_nights" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "profiles" ADD COLUMN "mail_pause" TEXT;

-- CreateIndex
CREATE INDEX "mail_events_recipient_created_at_idx" ON "mail_events"("recipient", "created_at");

-- CreateIndex
CREATE INDEX "mail_events_created_at_idx" ON "mail_events"("created_at");
