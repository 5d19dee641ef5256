-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "alerts_due_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "rate" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_hits" (
    "search_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "texts" BYTEA NOT NULL,
    "told" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMP(3),
    "found_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_hits_pkey" PRIMARY KEY ("search_id","meeting_id")
);

-- CreateTable
CREATE TABLE "searched_meetings" (
    "meeting_id" TEXT NOT NULL,
    "texts" BYTEA NOT NULL,

    CONSTRAINT "searched_meetings_pkey" PRIMARY KEY ("meeting_id")
);

-- CreateIndex
CREATE INDEX "saved_searches_user_id_id_idx" ON "saved_searches"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_searches_user_id_address_key" ON "saved_searches"("user_id", "address");

-- CreateIndex
CREATE INDEX "search_hits_search_id_due_at_idx" ON "search_hits"("search_id", "due_at");

-- CreateIndex
CREATE INDEX "search_hits_meeting_id_idx" ON "search_hits"("meeting_id");

-- CreateIndex
CREATE INDEX "profiles_alerts_due_at_id_idx" ON "profiles"("alerts_due_at", "id");

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_hits" ADD CONSTRAINT "search_hits_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_hits" ADD CONSTRAINT "search_hits_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "searched_meetings" ADD CONSTRAINT "searched_meetings_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
