import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { type RunningJob, TryLater } from '#app/platform/jobs/job.ts';
import { findCutter } from '#app/records/speech/cut-recording.server.ts';
import { joinPieces } from '#app/records/speech/join-pieces.ts';
import { speechSettings } from '#app/records/speech/speech-settings.ts';
import { SpeechTrouble } from '#app/records/speech/speech-trouble.ts';
import { writeHeardRecord } from '#app/records/speech/write-heard-record.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { BudgetSpent } from './budget-spent.ts';
import { fetchRecording } from './fetch-recording.server.ts';
import { hearRecording } from './hear-recording.server.ts';
import { type Hearing, usualHearing } from './hearing.ts';
import { forgetOther, openTranscription } from './open-transcription.server.ts';
import { promptOf } from './prompt-of.server.ts';
import { recordingFile } from './recording-file.server.ts';

/** A recording, by its address, of a meeting that has no record yet. */
export const transcribePayload = z.object({ meetingId: z.string(), url: z.string().max(2000) });

const givenUpAfterMilliseconds = 24 * 60 * 60 * 1000;

/** How services tell formats; sound in anything else is sent under the commonest name. */
const knownEndings = '.flac .mp3 .mp4 .mpeg .mpga .m4a .ogg .wav .webm'.split(' ');

/**
 * The job that hears a recording without captions: fetches it, has it heard piece by piece, and takes in
 * what was heard as the record of its meeting, under the name of the service's model. Does nothing where
 * the meeting has a record by now.
 * @throws TryLater where a host, the service or the day's budget has to be waited for; AppError
 */
export async function transcribeRecording(
  payload: unknown,
  job: Pick<RunningJob, 'progress'>,
  given: Partial<Hearing> = {},
): Promise<void> {
  const { meetingId, url } = transcribePayload.parse(payload);
  const settings = given.settings ?? speechSettings(env);
  if (!settings) {
    throw new AppError('unavailable', 'No speech-to-text service is set up (SPEECH_URL).');
  }
  const cutter = given.cutter === undefined ? await findCutter() : given.cutter;
  const hearing: Hearing = { ...usualHearing, ...given, settings, cutter };
  const row = await openTranscription({ meetingId, url }, hearing);
  if (!row) return;
  const file = recordingFile(row.id);
  try {
    await job.progress(1, 'Fetching the recording');
    const fetched = await fetchRecording(url, file, hearing);
    await forgetOther(row, { sha256: fetched.sha256, engine: settings.model });
    const pieces = await hearRecording(
      {
        ...fetched,
        transcriptionId: row.id,
        file,
        name: nameOf(url),
        prompt: await promptOf(meetingId),
        onHeard: (seconds, of) => job.progress(percent(seconds, of), heardWords(seconds, of)),
      },
      hearing,
    );
    await job.progress(96, 'Taking in what was heard');
    const { transcriptId } = await takeInRecord({
      actorId: null,
      bytes: writeHeardRecord(joinPieces(pieces).segments),
      fileName: 'recording.json',
      meeting: { kind: 'existing', meetingId },
      faulty: 'hold',
      engine: settings.model,
    });
    await db.transcription.update({ where: { id: row.id }, data: { transcriptId } });
  } catch (error) {
    if (!(error instanceof TryLater)) {
      await rm(file, { force: true });
      throw error;
    }
    await orGiveUp(row.id, error, hearing);
    await job.progress(await percentSoFar(row.id), error.message);
    throw error;
  }
  await rm(file, { force: true });
}

/** A service that hears nothing for a day is not waited for any more; a budget is, and so is a turn to try it. */
async function orGiveUp(id: string, error: TryLater, { now }: Hearing): Promise<void> {
  const where = { id };
  if (error instanceof BudgetSpent) {
    await db.transcription.update({ where, data: { movedAt: now() } });
    return;
  }
  if (error.cause instanceof SpeechTrouble && error.cause.kind === 'resting') return;
  const { movedAt } = await db.transcription.findUniqueOrThrow({ where });
  if (now().getTime() - movedAt.getTime() <= givenUpAfterMilliseconds) return;
  await rm(recordingFile(id), { force: true });
  throw new AppError('unavailable', `${error.message} It was tried for a day.`, { cause: error });
}

/** Between what fetching takes and what taking in takes. */
const percent = (seconds: number, of: number | null) =>
  of ? 5 + Math.min(90, (90 * seconds) / of) : 5;

async function percentSoFar(id: string): Promise<number> {
  const { seconds, pieces } = await db.transcription.findUniqueOrThrow({
    where: { id },
    include: { pieces: { orderBy: { index: 'desc' }, take: 1, select: { endSeconds: true } } },
  });
  return percent(pieces[0]?.endSeconds ?? 0, seconds);
}

function heardWords(seconds: number, of: number | null): string {
  const minutes = (time: number) => Math.round(time / 60);
  return of
    ? `Listening: ${minutes(seconds)} of ${minutes(of)} minutes`
    : `Listening: ${minutes(seconds)} minutes so far`;
}

function nameOf(url: string): string {
  const ending = extname(new URL(url).pathname).toLowerCase();
  return `recording${knownEndings.includes(ending) ? ending : '.mp3'}`;
}
