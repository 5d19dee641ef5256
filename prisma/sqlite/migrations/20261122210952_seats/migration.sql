-- CreateTable
CREATE TABLE "seats" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "owner_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "holder_id" TEXT,
    "token_hash" TEXT,
    "expires_at" DATETIME,
    "invited_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_at" DATETIME,
    CONSTRAINT "seats_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "seats_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "seats_holder_id_key" ON "seats"("holder_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_token_hash_key" ON "seats"("token_hash");

-- CreateIndex
CREATE INDEX "seats_email_idx" ON "seats"("email");

-- CreateIndex
CREATE INDEX "seats_expires_at_idx" ON "seats"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "seats_owner_id_email_key" ON "seats"("owner_id", "email");
