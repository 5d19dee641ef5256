-- CreateTable
CREATE TABLE "own_bodies" (
    "govt_entity_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_bodies_pkey" PRIMARY KEY ("govt_entity_id")
);

-- CreateIndex
CREATE INDEX "own_bodies_user_id_idx" ON "own_bodies"("user_id");

-- AddForeignKey
ALTER TABLE "own_bodies" ADD CONSTRAINT "own_bodies_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_bodies" ADD CONSTRAINT "own_bodies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
