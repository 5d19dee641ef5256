-- CreateTable
CREATE TABLE "meeting_agendas" (
    "meeting_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "mended_at" TIMESTAMP(3),
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "meeting_agendas_pkey" PRIMARY KEY ("meeting_id")
);

-- CreateTable
CREATE TABLE "agenda_entries" (
    "meeting_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "designator" TEXT,
    "title" TEXT NOT NULL,
    "is_heading" BOOLEAN NOT NULL DEFAULT false,
    "is_consent" BOOLEAN NOT NULL DEFAULT false,
    "file_number" TEXT,
    "sponsors" TEXT NOT NULL DEFAULT '[]',
    "recommendation" TEXT,

    CONSTRAINT "agenda_entries_pkey" PRIMARY KEY ("meeting_id","index")
);

-- CreateTable
CREATE TABLE "agenda_revisions" (
    "meeting_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "entries" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "changed_by_id" TEXT,
    "changed_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agenda_revisions_pkey" PRIMARY KEY ("meeting_id","revision")
);

-- AddForeignKey
ALTER TABLE "meeting_agendas" ADD CONSTRAINT "meeting_agendas_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenda_entries" ADD CONSTRAINT "agenda_entries_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meeting_agendas"("meeting_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenda_revisions" ADD CONSTRAINT "agenda_revisions_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meeting_agendas"("meeting_id") ON DELETE CASCADE ON UPDATE CASCADE;
