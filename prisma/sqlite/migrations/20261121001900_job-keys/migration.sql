-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "jobs_key_key" ON "jobs"("key");
