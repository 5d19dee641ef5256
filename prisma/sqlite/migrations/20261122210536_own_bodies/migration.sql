-- CreateTable
CREATE TABLE "own_bodies" (
    "govt_entity_id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "own_bodies_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "own_bodies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "own_bodies_user_id_idx" ON "own_bodies"("user_id");
