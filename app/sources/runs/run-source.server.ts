import { differenceInHours } from 'date-fns/differenceInHours';
import { z } from 'zod';
import { placeDay } from '#app/meetings/public-body/place-day.ts';
import { AppError } from '#app/platform/app-error.ts';
import { env } from '#app/platform/env.server.ts';
import { type RunningJob, TryLater } from '#app/platform/jobs/job.ts';
import { speechSettings } from '#app/records/speech/speech-settings.ts';
import type { Asking } from '../asking/asking.ts';
import { hearRecordings } from '../documents/hear-recordings.server.ts';
import { keepDocuments } from '../documents/keep-documents.server.ts';
import { takeInGiven } from '../documents/take-in-given.server.ts';
import type { UpstreamMeeting } from '../upstream.ts';
import { endRun } from './end-run.server.ts';
import { type Gathered, gather } from './gather.server.ts';
import { markVanished } from './mark-vanished.server.ts';
import { readingOf, readKind, readOpenRun, readOptions } from './read-run.server.ts';
import { type Taking, takeInMeetings } from './take-in-meetings.server.ts';

/** Days of so many meetings are taken in together: what one transaction holds without others waiting. */
const meetingsTogether = 20;
/** A host that has asked for patience for so long will not answer this run. */
const mostHours = 24;

const payload = z.object({ runId: z.string() });

/** The job 'run-source'. How hosts are asked is given by tests alone. */
export async function runSource(given: unknown, job: RunningJob, asking?: Partial<Asking>) {
  const { runId } = payload.parse(given);
  const run = await readOpenRun(runId);
  if (!run) return;
  const { source } = run;
  const { id, entityName: name, timeZone } = source.govtEntity;
  const taking: Taking = {
    ...{ runId, sourceId: source.id, startedAt: run.startedAt },
    entity: { id, name, timeZone },
  };
  try {
    const kind = readKind(source.kind);
    if (!kind) throw new AppError('invalid', 'This kind of source is no longer read.');
    const place = { kind, address: source.address, options: readOptions(source.options) };
    const gathered = await gather(place, {
      reading: readingOf(timeZone, new Date()),
      ...(asking && { asking }),
      onAnswer: (read, open) => job.progress((80 * read) / open, `Read ${read} of ${open} answers`),
    });
    await job.progress(85, `Taking in ${gathered.meetings.length} meetings`);
    await takeInAll(taking, gathered);
    const newDocuments = await keepDocuments(taking, gathered.documents);
    await takeInGiven(taking, gathered.documents);
    if (speechSettings(env)) await hearRecordings(taking, gathered.documents);
    await endRun(taking, { gathered, newDocuments });
  } catch (error) {
    if (error instanceof TryLater && differenceInHours(new Date(), run.startedAt) < mostHours) {
      throw error;
    }
    // What is wrong with the source is the run's result; what is wrong with us is tried again.
    if (!(error instanceof AppError || error instanceof TryLater)) throw error;
    await endRun(taking, { problem: error.message });
  }
}

async function takeInAll(taking: Taking, { meetings, documents, isWhole }: Gathered) {
  const inUse = new Set(meetings.map(({ uid }) => uid));
  const calledOff = new Set(
    documents.flatMap(({ uid, kind }) => (kind === 'cancellation' ? uid : [])),
  );
  const told = meetings.map(
    (meeting): UpstreamMeeting =>
      calledOff.has(meeting.uid) ? { ...meeting, status: 'cancelled' } : meeting,
  );
  for (const said of byDays(told)) await takeInMeetings(taking, { said, inUse });
  const until = meetings
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const from = placeDay(taking.entity.timeZone, new Date());
  if (isWhole && until !== undefined && until >= from) await markVanished(taking, { from, until });
}

/** In portions in which all of a day is together: what is told twice is told on one day. */
function byDays(meetings: readonly UpstreamMeeting[]): UpstreamMeeting[][] {
  const portions: UpstreamMeeting[][] = [];
  const days = Map.groupBy(meetings, ({ day }) => day);
  for (const [, said] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const last = portions.at(-1);
    if (last && last.length + said.length <= meetingsTogether) last.push(...said);
    else portions.push([...said]);
  }
  return portions;
}
