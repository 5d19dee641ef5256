-- AlterTable
ALTER TABLE "agenda_items" ADD COLUMN     "confirmed_at" TIMESTAMP(3),
ADD COLUMN     "confirmed_by_id" TEXT,
ADD COLUMN     "confirmed_reason" TEXT,
ADD COLUMN     "drafted_title" TEXT,
ADD COLUMN     "found" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "titled_at" TIMESTAMP(3),
ADD COLUMN     "titled_by_id" TEXT;

-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "confirmed_at" TIMESTAMP(3),
ADD COLUMN     "confirmed_by_id" TEXT,
ADD COLUMN     "confirmed_reason" TEXT,
ADD COLUMN     "found" TEXT NOT NULL DEFAULT '[]';
