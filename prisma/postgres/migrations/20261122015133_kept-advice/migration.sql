-- AlterTable
ALTER TABLE "summary_sentences" ADD COLUMN     "advice" TEXT;
