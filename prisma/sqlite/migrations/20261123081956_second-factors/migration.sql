-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" DATETIME;

-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "secret" TEXT NOT NULL,
    "last_step" INTEGER NOT NULL,
    "recovery_salt" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("user_id", "hash"),
    CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "second_factors" ("user_id") ON DELETE CASCADE ON UPDATE CASCADE
);
