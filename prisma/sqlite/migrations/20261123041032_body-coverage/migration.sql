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

-- CreateIndex
CREATE INDEX "body_coverage_watched_since_govt_entity_id_idx" ON "body_coverage"("watched_since", "govt_entity_id");

-- CreateIndex
CREATE INDEX "body_coverage_summarised_govt_entity_id_idx" ON "body_coverage"("summarised", "govt_entity_id");

-- CreateIndex
CREATE INDEX "body_coverage_without_record_govt_entity_id_idx" ON "body_coverage"("without_record", "govt_entity_id");
