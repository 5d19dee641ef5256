-- CreateTable
CREATE TABLE "body_coverage" (
    "govt_entity_id" TEXT NOT NULL PRIMARY KEY,
    "watched_since" DATETIME NOT NULL,
    "sources" INTEGER NOT NULL,
    "sources_in_need" INTEGER NOT NULL,
    "known" INTEGER NOT NULL,
    "held" INTEGER NOT NULL,
    "summarised" INTEGER NOT NULL,
    "without_record" INTEGER NOT NULL,
    "usual_days" INTEGER,
    "usual_of" INTEGER NOT NULL,
    "counted_at" DATETIME NOT NULL,
    CONSTRAINT "body_coverage_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
