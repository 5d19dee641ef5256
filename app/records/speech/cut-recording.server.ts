import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { AppError } from '#app/platform/app-error.ts';
import { childEnvironment } from '#app/platform/env.server.ts';

/** Cuts recordings into pieces that a service takes. */
export type Cutter = {
  /** How long a recording is, where its file says so. @throws AppError where it is none */
  seconds: (file: string) => Promise<number | null>;
  /** Writes a piece to a file; false where the recording has ended before it. */
  cut: (piece: { file: string; from: number; seconds: number; to: string }) => Promise<boolean>;
};

const run = promisify(execFile);

/** Half an hour of sound is cut in some seconds, of a long video in a minute. */
const cutSeconds = 10 * 60;

/** Less than an eighth of a second: the head of a file without sound in it. */
const emptyBytes = 1000;

/**
 * What a recording may be. Playlists and the like are not among it: they name other files, which ffmpeg
 * would read, here or inside the network.
 */
const containers =
  'mov,mp4,m4a,3gp,3g2,mj2,mp3,wav,w64,aac,ogg,flac,matroska,webm,asf,avi,mpegts,mpeg,flv,aiff,amr';

const careful = ['-hide_banner', '-nostdin', '-protocol_whitelist', 'file'];
const input = (file: string) => ['-format_whitelist', containers, '-i', file];

/** The cutter that stands on ffmpeg; null where that is not installed. */
export async function findCutter(path = childEnvironment({}).PATH): Promise<Cutter | null> {
  const options = { timeout: cutSeconds * 1000, maxBuffer: 5_000_000, env: { PATH: path } };
  const ffmpeg = (args: string[]) => run('ffmpeg', args, { ...options, killSignal: 'SIGKILL' });
  try {
    await ffmpeg(['-version']);
  } catch {
    return null;
  }
  return {
    async seconds(file) {
      // Without anything to write it tells what it found and ends with an error.
      const told = await ffmpeg([...careful, ...input(file)]).catch((error: unknown) => error);
      const text = saidBy(told);
      if (!/\bAudio:/.test(text)) throw noSound(told);
      const [, hours, minutes, seconds] = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(text) ?? [];
      if (hours === undefined) return null;
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    },
    async cut({ file, from, seconds, to }) {
      const sound = ['-vn', '-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', '48k'];
      const span = ['-ss', String(from), '-t', String(seconds)];
      try {
        await ffmpeg([
          ...careful,
          '-loglevel',
          'error',
          ...span,
          ...input(file),
          ...sound,
          '-y',
          to,
        ]);
      } catch (cause) {
        throw noSound(cause);
      }
      return (await stat(to)).size > emptyBytes;
    },
  };
}

function saidBy(told: unknown): string {
  return typeof told === 'object' && told !== null && 'stderr' in told ? String(told.stderr) : '';
}

const noSound = (cause: unknown) =>
  new AppError(
    'unreadable',
    'The recording cannot be read: it is damaged, or holds no sound that ffmpeg knows.',
    { cause },
  );
