import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { fillSite } from '#tests/support/growth/fill.ts';
import { settleGrowthWorld } from '#tests/support/growth/growth-world.ts';
import { settleKept } from '#tests/support/growth/settle-kept.ts';

/**
 * Fills the database of DATABASE_URL with so many bodies and meetings, and writes what there is to be asked
 * for as `world.json` beside it, in DATA_DIR.
 */
const [bodies = 500, meetings = 10_000] = process.argv.slice(2).map(Number);
await applyMigrations(env.databaseUrl);
await fillSite(env.databaseUrl, { bodies, meetings });
await settleKept();
const world = await settleGrowthWorld();
await db.$disconnect();
await writeFile(join(env.dataDir, 'world.json'), JSON.stringify(world));
process.exit(0);
