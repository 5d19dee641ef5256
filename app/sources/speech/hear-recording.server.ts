import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { type HeardPiece, heardSegment } from '#app/records/speech/heard.ts';
import type { FetchedRecording } from './fetch-recording.server.ts';
import { hearPiece } from './hear-piece.server.ts';
import { type Hearing, mostSentBytes } from './hearing.ts';

type Recording = FetchedRecording & {
  transcriptionId: string;
  file: string;
  /** As the recording's address calls it, with an ending that the service knows */
  name: string;
  prompt: string;
  /** Told how far it is, in seconds of the recording; `of` is null where nobody knows. */
  onHeard: (seconds: number, of: number | null) => Promise<void>;
};

/** A piece that is not worth sending: the rest of the last one's overlap. */
const shortestSeconds = 1;

/** After so long a run begins no further piece: the job goes on in another, before it counts as stuck. */
const longestRunMinutes = 25;

/**
 * Has a recording heard piece by piece; what was heard is kept, and a run that ends in the middle is
 * gone on with by the next. @throws TryLater, AppError
 */
export async function hearRecording(recording: Recording, hearing: Hearing): Promise<HeardPiece[]> {
  if (!hearing.cutter) return [await hearWhole(recording, hearing)];
  const { file, transcriptionId, onHeard } = recording;
  const length = await hearing.cutter.seconds(file);
  await db.transcription.update({ where: { id: transcriptionId }, data: { seconds: length } });
  const pieces = await keptPieces(transcriptionId);
  const step = hearing.pieceSeconds - hearing.overlapSeconds;
  const stopAt = hearing.now().getTime() + longestRunMinutes * 60_000;
  for (let index = pieces.length; ; index += 1) {
    const from = index * step;
    const isBehindEnd = length !== null && from > 0 && from + hearing.overlapSeconds >= length;
    if (isBehindEnd) return pieces;
    if (hearing.now().getTime() > stopAt) {
      throw new TryLater('The recording is long: it goes on in a moment.', { seconds: 1 });
    }
    await onHeard(from, length);
    const seconds = Math.min(hearing.pieceSeconds, (length ?? Number.POSITIVE_INFINITY) - from);
    const piece = await cutAndHear({ ...recording, index, from, seconds }, hearing);
    if (!piece) return pieces;
    pieces.push(piece);
  }
}

type Cut = Recording & { index: number; from: number; seconds: number };

async function cutAndHear(cut: Cut, hearing: Hearing): Promise<HeardPiece | null> {
  const { file, transcriptionId, index, from, seconds, prompt } = cut;
  if (seconds < shortestSeconds) return null;
  const to = `${file}.${index}.mp3`;
  try {
    if (!(await hearing.cutter?.cut({ file, from, seconds, to }))) return null;
    const sound = await openAsBlob(to);
    const name = `piece-${index}.mp3`;
    const heard = await hearPiece({ transcriptionId, from, seconds, name, sound, prompt }, hearing);
    const piece = { startSeconds: from, endSeconds: from + seconds, segments: heard.segments };
    await keepPiece(transcriptionId, index, piece, hearing);
    return piece;
  } finally {
    await rm(to, { force: true });
  }
}

async function hearWhole(recording: Recording, hearing: Hearing): Promise<HeardPiece> {
  const [kept] = await keptPieces(recording.transcriptionId);
  if (kept) return kept;
  if (recording.bytes > mostSentBytes) {
    const megabytes = Math.ceil(recording.bytes / 1024 / 1024);
    throw new AppError(
      'too-large',
      `The recording has ${megabytes} MB, and speech-to-text services take 25 MB at most. Install ffmpeg on the server, so that it can be cut into pieces.`,
    );
  }
  const { file, transcriptionId, name, prompt } = recording;
  await recording.onHeard(0, null);
  const sound = await openAsBlob(file);
  const whole = { transcriptionId, from: 0, seconds: null, name, sound, prompt };
  const { segments, seconds } = await hearPiece(whole, hearing);
  const endSeconds = seconds ?? segments.at(-1)?.endSeconds ?? 0;
  const piece = { startSeconds: 0, endSeconds, segments };
  await keepPiece(transcriptionId, 0, piece, hearing);
  return piece;
}

/** What was heard so far, from the recording's start on. */
async function keptPieces(transcriptionId: string): Promise<HeardPiece[]> {
  const rows = await db.transcriptionPiece.findMany({
    where: { transcriptionId },
    orderBy: { index: 'asc' },
  });
  return rows.map(({ startSeconds, endSeconds, heard }) => ({
    startSeconds,
    endSeconds,
    segments: z.array(heardSegment).parse(JSON.parse(heard)),
  }));
}

async function keepPiece(
  transcriptionId: string,
  index: number,
  piece: HeardPiece,
  hearing: Hearing,
) {
  const { startSeconds, endSeconds } = piece;
  const row = { startSeconds, endSeconds, heard: JSON.stringify(piece.segments) };
  await db.transcriptionPiece.upsert({
    where: { transcriptionId_index: { transcriptionId, index } },
    create: { transcriptionId, index, ...row },
    update: row,
  });
  const where = { id: transcriptionId };
  await db.transcription.update({ where, data: { movedAt: hearing.now() } });
}
