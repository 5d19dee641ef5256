-- Compared by the numbers of its characters, as on SQLite and whatever the server's language is.
ALTER TABLE "govt_entities" ADD COLUMN "sort_title" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- search_text is the name and, after a line break, the description, both in lower case.
UPDATE "govt_entities" SET "sort_title" = regexp_replace(
  normalize(
    CASE WHEN coalesce("entity_description", '') = '' THEN "search_text"
      ELSE substr("search_text", strpos("search_text", chr(10)) + 1) END,
    NFKD
  ),
  '[\u0300-\u036f]', '', 'g'
);

CREATE INDEX "govt_entities_sort_title_id_idx" ON "govt_entities"("sort_title", "id");
