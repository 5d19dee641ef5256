-- CreateTable
CREATE TABLE "coverage_sums" (
    "state" TEXT NOT NULL,
    "county" TEXT NOT NULL,
    "entity_type" TEXT NOT NULL,
    "bodies" INTEGER NOT NULL,
    "held" INTEGER NOT NULL,
    "summarised" INTEGER NOT NULL,
    "without_record" INTEGER NOT NULL,
    "bodies_in_need" INTEGER NOT NULL,

    CONSTRAINT "coverage_sums_pkey" PRIMARY KEY ("state","county","entity_type")
);

-- CreateTable
CREATE TABLE "publication_days" (
    "day" TEXT NOT NULL,
    "published" INTEGER NOT NULL,
    "corrected" INTEGER NOT NULL,

    CONSTRAINT "publication_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "sitemap_marks" (
    "entity_id" TEXT NOT NULL,

    CONSTRAINT "sitemap_marks_pkey" PRIMARY KEY ("entity_id")
);

-- What each body counts for in coverage_sums: its state, county and type, each of them or '' for any.
CREATE VIEW "coverage_cells" AS
SELECT "govt_entity_id",
       CASE "states"."is_open" WHEN 1 THEN '' ELSE "state" END AS "state",
       CASE "counties"."is_open" WHEN 1 THEN '' ELSE "county" END AS "county",
       CASE "types"."is_open" WHEN 1 THEN '' ELSE "entity_type" END AS "entity_type",
       "held", "summarised", "without_record",
       CASE WHEN "sources_in_need" > 0 THEN 1 ELSE 0 END AS "in_need"
FROM "body_coverage" JOIN "govt_entities" ON "govt_entities"."id" = "govt_entity_id"
CROSS JOIN (SELECT 0 AS "is_open" UNION ALL SELECT 1) AS "states"
CROSS JOIN (SELECT 0 AS "is_open" UNION ALL SELECT 1) AS "counties"
CROSS JOIN (SELECT 0 AS "is_open" UNION ALL SELECT 1) AS "types"
WHERE ("states"."is_open" = 1 OR "state" <> '')
  AND ("counties"."is_open" = 1 OR "county" <> '')
  AND ("types"."is_open" = 1 OR "entity_type" <> '');

-- Every version that counts for publication_days: published, of a meeting whose summary readers can find.
CREATE VIEW "published_versions" AS
SELECT "summary_versions"."id", "meeting_id", to_char("published_at", 'YYYY-MM-DD') AS "day",
       CASE WHEN "correction" IS NULL THEN 1 ELSE 0 END AS "published",
       CASE WHEN "correction" IS NULL THEN 0 ELSE 1 END AS "corrected"
FROM "summary_versions" JOIN "meetings" ON "meetings"."id" = "meeting_id"
WHERE "published_at" IS NOT NULL AND "govt_entity_id" IS NOT NULL AND "markdown_summary" IS NOT NULL;

-- Every ten-thousandth body. A daily job writes them anew.
INSERT INTO "sitemap_marks" ("entity_id")
SELECT "id" FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "place" FROM "govt_entities") AS "placed"
WHERE "place" % 10000 = 0;

-- Triggers keep both counts (docs/data-model.md), one transaction after the other: whoever waited would otherwise
-- take away what was counted before it waited. What a deleted row counts for is asked before it goes, and with a
-- body or a meeting before that goes.
CREATE FUNCTION "count_coverage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('coverage_sums'));
  IF TG_WHEN = 'BEFORE' THEN
    INSERT INTO "coverage_sums" ("state", "county", "entity_type", "bodies", "held", "summarised", "without_record", "bodies_in_need")
    SELECT "state", "county", "entity_type", -1, -"held", -"summarised", -"without_record", -"in_need"
    FROM "coverage_cells" WHERE "govt_entity_id" = old."govt_entity_id" ORDER BY 1, 2, 3
    ON CONFLICT ("state", "county", "entity_type") DO UPDATE SET
      "bodies" = "coverage_sums"."bodies" + excluded."bodies",
      "held" = "coverage_sums"."held" + excluded."held",
      "summarised" = "coverage_sums"."summarised" + excluded."summarised",
      "without_record" = "coverage_sums"."without_record" + excluded."without_record",
      "bodies_in_need" = "coverage_sums"."bodies_in_need" + excluded."bodies_in_need";
    IF TG_OP = 'DELETE' THEN
      RETURN old;
    END IF;
    RETURN new;
  END IF;
  INSERT INTO "coverage_sums" ("state", "county", "entity_type", "bodies", "held", "summarised", "without_record", "bodies_in_need")
    SELECT "state", "county", "entity_type", 1, "held", "summarised", "without_record", "in_need"
    FROM "coverage_cells" WHERE "govt_entity_id" = new."govt_entity_id" ORDER BY 1, 2, 3
    ON CONFLICT ("state", "county", "entity_type") DO UPDATE SET
      "bodies" = "coverage_sums"."bodies" + excluded."bodies",
      "held" = "coverage_sums"."held" + excluded."held",
      "summarised" = "coverage_sums"."summarised" + excluded."summarised",
      "without_record" = "coverage_sums"."without_record" + excluded."without_record",
      "bodies_in_need" = "coverage_sums"."bodies_in_need" + excluded."bodies_in_need";
  RETURN NULL;
END$$;

CREATE FUNCTION "count_covered_body"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('coverage_sums'));
  IF TG_WHEN = 'BEFORE' THEN
    INSERT INTO "coverage_sums" ("state", "county", "entity_type", "bodies", "held", "summarised", "without_record", "bodies_in_need")
    SELECT "state", "county", "entity_type", -1, -"held", -"summarised", -"without_record", -"in_need"
    FROM "coverage_cells" WHERE "govt_entity_id" = old."id" ORDER BY 1, 2, 3
    ON CONFLICT ("state", "county", "entity_type") DO UPDATE SET
      "bodies" = "coverage_sums"."bodies" + excluded."bodies",
      "held" = "coverage_sums"."held" + excluded."held",
      "summarised" = "coverage_sums"."summarised" + excluded."summarised",
      "without_record" = "coverage_sums"."without_record" + excluded."without_record",
      "bodies_in_need" = "coverage_sums"."bodies_in_need" + excluded."bodies_in_need";
    IF TG_OP = 'DELETE' THEN
      RETURN old;
    END IF;
    RETURN new;
  END IF;
  INSERT INTO "coverage_sums" ("state", "county", "entity_type", "bodies", "held", "summarised", "without_record", "bodies_in_need")
    SELECT "state", "county", "entity_type", 1, "held", "summarised", "without_record", "in_need"
    FROM "coverage_cells" WHERE "govt_entity_id" = new."id" ORDER BY 1, 2, 3
    ON CONFLICT ("state", "county", "entity_type") DO UPDATE SET
      "bodies" = "coverage_sums"."bodies" + excluded."bodies",
      "held" = "coverage_sums"."held" + excluded."held",
      "summarised" = "coverage_sums"."summarised" + excluded."summarised",
      "without_record" = "coverage_sums"."without_record" + excluded."without_record",
      "bodies_in_need" = "coverage_sums"."bodies_in_need" + excluded."bodies_in_need";
  RETURN NULL;
END$$;

CREATE FUNCTION "count_publication"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('publication_days'));
  IF TG_WHEN = 'BEFORE' THEN
    INSERT INTO "publication_days" ("day", "published", "corrected")
    SELECT "day", -sum("published"), -sum("corrected")
    FROM "published_versions" WHERE "id" = old."id" GROUP BY "day" ORDER BY "day"
    ON CONFLICT ("day") DO UPDATE SET
      "published" = "publication_days"."published" + excluded."published",
      "corrected" = "publication_days"."corrected" + excluded."corrected";
    IF TG_OP = 'DELETE' THEN
      RETURN old;
    END IF;
    RETURN new;
  END IF;
  INSERT INTO "publication_days" ("day", "published", "corrected")
    SELECT "day", sum("published"), sum("corrected")
    FROM "published_versions" WHERE "id" = new."id" GROUP BY "day" ORDER BY "day"
    ON CONFLICT ("day") DO UPDATE SET
      "published" = "publication_days"."published" + excluded."published",
      "corrected" = "publication_days"."corrected" + excluded."corrected";
  RETURN NULL;
END$$;

CREATE FUNCTION "count_published_meeting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('publication_days'));
  IF TG_WHEN = 'BEFORE' THEN
    INSERT INTO "publication_days" ("day", "published", "corrected")
    SELECT "day", -sum("published"), -sum("corrected")
    FROM "published_versions" WHERE "meeting_id" = old."id" GROUP BY "day" ORDER BY "day"
    ON CONFLICT ("day") DO UPDATE SET
      "published" = "publication_days"."published" + excluded."published",
      "corrected" = "publication_days"."corrected" + excluded."corrected";
    IF TG_OP = 'DELETE' THEN
      RETURN old;
    END IF;
    RETURN new;
  END IF;
  INSERT INTO "publication_days" ("day", "published", "corrected")
    SELECT "day", sum("published"), sum("corrected")
    FROM "published_versions" WHERE "meeting_id" = new."id" GROUP BY "day" ORDER BY "day"
    ON CONFLICT ("day") DO UPDATE SET
      "published" = "publication_days"."published" + excluded."published",
      "corrected" = "publication_days"."corrected" + excluded."corrected";
  RETURN NULL;
END$$;

CREATE FUNCTION "uncover_body"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "body_coverage" WHERE "govt_entity_id" = old."id";
  RETURN old;
END$$;

-- Counted and kept from the same moment on.
DO $$
BEGIN
  LOCK TABLE "govt_entities", "meetings", "body_coverage", "summary_versions" IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO "coverage_sums" ("state", "county", "entity_type", "bodies", "held", "summarised", "without_record", "bodies_in_need")
SELECT "state", "county", "entity_type", count(*), sum("held"), sum("summarised"), sum("without_record"), sum("in_need")
FROM "coverage_cells" GROUP BY "state", "county", "entity_type";
  INSERT INTO "publication_days" ("day", "published", "corrected")
SELECT "day", sum("published"), sum("corrected") FROM "published_versions" GROUP BY "day";
  CREATE TRIGGER "coverage_counted_before" BEFORE UPDATE OR DELETE ON "body_coverage" FOR EACH ROW EXECUTE FUNCTION count_coverage();
  CREATE TRIGGER "coverage_counted" AFTER INSERT OR UPDATE ON "body_coverage" FOR EACH ROW EXECUTE FUNCTION count_coverage();
  CREATE TRIGGER "covered_body_before" BEFORE UPDATE OF "state", "county", "entity_type" ON "govt_entities" FOR EACH ROW EXECUTE FUNCTION count_covered_body();
  CREATE TRIGGER "covered_body_changed" AFTER UPDATE OF "state", "county", "entity_type" ON "govt_entities" FOR EACH ROW EXECUTE FUNCTION count_covered_body();
  CREATE TRIGGER "covered_body_deleted" BEFORE DELETE ON "govt_entities" FOR EACH ROW EXECUTE FUNCTION uncover_body();
  CREATE TRIGGER "publication_counted_before" BEFORE UPDATE OF "published_at", "correction", "meeting_id" OR DELETE ON "summary_versions" FOR EACH ROW EXECUTE FUNCTION count_publication();
  CREATE TRIGGER "publication_counted" AFTER INSERT OR UPDATE OF "published_at", "correction", "meeting_id" ON "summary_versions" FOR EACH ROW EXECUTE FUNCTION count_publication();
  CREATE TRIGGER "published_meeting_before" BEFORE UPDATE OF "govt_entity_id", "markdown_summary" ON "meetings" FOR EACH ROW WHEN (((old."govt_entity_id" IS NULL) <> (new."govt_entity_id" IS NULL)
  OR (old."markdown_summary" IS NULL) <> (new."markdown_summary" IS NULL))) EXECUTE FUNCTION count_published_meeting();
  CREATE TRIGGER "published_meeting_changed" AFTER UPDATE OF "govt_entity_id", "markdown_summary" ON "meetings" FOR EACH ROW WHEN (((old."govt_entity_id" IS NULL) <> (new."govt_entity_id" IS NULL)
  OR (old."markdown_summary" IS NULL) <> (new."markdown_summary" IS NULL))) EXECUTE FUNCTION count_published_meeting();
  CREATE TRIGGER "published_meeting_deleted" BEFORE DELETE ON "meetings" FOR EACH ROW EXECUTE FUNCTION count_published_meeting();
END$$;

-- Public pages read them (docs/decisions/031-pages-kept-whole.md).
CREATE TRIGGER "coverage_sums_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "coverage_sums" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "publication_days_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "publication_days" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "sitemap_marks_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sitemap_marks" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
