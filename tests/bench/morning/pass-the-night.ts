import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { db } from '#app/platform/db.server.ts';
import { startWorker } from '#app/platform/jobs/worker.server.ts';
import { takeInDocument } from '#app/sources/documents/take-in-document.server.ts';
import { runSource } from '#app/sources/runs/run-source.server.ts';
import { startDueRuns } from '#app/sources/runs/start-run.server.ts';
import { loadCity } from '#prisma/demo/load-city.ts';
import { loadDemo } from '#prisma/demo/load-demo.ts';
import { jobHandlers } from '#server/worker.ts';
import { voting } from '#stand-ins/city-hall/city.ts';
import { here } from '#tests/support/source-host.ts';
import type { openFortyCities } from './forty-cities.ts';

const asking = { ...here, pace: { between: 0.01, mostBetween: 0.05, turn: 5, patience: 5 } };
const mostFollowers = 30;

type Cities = Awaited<ReturnType<typeof openFortyCities>>;

/** The evening, on which agendas are known, and the night, in which captions arrive and are drafted. */
export async function passTheNight(cities: Cities, held: Date): Promise<void> {
  await loadDemo();
  const followers = await makeFollowers();
  for (const city of cities.cities) {
    const { name, state, timeZone } = city;
    const people = voting.flatMap((role) => {
      const person = city.people[role];
      return person?.office ? [{ name: person.name, office: person.office, votes: true }] : [];
    });
    const place = { kind: 'civicclerk', address: cities.addressOf(city) };
    const homepage = `https://${city.slug}.example`;
    const id = await loadCity({ name, state, timeZone, people, homepage }, place);
    const theirs = followers.slice(0, (city.index * 7) % mostFollowers);
    await db.entityAccess.createMany({
      data: theirs.map((userId) => ({ userId, govtEntityId: id })),
    });
  }
  const worker = await startWorker({
    ...jobHandlers,
    'run-source': (payload, job) => runSource(payload, job, asking),
    'take-in-document': (payload) => takeInDocument(payload, undefined, asking),
  });
  for (const [hours, night] of [
    [2, false],
    [30, true],
  ] as const) {
    cities.moveTo(addHours(held, hours), night);
    const from = performance.now();
    await startDueRuns(addDays(new Date(), 30));
    await allDone();
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(`${night ? 'The night' : 'The evening'} took ${seconds} s.`);
  }
  await worker.stop();
  // Nobody answers under these names by day.
  await db.source.updateMany({ data: { dueAt: addDays(new Date(), 30) } });
}

async function makeFollowers(): Promise<string[]> {
  const made: string[] = [];
  for (let at = 0; at < mostFollowers; at += 1) {
    const email = `follower-${at}@example.com`;
    const profile = { create: { email, subscriptionTier: 'premium' } };
    const data = { email, passwordHash: 'none', profile };
    made.push((await db.user.create({ data, select: { id: true } })).id);
  }
  return made;
}

/** Until nothing waits or is worked on, but what is tried again later. */
async function allDone(): Promise<void> {
  const underWay = { OR: [{ state: 'running' }, { state: 'waiting', runAt: { lte: new Date() } }] };
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((done) => setTimeout(done, 500));
    underWay.OR[1] = { state: 'waiting', runAt: { lte: new Date() } };
    quiet = (await db.job.count({ where: underWay })) === 0 ? quiet + 1 : 0;
  }
}
