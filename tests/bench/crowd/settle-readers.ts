/** Adds readers with sessions to the demonstration of DATABASE_URL, and writes what each reads to `readers.json` in DATA_DIR. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';

const [count = 1000] = process.argv.slice(2).map(Number);
const bodies = await db.govtEntity.findMany({
  where: { meetings: { some: { markdownSummary: { not: null } } } },
  select: {
    id: true,
    meetings: { where: { markdownSummary: { not: null } }, take: 3, select: { id: true } },
  },
});
const readers: object[] = [];
for (let number = 0; number < count; number += 1) {
  const { id: userId } = await makeUser({ tier: 'premium' });
  const followed = [0, 1, 2].flatMap((next) => bodies[(number + next) % bodies.length] ?? []);
  const ids = [...new Set(followed.map(({ id }) => id))];
  await db.entityAccess.createMany({ data: ids.map((govtEntityId) => ({ userId, govtEntityId })) });
  const cookie = (await startSession({ userId, userAgent: null })).split(';')[0];
  const meetings = followed.flatMap((body) => body.meetings.map(({ id }) => `/meetings/${id}`));
  const pages = [
    ...['/my-meetings', '/my-meetings/unread', '/meetings-we-track', '/saved-searches'],
    ...['/search?q=budget', '/search?q=council+water', `/govt-entities/${ids[0]}`],
    ...meetings,
  ];
  readers.push({
    cookie,
    pages,
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  });
}
await db.$disconnect();
await writeFile(join(env.dataDir, 'readers.json'), JSON.stringify(readers));
process.exit(0);
