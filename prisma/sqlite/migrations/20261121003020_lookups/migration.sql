-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events"("created_at");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_id_idx" ON "audit_log"("actor_id", "id");

-- CreateIndex
CREATE INDEX "contact_us_log_email_idx" ON "contact_us_log"("email");

-- CreateIndex
CREATE INDEX "entity_requests_email_idx" ON "entity_requests"("email");

-- CreateIndex
CREATE INDEX "mails_sent_at_idx" ON "mails"("sent_at");

-- Addresses in the inbox are compared with those of accounts, which are in lower case.
UPDATE "contact_us_log" SET "email" = lower("email");
UPDATE "entity_requests" SET "email" = lower("email");

-- Few among many have no summary, and each page of the admin area counts them.
CREATE INDEX "meetings_pending_idx" ON "meetings"("sort_date" DESC, "id" DESC)
WHERE "markdown_summary" IS NULL OR "markdown_summary" = '';

-- Two entities that differ in case alone are one to a reader. Of those there are, the oldest keeps its name.
UPDATE "govt_entities" SET "entity_name" = "entity_name" || ' (' || "id" || ')'
WHERE EXISTS (
  SELECT 1 FROM "govt_entities" AS "older"
  WHERE lower("older"."entity_name") = lower("govt_entities"."entity_name") AND "older"."id" < "govt_entities"."id"
);
CREATE UNIQUE INDEX "govt_entities_name_key" ON "govt_entities"(lower("entity_name"));
