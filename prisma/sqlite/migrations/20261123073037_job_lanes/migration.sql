-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "lane" TEXT;

-- CreateIndex
CREATE INDEX "jobs_state_lane_run_at_idx" ON "jobs"("state", "lane", "run_at");

-- Of one lane only one job runs, whoever works: the models cannot say it.
CREATE UNIQUE INDEX "jobs_running_lane_key" ON "jobs"("lane") WHERE "state" = 'running';
