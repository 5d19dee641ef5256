import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { stopBoss } from '#app/platform/jobs/boss.server.ts';
import { type NewPassage, plainPassage } from '#app/search/indexing/new-passage.ts';
import { writePassages } from '#app/search/indexing/write-passages.server.ts';
import { readNewText } from '#app/search/new-text/read-new-text.server.ts';
import { dice } from '#prisma/scale/dice.ts';
import { any, sentence, spelled } from '#prisma/scale/made-language.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';

/**
 * How long it takes to run saved searches over a new meeting, on the database of DATABASE_URL: give
 * the searches and the passages. `DATABASE_URL=… node tests/bench/alert-speed.ts 10000 1000`
 */
const [searches = 10_000, passages = 1000] = process.argv.slice(2).map(Number);
const rolls = dice(11);
const eachReader = 10;

async function fill() {
  for (let reader = 0; reader * eachReader < searches; reader += 1) {
    const email = `alerts-${reader}-${crypto.randomUUID()}@example.com`;
    await db.user.create({
      data: {
        email,
        passwordHash: 'none',
        emailConfirmedAt: new Date(),
        profile: { create: { email, subscriptionTier: 'premium' } },
        savedSearches: {
          create: Array.from({ length: eachReader }, (_, at) => {
            const q = queries[at % queries.length]?.() ?? '';
            const address = String(new URLSearchParams({ q: `${q} -none${at}` }));
            return { name: q, address, rate: 'daily' };
          }),
        },
      },
      select: { id: true },
    });
  }
}

/** As readers save them: mostly what is seldom, some of it common. */
const queries = [
  () => spelled(500 + rolls.below(20_000)),
  () => `"${spelled(50 + rolls.below(2000))} ${spelled(50 + rolls.below(2000))}"`,
  () => `${spelled(20 + rolls.below(500))} ${spelled(20 + rolls.below(500))}`,
  () => `${spelled(200 + rolls.below(5000))} OR ${spelled(200 + rolls.below(5000))}`,
  () => `kind:decision ${any(rolls)}`,
];

async function newMeeting(): Promise<string> {
  const { id: govtEntityId } = await makeEntity({ entityName: `Bench ${crypto.randomUUID()}` });
  const { id: meetingId } = await makeMeeting({ govtEntityId });
  const of = { ...plainPassage, meetingId, govtEntityId, sortDate: new Date() };
  const texts = Array.from(
    { length: passages },
    (_, at): NewPassage =>
      at % 5 < 4
        ? { ...of, kind: 'transcript', text: sentence(rolls, 80) }
        : { ...of, kind: 'summary', text: sentence(rolls, 25) },
  );
  await transact((tx) => writePassages(tx, texts));
  return meetingId;
}

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(2);
if ((await db.savedSearch.count()) < searches) await fill();
console.log(`${await db.savedSearch.count()} saved searches`);
for (let time = 0; time < 5; time += 1) {
  const meetingId = await newMeeting();
  const text = await readNewText(db, meetingId);
  const began = performance.now();
  await matchSearches({ meetingId });
  const found = await db.searchHit.count({ where: { meetingId } });
  console.log(
    `${text?.passages.length} passages: ${seconds(began)} s, ${found} searches found something`,
  );
}
await stopBoss(0);
await db.$disconnect();
