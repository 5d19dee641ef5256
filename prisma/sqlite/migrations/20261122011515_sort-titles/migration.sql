-- A plain column: rewriting the table would lose the index that models cannot say.
ALTER TABLE "govt_entities" ADD COLUMN "sort_title" TEXT NOT NULL DEFAULT '';

-- search_text is the name and, after a line break, the description, both in lower case.
UPDATE "govt_entities" SET "sort_title" =
  CASE WHEN coalesce("entity_description", '') = '' THEN "search_text"
    ELSE substr("search_text", instr("search_text", char(10)) + 1) END;

-- SQLite knows no accents, so those of European names are named; saving an entity sees to any other.
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace(replace(replace(replace(replace(replace(replace("sort_title", 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a'), 'ā', 'a'), 'ă', 'a'), 'ą', 'a');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace("sort_title", 'ç', 'c'), 'ć', 'c'), 'č', 'c');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace(replace(replace(replace(replace(replace("sort_title", 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ē', 'e'), 'ė', 'e'), 'ę', 'e'), 'ě', 'e');
UPDATE "govt_entities" SET "sort_title" =
  replace("sort_title", 'ğ', 'g');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace(replace(replace(replace("sort_title", 'ì', 'i'), 'í', 'i'), 'î', 'i'), 'ï', 'i'), 'ī', 'i'), 'į', 'i');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace("sort_title", 'ñ', 'n'), 'ń', 'n'), 'ň', 'n');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace(replace(replace(replace(replace("sort_title", 'ò', 'o'), 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'ō', 'o'), 'ő', 'o');
UPDATE "govt_entities" SET "sort_title" =
  replace("sort_title", 'ř', 'r');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace("sort_title", 'ś', 's'), 'š', 's'), 'ş', 's');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace("sort_title", 'ť', 't'), 'ţ', 't');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace(replace(replace(replace(replace("sort_title", 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ū', 'u'), 'ů', 'u'), 'ű', 'u');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace("sort_title", 'ý', 'y'), 'ÿ', 'y');
UPDATE "govt_entities" SET "sort_title" =
  replace(replace(replace("sort_title", 'ź', 'z'), 'ż', 'z'), 'ž', 'z');

CREATE INDEX "govt_entities_sort_title_id_idx" ON "govt_entities"("sort_title", "id");
