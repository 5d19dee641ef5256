-- CreateTable
CREATE TABLE "body_coverage" (
    "govt_entity_id" TEXT NOT NULL,
    "watched_since" TIMESTAMP(3) NOT NULL,
    "sources" INTEGER NOT NULL,
    "sources_in_need" INTEGER NOT NULL,
    "known" INTEGER NOT NULL,
    "held" INTEGER NOT NULL,
    "summarised" INTEGER NOT NULL,
    "without_record" INTEGER NOT NULL,
    "usual_days" INTEGER,
    "usual_of" INTEGER NOT NULL,
    "counted_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "body_coverage_pkey" PRIMARY KEY ("govt_entity_id")
);

-- CreateIndex
CREATE INDEX "body_coverage_watched_since_govt_entity_id_idx" ON "body_coverage"("watched_since", "govt_entity_id");

-- CreateIndex
CREATE INDEX "body_coverage_summarised_govt_entity_id_idx" ON "body_coverage"("summarised", "govt_entity_id");

-- CreateIndex
CREATE INDEX "body_coverage_without_record_govt_entity_id_idx" ON "body_coverage"("without_record", "govt_entity_id");

-- AddForeignKey
ALTER TABLE "body_coverage" ADD CONSTRAINT "body_coverage_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
