import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { ended } from '#app/accounts/live-sessions.server.ts';
import { countsSince } from '#app/entities/follow-history.server.ts';
import { db } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { log } from '#app/platform/log.server.ts';

/** Rows of one statement: on SQLite nobody else writes while it runs. */
const batch = 500;

type Found = Promise<{ id: string }[]>;

type Outdated = {
  what: string;
  find: (now: Date) => Found;
  remove: (ids: string[]) => Promise<{ count: number }>;
};

const page = { take: batch, select: { id: true } } as const;
const among = (ids: string[]) => ({ where: { id: { in: ids } } });

/** What is deleted once it is of no use to anybody. The audit log and parked jobs are not. */
const outdated: Outdated[] = [
  {
    what: 'sessions that have ended',
    find: (now) => db.session.findMany({ where: ended(now), ...page }),
    remove: (ids) => db.session.deleteMany(among(ids)),
  },
  {
    what: 'links that have ended',
    find: (now) => db.accountToken.findMany({ where: { expiresAt: { lt: now } }, ...page }),
    remove: (ids) => db.accountToken.deleteMany(among(ids)),
  },
  {
    // Until then whoever offered it can send the link again.
    what: 'seats that nobody took, a quarter after their link ended',
    find: (now) => db.seat.findMany({ where: { expiresAt: { lt: subDays(now, 90) } }, ...page }),
    remove: (ids) =>
      db.seat.deleteMany({ where: { id: { in: ids }, expiresAt: { lt: new Date() } } }),
  },
  {
    what: 'follows that ended so long ago that they no longer count',
    find: (now) =>
      db.pastFollow.findMany({ where: { endedAt: { lt: countsSince(now) } }, ...page }),
    remove: (ids) => db.pastFollow.deleteMany(among(ids)),
  },
  {
    what: 'jobs that were done a month ago',
    find(now) {
      const before = { lt: subDays(now, 30) };
      // No job ends before it begins: `runAt` is said for the index.
      const where = { state: 'done', runAt: before, finishedAt: before };
      return db.job.findMany({ where, ...page });
    },
    remove: (ids) => db.job.deleteMany(among(ids)),
  },
  {
    // A key keeps its message from being written again (queueMail says for how long). Of a message
    // that is not known to be sent the row stays, whatever its age.
    what: 'keys of mail that was sent a quarter ago',
    find: (now) => db.mail.findMany({ where: { sentAt: { lt: subDays(now, 90) } }, ...page }),
    remove: (ids) => db.mail.deleteMany(among(ids)),
  },
  {
    // Until then a correction is told to those who were told of what it corrects.
    what: 'what readers were told of a year ago',
    find: (now) => db.news.findMany({ where: { toldAt: { lt: subMonths(now, 12) } }, ...page }),
    remove: (ids) => db.news.deleteMany(among(ids)),
  },
  {
    // Only bounces of the last month are counted.
    what: 'what the mail provider told a quarter ago',
    find: (now) =>
      db.mailEvent.findMany({ where: { createdAt: { lt: subDays(now, 90) } }, ...page }),
    remove: (ids) => db.mailEvent.deleteMany(among(ids)),
  },
  {
    what: 'what readers were told of changes to meetings of a year ago',
    find: (now) => {
      const where = { sortDate: { lt: subMonths(now, 12) }, notices: { some: {} } };
      return db.meeting.findMany({ where, ...page });
    },
    remove: (ids) => db.meetingNotice.deleteMany({ where: { meetingId: { in: ids } } }),
  },
  {
    what: 'runs of sources of a quarter ago',
    find: (now) => {
      const where = { startedAt: { lt: subDays(now, 90) }, endedAt: { not: null } };
      return db.sourceRun.findMany({ where, ...page });
    },
    remove: (ids) => db.sourceRun.deleteMany(among(ids)),
  },
  {
    // A host that is asked again begins anew, with its robots.txt.
    what: 'turns of hosts that nobody has asked for a month',
    find: async (now) => {
      const where = { freeAt: { lt: subDays(now, 30) } };
      const turns = await db.hostTurn.findMany({ where, take: batch, select: { host: true } });
      return turns.map(({ host }) => ({ id: host }));
    },
    remove: (ids) =>
      db.hostTurn.deleteMany({
        where: { host: { in: ids }, freeAt: { lt: subDays(new Date(), 30) } },
      }),
  },
  {
    what: 'attempts that no longer count',
    find: async (now) => {
      const where = { expire: { lt: now.getTime() } };
      const counts = await db.attemptCount.findMany({ where, take: batch, select: { key: true } });
      return counts.map(({ key }) => ({ id: key }));
    },
    // One of them may count again by now.
    remove: (ids) =>
      db.attemptCount.deleteMany({ where: { key: { in: ids }, expire: { lt: Date.now() } } }),
  },
  {
    what: 'uploaded files that were kept long enough',
    find: (now) => db.keptUpload.findMany({ where: { expiresAt: { lt: now } }, ...page }),
    remove: (ids) => db.keptUpload.deleteMany(among(ids)),
  },
  {
    what: 'what readers were told of meetings to come that were a quarter ago',
    find: (now) => {
      const where = { sortDate: { lt: subDays(now, 90) }, previews: { some: {} } };
      return db.meeting.findMany({ where, ...page });
    },
    remove: (ids) => db.meetingPreview.deleteMany({ where: { meetingId: { in: ids } } }),
  },
  {
    what: 'keys of the API that were revoked a quarter ago',
    find: (now) => db.apiKey.findMany({ where: { revokedAt: { lt: subDays(now, 90) } }, ...page }),
    remove: (ids) => db.apiKey.deleteMany(among(ids)),
  },
  {
    what: 'the log of what was sent to webhooks a month ago',
    find: (now) => {
      const where = { createdAt: { lt: subDays(now, 30) }, dueAt: null };
      return db.webhookDelivery.findMany({ where, ...page });
    },
    remove: (ids) => db.webhookDelivery.deleteMany(among(ids)),
  },
  {
    // Two years can be compared, month by month.
    what: 'events of more than 25 months ago',
    find: (now) =>
      db.analyticsEvent.findMany({ where: { createdAt: { lt: subMonths(now, 25) } }, ...page }),
    remove: (ids) => db.analyticsEvent.deleteMany(among(ids)),
  },
];

/** Deletes what is outdated, a few rows at a time, so that nobody waits long for their turn. */
export const cleanUp: JobHandler = async (_payload, job) => {
  for (const [index, { what, find, remove }] of outdated.entries()) {
    await job.progress((index / outdated.length) * 100, `Deleting ${what}`);
    const now = new Date();
    let deleted = 0;
    for (;;) {
      const ids = (await find(now)).map(({ id }) => id);
      if (ids.length === 0) break;
      deleted += (await remove(ids)).count;
    }
    if (deleted > 0) log.info({ what, deleted }, 'cleaned up');
  }
};
