/** Adds readers to the demonstration of DATA_DIR who follow a meeting's body and have notes on it; prints their cookies. */
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';

const [count = '16', meetingId = ''] = process.argv.slice(2);
const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
const cookies: string[] = [];
for (let number = 0; number < Number(count); number += 1) {
  const { id: userId } = await makeUser({ tier: 'premium' });
  await db.entityAccess.create({ data: { userId, govtEntityId: meeting.govtEntityId ?? '' } });
  const notes = `Reader ${number} asks the clerk about it. `.repeat(1 + (number % 5));
  await db.userNote.create({ data: { userId, meetingId, notes } });
  cookies.push((await startSession({ userId, userAgent: null })).split(';')[0] ?? '');
}
await db.$disconnect();
console.log(JSON.stringify(cookies));
process.exit(0);
