-- The rowid of a passage's words is now its id turned negative, so that the newest come first: FTS5 leaps
-- forwards through a long list many times as fast as backwards. Words that were written before stand under the id
-- itself until they are written anew.
DROP TRIGGER "passage_words_deleted";

CREATE TRIGGER "passage_words_deleted" AFTER DELETE ON "passages" BEGIN
    DELETE FROM "passage_words" WHERE rowid IN (-old."id", old."id");
END;
