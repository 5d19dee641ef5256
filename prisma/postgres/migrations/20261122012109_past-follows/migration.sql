-- CreateTable
CREATE TABLE "past_follows" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "govt_entity_id" TEXT NOT NULL,
    "followed_at" TIMESTAMP(3) NOT NULL,
    "ended_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "held" INTEGER NOT NULL,

    CONSTRAINT "past_follows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "past_follows_govt_entity_id_idx" ON "past_follows"("govt_entity_id");

-- CreateIndex
CREATE INDEX "past_follows_ended_at_idx" ON "past_follows"("ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "past_follows_user_id_govt_entity_id_key" ON "past_follows"("user_id", "govt_entity_id");

-- AddForeignKey
ALTER TABLE "past_follows" ADD CONSTRAINT "past_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_follows" ADD CONSTRAINT "past_follows_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
