-- AlterTable
ALTER TABLE "meeting_agendas" ADD COLUMN     "other_meeting" TEXT;
