-- CreateTable
CREATE TABLE "roster_members" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "govt_entity_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "seat" TEXT,
    "body" TEXT,
    "votes" BOOLEAN NOT NULL DEFAULT true,
    "term_start" DATETIME,
    "term_end" DATETIME,
    "aliases" TEXT NOT NULL DEFAULT '[]',
    "member_key" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "roster_members_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "member_votes" (
    "meeting_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "govt_entity_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "vote_index" INTEGER NOT NULL,
    "member_id" TEXT,
    "is_uncertain" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "sort_date" DATETIME NOT NULL,

    PRIMARY KEY ("meeting_id", "place"),
    CONSTRAINT "member_votes_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "member_votes_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "member_votes_version_id_vote_index_fkey" FOREIGN KEY ("version_id", "vote_index") REFERENCES "votes" ("version_id", "index") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "member_votes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "roster_members" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "roster_members_govt_entity_id_member_key_key" ON "roster_members"("govt_entity_id", "member_key");

-- CreateIndex
CREATE INDEX "member_votes_govt_entity_id_sort_date_meeting_id_place_idx" ON "member_votes"("govt_entity_id", "sort_date" DESC, "meeting_id" DESC, "place");

-- CreateIndex
CREATE INDEX "member_votes_member_id_sort_date_meeting_id_place_idx" ON "member_votes"("member_id", "sort_date" DESC, "meeting_id" DESC, "place");

-- CreateIndex
CREATE INDEX "member_votes_version_id_vote_index_idx" ON "member_votes"("version_id", "vote_index");
