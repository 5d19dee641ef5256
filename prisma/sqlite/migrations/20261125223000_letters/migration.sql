-- By which three letters in a row a name or a title is found (docs/data-model.md), kept by triggers. The number of a
-- row is its own: SQLite may give the rows of a table that is made anew other numbers.

CREATE TABLE "entity_letters" ("number" INTEGER PRIMARY KEY, "entity_id" TEXT NOT NULL UNIQUE);

CREATE VIRTUAL TABLE "entity_letters_index" USING fts5(
    "letters", content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
);

INSERT INTO "entity_letters" ("entity_id") SELECT "id" FROM "govt_entities" ORDER BY "id";

INSERT INTO "entity_letters_index" (rowid, "letters")
SELECT "number", "search_text" FROM "entity_letters" JOIN "govt_entities" ON "govt_entities"."id" = "entity_id" ORDER BY "number";

CREATE TRIGGER "entity_letters_added" AFTER INSERT ON "govt_entities" BEGIN
    INSERT INTO "entity_letters" ("entity_id") VALUES (new."id");
    INSERT INTO "entity_letters_index" (rowid, "letters")
    SELECT "number", new."search_text" FROM "entity_letters" WHERE "entity_id" = new."id";
END;

CREATE TRIGGER "entity_letters_changed" AFTER UPDATE OF "search_text" ON "govt_entities"
WHEN old."search_text" IS NOT new."search_text" BEGIN
    UPDATE "entity_letters_index" SET "letters" = new."search_text"
    WHERE rowid = (SELECT "number" FROM "entity_letters" WHERE "entity_id" = new."id");
END;

CREATE TRIGGER "entity_letters_deleted" AFTER DELETE ON "govt_entities" BEGIN
    DELETE FROM "entity_letters_index"
    WHERE rowid = (SELECT "number" FROM "entity_letters" WHERE "entity_id" = old."id");
    DELETE FROM "entity_letters" WHERE "entity_id" = old."id";
END;

CREATE TABLE "meeting_letters" ("number" INTEGER PRIMARY KEY, "meeting_id" TEXT NOT NULL UNIQUE);

CREATE VIRTUAL TABLE "meeting_letters_index" USING fts5(
    "title", "video", content = '', contentless_delete = 1, detail = column, tokenize = 'trigram case_sensitive 1'
);

INSERT INTO "meeting_letters" ("meeting_id") SELECT "id" FROM "meetings" ORDER BY "id";

INSERT INTO "meeting_letters_index" (rowid, "title", "video")
SELECT "number", coalesce("search_title", ''), coalesce(lower("video_id"), '') FROM "meeting_letters" JOIN "meetings" ON "meetings"."id" = "meeting_id" ORDER BY "number";

CREATE TRIGGER "meeting_letters_added" AFTER INSERT ON "meetings" BEGIN
    INSERT INTO "meeting_letters" ("meeting_id") VALUES (new."id");
    INSERT INTO "meeting_letters_index" (rowid, "title", "video")
    SELECT "number", coalesce(new."search_title", ''), coalesce(lower(new."video_id"), '') FROM "meeting_letters" WHERE "meeting_id" = new."id";
END;

CREATE TRIGGER "meeting_letters_changed" AFTER UPDATE OF "search_title", "video_id" ON "meetings"
WHEN old."search_title" IS NOT new."search_title" OR old."video_id" IS NOT new."video_id" BEGIN
    UPDATE "meeting_letters_index" SET "title" = coalesce(new."search_title", ''), "video" = coalesce(lower(new."video_id"), '')
    WHERE rowid = (SELECT "number" FROM "meeting_letters" WHERE "meeting_id" = new."id");
END;

CREATE TRIGGER "meeting_letters_deleted" AFTER DELETE ON "meetings" BEGIN
    DELETE FROM "meeting_letters_index"
    WHERE rowid = (SELECT "number" FROM "meeting_letters" WHERE "meeting_id" = old."id");
    DELETE FROM "meeting_letters" WHERE "meeting_id" = old."id";
END;
