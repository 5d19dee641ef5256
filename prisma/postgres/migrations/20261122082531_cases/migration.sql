-- AlterTable
ALTER TABLE "agenda_items" ADD COLUMN     "designator" TEXT,
ADD COLUMN     "is_consent" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'discussed',
ADD COLUMN     "until" TEXT;

-- AlterTable
ALTER TABLE "summary_sentences" ADD COLUMN     "basis" TEXT NOT NULL DEFAULT 'compared',
ADD COLUMN     "evidence" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "judgement" TEXT,
ADD COLUMN     "unfit" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "items" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'main',
ADD COLUMN     "subject" TEXT;
