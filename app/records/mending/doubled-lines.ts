import type { Segment } from '../transcript.ts';

/** In a shorter record people may repeat themselves. */
const enoughLines = 20;
/** A line or two may have been changed in one of the copies. */
const nearlyAll = 0.9;

type Mended = { segments: Segment[]; leftOut: string[] };

/** A record with each line twice, one after the other, or with the whole of it twice. */
export function dropDoubledLines(segments: Segment[]): Mended {
  const count = segments.length;
  if (count < enoughLines) return { segments, leftOut: [] };
  const half = Math.floor(count / 2);
  if (count % 2 === 0 && shareAlike(segments, half, 1, half) >= nearlyAll) {
    return {
      segments: segments.slice(0, half),
      leftOut: ['The whole record stood in the file twice: it was read once.'],
    };
  }
  if (shareAlike(segments, half, 2, 1) < nearlyAll) return { segments, leftOut: [] };
  const kept = segments.filter(
    ({ text }, index) => index === 0 || text !== segments[index - 1]?.text,
  );
  const dropped = (count - kept.length).toLocaleString('en-US');
  return {
    segments: kept,
    leftOut: [`Each line stood in the file twice: ${dropped} were left out.`],
  };
}

/** Of so many lines, each `step` after the one before, how many are like the line `apart` below. */
function shareAlike(segments: Segment[], lines: number, step: number, apart: number): number {
  let alike = 0;
  for (let line = 0; line < lines; line += 1) {
    const text = segments[line * step]?.text;
    if (text !== undefined && text === segments[line * step + apart]?.text) alike += 1;
  }
  return alike / lines;
}
