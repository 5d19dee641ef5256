-- CreateTable
CREATE TABLE "attempt_counts" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,
    "open_at" BIGINT NOT NULL DEFAULT 0
);

-- CreateIndex
CREATE INDEX "attempt_counts_expire_idx" ON "attempt_counts"("expire");
