import { webAddress } from '#app/platform/http/web-address.ts';

/** Where a meeting can be heard, and when its recording began. */
export type Recording = {
  /** The address of a file of sound. */
  audio: string | null;
  /** A video's id at YouTube. */
  video: string | null;
  /** Seconds after midnight, where somebody said so. */
  startsAt: number | null;
};

type MeetingColumns = {
  audioFile: string | null;
  videoId: string | null;
  recordingStartSeconds: number | null;
};

/** What of a meeting can be played; null where nothing can. */
export function recordingOf(meeting: MeetingColumns): Recording | null {
  const audio = webAddress(meeting.audioFile);
  const id = meeting.videoId?.trim() ?? '';
  const video = /^[\w-]{11}$/.test(id) ? id : null;
  if (!audio && !video) return null;
  return { audio, video, startsAt: meeting.recordingStartSeconds };
}

const day = 24 * 3600;

/**
 * Where in the recording something is heard that the record has at `startSeconds`. A record's times
 * count from the recording's start, unless its stamps are clock times (`clockStart` is the first,
 * in seconds after midnight): then the place is known only where the recording's own start is.
 */
export function placeInRecording(
  startSeconds: number | null,
  { clockStart, startsAt }: { clockStart: number | null; startsAt: number | null },
): number | null {
  if (startSeconds === null) return null;
  if (clockStart === null) return Math.max(0, startSeconds);
  if (startsAt === null) return null;
  const since = clockStart + startSeconds - startsAt;
  // Begun before midnight, and heard after it.
  const place = since < -day / 2 ? since + day : since;
  return place < 0 ? null : place;
}

/** The address that opens the recording at a second, without a script. */
export function playAddress({ audio, video }: Recording, seconds: number): string {
  const whole = Math.floor(seconds);
  if (audio) return `${audio.replace(/#.*$/, '')}#t=${whole}`;
  return `https://www.youtube.com/watch?v=${video}&t=${whole}s`;
}
