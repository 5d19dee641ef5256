import type { HeardSegment } from './heard.ts';

/** What was heard, as a record that the intake reads: JSON turns, with times as captions write them. */
export function writeHeardRecord(segments: readonly HeardSegment[]): Uint8Array {
  const turns = segments.map(({ startSeconds, endSeconds, speaker, text }) => ({
    start: stamp(startSeconds),
    end: stamp(endSeconds),
    ...(speaker === null ? {} : { speaker }),
    text,
  }));
  return new TextEncoder().encode(JSON.stringify({ segments: turns }));
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  const rest = `${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
  return `${two(hours)}:${two(minutes)}:${rest}`;
}
