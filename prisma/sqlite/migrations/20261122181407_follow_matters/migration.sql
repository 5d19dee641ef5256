-- CreateTable
CREATE TABLE "matters" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "scope" TEXT NOT NULL,
    "govt_entity_id" TEXT,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "first_seen" DATETIME NOT NULL,
    "last_seen" DATETIME NOT NULL,
    "state" TEXT,
    "meetings" INTEGER NOT NULL DEFAULT 0,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "matters_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
    "sort_date" DATETIME NOT NULL,
    "found_at" DATETIME NOT NULL,

    PRIMARY KEY ("matter_id", "meeting_id"),
    CONSTRAINT "matter_steps_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "matter_steps_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "matter_follows" (
    "user_id" TEXT NOT NULL,
    "matter_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("user_id", "matter_id"),
    CONSTRAINT "matter_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "matter_follows_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "matter_moves" (
    "user_id" TEXT NOT NULL,
    "matter_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" DATETIME,

    PRIMARY KEY ("user_id", "matter_id", "meeting_id", "stage"),
    CONSTRAINT "matter_moves_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "matter_moves_matter_id_fkey" FOREIGN KEY ("matter_id") REFERENCES "matters" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "matter_moves_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "matters_found" (
    "meeting_id" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL,
    CONSTRAINT "matters_found_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN "mail_matters" BOOLEAN NOT NULL DEFAULT true;

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
