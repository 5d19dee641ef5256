import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { medianOf } from '#app/platform/median.ts';
import { bases } from '#app/summaries/draft.ts';

const windowDays = 365;
const dayMilliseconds = 86_400_000;
/** A page that anybody opens costs no more for more reports, or more summaries. */
const most = { reports: 2000, corrections: 1000, summaries: 50 };

/** How a published sentence was checked; `confirmed` where an editor let a marked one stand. */
export type CheckedWay = (typeof bases)[number] | 'confirmed' | 'uncited';

export type Corrections = {
  /** How far back is counted. */
  days: number;
  /** Summaries published for the first time. */
  published: number;
  corrected: number;
  reports: {
    all: number;
    /** Those whose sentence is gone from the summary since a correction. */
    corrected: number;
    /** Read by an editor, and left as it was. */
    kept: number;
    waiting: number;
  };
  /** From report to correction, the middle one; null where no report led to one. */
  medianHours: number | null;
  /** The sentences of the summaries published last, by how each was checked. */
  checked: { summaries: number; ways: Map<CheckedWay, number> };
};

/**
 * What readers reported, what was corrected and how fast, in the last year; nothing of who or what.
 * A report counts as corrected where a correction came after it and the sentence is gone from it.
 */
export async function countCorrections(now: Date = new Date()): Promise<Corrections> {
  const since = new Date(now.getTime() - windowDays * dayMilliseconds);
  const publishedAt = { gte: since, lte: now };
  // What readers can find: not what was withdrawn.
  const meeting = { govtEntityId: { not: null }, markdownSummary: { not: null } };
  const [{ _sum }, latest, newest] = await Promise.all([
    // By whole days: a year has more summaries than a page counts.
    db.publicationDay.aggregate({
      where: { day: { gt: isoDateOf(since), lte: isoDateOf(now) } },
      _sum: { published: true, corrected: true },
    }),
    db.sentenceReport.findMany({
      // The latest, whenever they came: of the year alone, all before it would be gone through as well.
      orderBy: { id: 'desc' },
      take: most.reports,
      select: { meetingId: true, sentence: true, processed: true, createdAt: true },
    }),
    db.summaryVersion.findMany({
      where: { publishedAt, meeting },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: most.summaries,
      select: { id: true, meetingId: true },
    }),
  ]);
  const reports = latest.filter(({ createdAt }) => createdAt >= since && createdAt <= now);
  const hours = await hoursToCorrection(reports, publishedAt);
  const open = reports.filter((_, index) => hours[index] === null);
  return {
    days: windowDays,
    published: _sum.published ?? 0,
    corrected: _sum.corrected ?? 0,
    reports: {
      all: reports.length,
      corrected: reports.length - open.length,
      kept: open.filter(({ processed }) => processed).length,
      waiting: open.filter(({ processed }) => !processed).length,
    },
    medianHours: medianOf(hours.filter((one) => one !== null)),
    checked: await countWays(newest),
  };
}

type Report = { meetingId: string; sentence: string; createdAt: Date };

/** For each report how long until a correction without its sentence; null where there is none. */
async function hoursToCorrection(
  reports: readonly Report[],
  publishedAt: { gte: Date; lte: Date },
): Promise<(number | null)[]> {
  if (reports.length === 0) return [];
  const reported = [...new Set(reports.map(({ sentence }) => sentence))];
  const corrections = await db.summaryVersion.findMany({
    where: {
      publishedAt,
      correction: { not: null },
      meeting: { reports: { some: { createdAt: publishedAt } } },
    },
    orderBy: { publishedAt: 'asc' },
    take: most.corrections,
    select: {
      meetingId: true,
      publishedAt: true,
      sentences: { where: { text: { in: reported } }, select: { text: true } },
    },
  });
  const ofMeeting = Map.groupBy(corrections, ({ meetingId }) => meetingId);
  return reports.map(({ meetingId, sentence, createdAt }) => {
    const at = ofMeeting
      .get(meetingId)
      ?.find(
        (one) =>
          one.publishedAt !== null &&
          one.publishedAt > createdAt &&
          !one.sentences.some(({ text }) => text === sentence),
      )?.publishedAt;
    return at ? (at.getTime() - createdAt.getTime()) / (dayMilliseconds / 24) : null;
  });
}

type Version = { id: string; meetingId: string };

/** Of meetings with several versions the newest counts. */
async function countWays(newest: readonly Version[]): Promise<Corrections['checked']> {
  const current = [...Map.groupBy(newest, ({ meetingId }) => meetingId).values()].flatMap(
    ([first]) => first?.id ?? [],
  );
  const ways = new Map<CheckedWay, number>();
  if (current.length === 0) return { summaries: 0, ways };
  const groups = await db.summarySentence.groupBy({
    by: ['basis', 'verdict'],
    where: { versionId: { in: current } },
    _count: { _all: true, confirmedAt: true },
  });
  const add = (way: CheckedWay, count: number) => {
    if (count > 0) ways.set(way, (ways.get(way) ?? 0) + count);
  };
  for (const { basis, verdict, _count } of groups) {
    const known = bases.find((one) => one === basis) ?? 'compared';
    add(verdict === 'uncited' ? 'uncited' : known, _count._all - _count.confirmedAt);
    add('confirmed', _count.confirmedAt);
  }
  return { summaries: current.length, ways };
}
