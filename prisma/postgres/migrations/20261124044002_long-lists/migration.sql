-- Of all summaries few correct one.
CREATE INDEX "summary_versions_corrections_idx" ON "summary_versions"("published_at" DESC, "id" DESC)
WHERE "correction" IS NOT NULL;

-- A list sorted by one of these goes on by the id.
DROP INDEX "govt_entities_entity_type_idx";

CREATE INDEX "govt_entities_entity_type_id_idx" ON "govt_entities"("entity_type", "id");

CREATE INDEX "govt_entities_state_id_idx" ON "govt_entities"("state", "id");
