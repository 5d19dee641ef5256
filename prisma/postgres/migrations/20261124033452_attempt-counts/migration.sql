-- Unlogged: an attempt waits for no disk, and what a crash of the database forgets is what a restart of the one
-- process of SQLite forgets. Rows are changed again and again, in the room that their page has left.
CREATE UNLOGGED TABLE "attempt_counts" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,
    "open_at" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "attempt_counts_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 50);

-- CreateIndex
CREATE INDEX "attempt_counts_expire_idx" ON "attempt_counts"("expire");
