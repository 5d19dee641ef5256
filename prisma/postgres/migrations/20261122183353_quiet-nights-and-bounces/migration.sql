-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "mail_pause" TEXT,
ADD COLUMN     "mail_quiet_nights" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "mail_events" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_events_recipient_created_at_idx" ON "mail_events"("recipient", "created_at");

-- CreateIndex
CREATE INDEX "mail_events_created_at_idx" ON "mail_events"("created_at");
