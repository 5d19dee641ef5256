-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "mail_matters" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "matters" (
    "id" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "govt_entity_id" TEXT,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "first_seen" TIMESTAMP(3) NOT NULL,
    "last_seen" TIMESTAMP(3) NOT NULL,
    "state" TEXT,
    "meetings" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "matters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matter_steps" (
    "matter_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "case" INTEGER,
    "anchor" TEXT,
    "state" TEXT,
    "until" TEXT,
    "is_consent" BOOLEAN NOT NULL DEFAULT false,
    "kind" TEXT,
    "sort_date" TIMESTAMP(3) NOT NULL,
    "found_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "matter_steps_pkey" PRIMARY KEY ("matter_id","meeting_id")
);

-- CreateTable
CREATE TABLE "matter_follows" (
    "user_id" TEXT NOT NULL,
    "matter_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matter_follows_pkey" PRIMARY KEY ("user_id","matter_id")
);

-- CreateTable
CREATE TABLE "matter_moves" (
    "user_id" TEXT NOT NULL,
    "matter_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMP(3),

    CONSTRAINT "matter_moves_pkey" PRIMARY KEY ("user_id","matter_id","meeting_id","stage")
);

-- CreateTable
CREATE TABLE "matters_found" (
    "meeting_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "matters_found_pkey" PRIMARY KEY ("meeting_id")
);

-- CreateIndex
CREATE INDEX "matters_key_idx" ON "matters"("key");

-- CreateIndex
CREATE INDEX "matters_govt_entity_id_idx" ON "matters"("govt_entity_id");

-- CreateIndex
CREATE UNIQUE INDEX "matters_scope_key_key" ON "matters"("scope", "key");

-- CreateIndex
CREATE INDEX "matter_steps_meeting_id_idx" ON "matter_steps"("meeting_id");

-- CreateIndex
CREATE INDEX "matter_steps_matter_id_sort_date_idx" ON "matter_steps"("matter_id", "sort_date");

-- CreateIndex
CREATE INDEX "matter_follows_matter_id_idx" ON "matter_follows"("matter_id");

-- CreateIndex
CREATE INDEX "matter_moves_user_id_told_at_idx" ON "matter_moves"("user_id", "told_at");

-- CreateIndex
CREATE INDEX "matter_moves_matter_id_idx" ON "matter_moves"("matter_id");

-- CreateIndex
CREATE INDEX "matter_moves_meeting_id_idx" ON "matter_moves"("meeting_id");

-- AddForeignKey
ALTER TABLE "matters" ADD CONSTRAINT "matters_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_steps" ADD CONSTRAINT "matter_steps_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_steps" ADD CONSTRAINT "matter_steps_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_follows" ADD CONSTRAINT "matter_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_follows" ADD CONSTRAINT "matter_follows_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_moves" ADD CONSTRAINT "matter_moves_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_moves" ADD CONSTRAINT "matter_moves_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matter_moves" ADD CONSTRAINT "matter_moves_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matters_found" ADD CONSTRAINT "matters_found_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
