-- CreateTable
CREATE TABLE "passages" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "meeting_id" TEXT,
    "govt_entity_id" TEXT,
    "transcript_id" TEXT,
    "kind" TEXT NOT NULL,
    "heading" TEXT,
    "text" TEXT NOT NULL,
    "speaker" TEXT,
    "start_seconds" REAL,
    "anchor" TEXT,
    "segments" TEXT,
    "outcome" TEXT,
    "sort_date" DATETIME NOT NULL,
    CONSTRAINT "passages_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "passages_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "indexed_meetings" (
    "meeting_id" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL,
    CONSTRAINT "indexed_meetings_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "passages_meeting_id_idx" ON "passages"("meeting_id");

-- CreateIndex
CREATE INDEX "passages_govt_entity_id_kind_idx" ON "passages"("govt_entity_id", "kind");

-- The words of passages (docs/data-model.md). Its rowid is the passage's id; what stands in it is made
-- by app/search, small letters and digits with blanks between them.
CREATE VIRTUAL TABLE "passage_words" USING fts5(
    title, words, marks,
    content = '', contentless_delete = 1, tokenize = 'unicode61'
);

CREATE TRIGGER "passage_words_deleted" AFTER DELETE ON "passages" BEGIN
    DELETE FROM "passage_words" WHERE rowid = old."id";
END;
