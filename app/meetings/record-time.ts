/**
 * When something was said: '10:41 AM' where the record's stamps are clock times, else the time
 * since its start, '0:05' or '1:02:03'. Null where the record has no times.
 */
export function recordTime(
  startSeconds: number | null,
  clockStartSeconds: number | null,
): string | null {
  if (startSeconds === null) return null;
  const seconds = Math.max(0, Math.floor(startSeconds));
  return clockStartSeconds === null ? sinceStart(seconds) : onClock(clockStartSeconds + seconds);
}

/** Passages are counted from 1 wherever people read their numbers; addresses, as `#s12`, count from 0. */
export const passageNumber = (index: number): number => index + 1;

/** What a passage is called by its number: '¶13'. */
export const numberedPlace = (index: number): string => `¶${passageNumber(index)}`;

/** What a place in a record is called: its time, or its number where the record has no times. */
export function placeName(
  index: number,
  startSeconds: number | null,
  clockStartSeconds: number | null,
): string {
  return recordTime(startSeconds, clockStartSeconds) ?? numberedPlace(index);
}

function sinceStart(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function onClock(secondsOfDay: number): string {
  const minutes = Math.floor(secondsOfDay / 60) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
