-- CreateTable
CREATE TABLE "passages" (
    "id" SERIAL NOT NULL,
    "meeting_id" TEXT,
    "govt_entity_id" TEXT,
    "transcript_id" TEXT,
    "kind" TEXT NOT NULL,
    "heading" TEXT,
    "text" TEXT NOT NULL,
    "speaker" TEXT,
    "start_seconds" DOUBLE PRECISION,
    "anchor" TEXT,
    "segments" TEXT,
    "outcome" TEXT,
    "sort_date" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "indexed_meetings" (
    "meeting_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "indexed_meetings_pkey" PRIMARY KEY ("meeting_id")
);

-- CreateIndex
CREATE INDEX "passages_meeting_id_idx" ON "passages"("meeting_id");

-- CreateIndex
CREATE INDEX "passages_govt_entity_id_kind_idx" ON "passages"("govt_entity_id", "kind");

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "indexed_meetings" ADD CONSTRAINT "indexed_meetings_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The words of passages (docs/data-model.md): what stands in it is made by app/search, small letters
-- and digits. Additions wait in a short list, as every search reads that list from end to end.
CREATE TABLE "passage_words" (
    "passage_id" INTEGER NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "passage_words_pkey" PRIMARY KEY ("passage_id"),
    CONSTRAINT "passage_words_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE CASCADE
);

CREATE INDEX "passage_words_idx" ON "passage_words" USING gin ("words") WITH (gin_pending_list_limit = 512);
