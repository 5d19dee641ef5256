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
    "unvoted" TEXT NOT NULL DEFAULT '[]',
    "first_segment" INTEGER NOT NULL,
    "last_segment" INTEGER NOT NULL,

    PRIMARY KEY ("version_id", "index"),
    CONSTRAINT "agenda_items_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_agenda_items" ("designator", "first_segment", "index", "is_consent", "kind", "last_segment", "state", "title", "until", "version_id") SELECT "designator", "first_segment", "index", "is_consent", "kind", "last_segment", "state", "title", "until", "version_id" FROM "agenda_items";
DROP TABLE "agenda_items";
ALTER TABLE "new_agenda_items" RENAME TO "agenda_items";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
