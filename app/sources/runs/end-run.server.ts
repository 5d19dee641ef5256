import { addDays } from 'date-fns/addDays';
import { transact } from '#app/platform/db.server.ts';
import type { Gathered } from './gather.server.ts';
import { nextRun } from './next-run.ts';
import type { RunOutcome, RunReport } from './run-report.ts';
import { shareOf } from './share-of.server.ts';
import type { Taking } from './take-in-meetings.server.ts';

type Ended = { gathered: Gathered; newDocuments: number } | { problem: string };

/** Keeps what came of a run, and when the source is asked again. A second time nothing happens. */
export async function endRun(taking: Taking, ended: Ended): Promise<void> {
  const { runId, sourceId, entity } = taking;
  const now = new Date();
  await transact(async (tx) => {
    const brought = await tx.sourceRunChange.count({ where: { runId } });
    const isNews = brought > 0 || ('gathered' in ended && ended.newDocuments > 0);
    const outcome = outcomeOf(ended, isNews);
    const { count } = await tx.sourceRun.updateMany({
      where: { id: runId, endedAt: null },
      data: {
        endedAt: now,
        outcome,
        answers: 'gathered' in ended ? ended.gathered.answers : 0,
        report: JSON.stringify(reportOf(ended)),
      },
    });
    if (count === 0) return;
    const problem = 'problem' in ended ? ended.problem : null;
    const source = await tx.source.update({
      where: { id: sourceId },
      data: {
        problem,
        failures: problem === null ? 0 : { increment: 1 },
        ...(problem === null && { lastWorkedAt: now }),
        ...(isNews && { lastBroughtAt: now }),
      },
      select: { failures: true, pausedAt: true },
    });
    const meetings = await tx.meeting.findMany({
      where: {
        govtEntityId: entity.id,
        meetingDate: { gte: addDays(now, -7), lte: addDays(now, 30) },
      },
      take: 50,
      orderBy: { meetingDate: 'asc' },
      select: { meetingDate: true },
    });
    const meetingDays = meetings.flatMap(({ meetingDate }) => meetingDate ?? []);
    const rhythm = { meetingDays, failures: source.failures, share: shareOf(sourceId) };
    await tx.source.update({
      where: { id: sourceId },
      data: { dueAt: source.pausedAt ? null : nextRun(rhythm, now) },
      select: { id: true },
    });
  });
}

function outcomeOf(ended: Ended, isNews: boolean): RunOutcome {
  if ('problem' in ended) return 'failed';
  if (isNews) return 'brought';
  return ended.gathered.meetings.length === 0 ? 'empty' : 'same';
}

function reportOf(ended: Ended): RunReport {
  if ('problem' in ended) {
    return { problem: ended.problem, leftOut: [], remarks: [], newDocuments: 0 };
  }
  const { leftOut, remarks } = ended.gathered;
  return { problem: null, leftOut, remarks, newDocuments: ended.newDocuments };
}
