-- CreateTable
CREATE TABLE "feed_addresses" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "search_id" TEXT,
    "hash" TEXT NOT NULL,
    "made_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" DATETIME,
    CONSTRAINT "feed_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "feed_addresses_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "feed_addresses_search_id_key" ON "feed_addresses"("search_id");

-- CreateIndex
CREATE UNIQUE INDEX "feed_addresses_hash_key" ON "feed_addresses"("hash");

-- CreateIndex
CREATE INDEX "feed_addresses_user_id_id_idx" ON "feed_addresses"("user_id", "id");
