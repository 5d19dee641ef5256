-- CreateTable
CREATE TABLE "sources" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "govt_entity_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "options" TEXT NOT NULL DEFAULT '{}',
    "created_by_id" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paused_at" DATETIME,
    "due_at" DATETIME,
    "last_worked_at" DATETIME,
    "last_brought_at" DATETIME,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    CONSTRAINT "sources_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "source_runs" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "source_id" TEXT NOT NULL,
    "started_by_id" TEXT,
    "started_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" DATETIME,
    "outcome" TEXT,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "report" TEXT NOT NULL DEFAULT '{}',
    CONSTRAINT "source_runs_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "source_run_changes" (
    "run_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT,
    "day" DATETIME NOT NULL,
    "meeting_id" TEXT,

    PRIMARY KEY ("run_id", "uid"),
    CONSTRAINT "source_run_changes_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "source_runs" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "upstream_meetings" (
    "source_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "meeting_id" TEXT,
    "day" DATETIME NOT NULL,
    "said" TEXT NOT NULL,
    "offered" TEXT NOT NULL DEFAULT '{}',
    "seen_at" DATETIME NOT NULL,
    "vanished_at" DATETIME,

    PRIMARY KEY ("source_id", "uid"),
    CONSTRAINT "upstream_meetings_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "upstream_meetings_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "upstream_documents" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "source_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT,
    "state" TEXT NOT NULL DEFAULT 'found',
    "problem" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "sha256" TEXT,
    "fetched_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "upstream_documents_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "host_turns" (
    "host" TEXT NOT NULL PRIMARY KEY,
    "free_at" DATETIME NOT NULL,
    "refusals" INTEGER NOT NULL DEFAULT 0,
    "robots" TEXT,
    "robots_at" DATETIME
);

-- CreateIndex
CREATE INDEX "sources_due_at_idx" ON "sources"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "sources_govt_entity_id_address_key" ON "sources"("govt_entity_id", "address");

-- CreateIndex
CREATE INDEX "source_runs_source_id_started_at_idx" ON "source_runs"("source_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "upstream_meetings_meeting_id_idx" ON "upstream_meetings"("meeting_id");

-- CreateIndex
CREATE INDEX "upstream_meetings_source_id_day_idx" ON "upstream_meetings"("source_id", "day");

-- CreateIndex
CREATE INDEX "upstream_documents_state_created_at_idx" ON "upstream_documents"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "upstream_documents_source_id_uid_url_key" ON "upstream_documents"("source_id", "uid", "url");
