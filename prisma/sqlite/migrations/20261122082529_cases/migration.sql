-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_agenda_items" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "designator" TEXT,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'discussed',
    "until" TEXT,
    "is_consent" BOOLEAN NOT NULL DEFAULT false,
    "first_segment" INTEGER NOT NULL,
    "last_segment" INTEGER NOT NULL,

    PRIMARY KEY ("version_id", "index"),
    CONSTRAINT "agenda_items_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_agenda_items" ("first_segment", "index", "kind", "last_segment", "title", "version_id") SELECT "first_segment", "index", "kind", "last_segment", "title", "version_id" FROM "agenda_items";
DROP TABLE "agenda_items";
ALTER TABLE "new_agenda_items" RENAME TO "agenda_items";
CREATE TABLE "new_summary_sentences" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "citations" TEXT NOT NULL DEFAULT '[]',
    "verdict" TEXT NOT NULL,
    "reasons" TEXT NOT NULL DEFAULT '[]',
    "basis" TEXT NOT NULL DEFAULT 'compared',
    "unfit" TEXT NOT NULL DEFAULT '[]',
    "evidence" TEXT NOT NULL DEFAULT '[]',
    "judgement" TEXT,
    "advice" TEXT,
    "confirmed_reason" TEXT,
    "confirmed_by_id" TEXT,
    "confirmed_at" DATETIME,

    PRIMARY KEY ("version_id", "index"),
    CONSTRAINT "summary_sentences_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_summary_sentences" ("advice", "citations", "confirmed_at", "confirmed_by_id", "confirmed_reason", "index", "reasons", "section", "text", "verdict", "version_id") SELECT "advice", "citations", "confirmed_at", "confirmed_by_id", "confirmed_reason", "index", "reasons", "section", "text", "verdict", "version_id" FROM "summary_sentences";
DROP TABLE "summary_sentences";
ALTER TABLE "new_summary_sentences" RENAME TO "summary_sentences";
CREATE TABLE "new_votes" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "item" INTEGER,
    "items" TEXT NOT NULL DEFAULT '[]',
    "kind" TEXT NOT NULL DEFAULT 'main',
    "subject" TEXT,
    "motion" TEXT NOT NULL,
    "mover" TEXT,
    "seconder" TEXT,
    "method" TEXT,
    "yes" INTEGER,
    "no" INTEGER,
    "abstain" INTEGER,
    "outcome" TEXT,
    "roll_call" TEXT NOT NULL DEFAULT '[]',
    "segments" TEXT NOT NULL DEFAULT '[]',
    "edited_by_id" TEXT,
    "edited_at" DATETIME,

    PRIMARY KEY ("version_id", "index"),
    CONSTRAINT "votes_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_votes" ("abstain", "edited_at", "edited_by_id", "index", "item", "method", "motion", "mover", "no", "outcome", "roll_call", "seconder", "segments", "version_id", "yes") SELECT "abstain", "edited_at", "edited_by_id", "index", "item", "method", "motion", "mover", "no", "outcome", "roll_call", "seconder", "segments", "version_id", "yes" FROM "votes";
DROP TABLE "votes";
ALTER TABLE "new_votes" RENAME TO "votes";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
