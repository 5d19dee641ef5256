-- AlterTable
ALTER TABLE "summary_versions" DROP COLUMN "html";
