-- How frequent a word is decides how a search goes about it (app/search/from-index.server.ts).
ALTER TABLE "passage_words" ALTER COLUMN "words" SET STATISTICS 1000;
