-- CreateTable
CREATE TABLE "facts" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "detail" TEXT,
    "item" INTEGER,
    "segments" TEXT NOT NULL DEFAULT '[]',

    CONSTRAINT "facts_pkey" PRIMARY KEY ("version_id","index")
);

-- AddForeignKey
ALTER TABLE "facts" ADD CONSTRAINT "facts_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
