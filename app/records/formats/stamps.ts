/** A time written in a record: of the clock (`4:00:03 PM`) or since the start (`00:12:03`). */
export type Stamp = { seconds: number; onClock: boolean };

const pattern = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/;
const clockPattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,3})?\s*([AP])\.?M\.?$/i;

/** Reads `4:00:03 PM`, `10:15 a.m.`, `01:02:03`, `1:02:03.5` or `12:03`; null for anything else. */
export function parseStamp(text: string): Stamp | null {
  const stamp = text.trim();
  const clock = clockPattern.exec(stamp);
  if (clock !== null) {
    const [hour, minute, second] = [Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0)];
    if (hour < 1 || hour > 12 || minute > 59 || second > 59) return null;
    const afternoon = clock[4]?.toUpperCase() === 'P' ? 12 : 0;
    return { seconds: ((hour % 12) + afternoon) * 3600 + minute * 60 + second, onClock: true };
  }
  const plain = pattern.exec(stamp);
  if (plain === null) return null;
  const [hours, minutes, seconds] = [Number(plain[1] ?? 0), Number(plain[2]), Number(plain[3])];
  if (seconds > 59 || (plain[1] !== undefined && minutes > 59)) return null;
  const fraction = Number(`0.${plain[4] ?? '0'}`);
  return { seconds: hours * 3600 + minutes * 60 + seconds + fraction, onClock: false };
}

const plainSeconds = /^\s*(\d{1,7}(?:\.\d{1,6})?)\s*s?\s*$/;

/** Seconds from the start, told as such ('62.5', '62.5 s') or as a stamp; null for anything else. */
export function secondsOf(text: string): number | null {
  const seconds = plainSeconds.exec(text)?.[1];
  // Tools write more places of a second than anybody reads.
  const stamp = text.replace(/(?<=[.,]\d{3})\d+\s*$/, '');
  return seconds === undefined ? (parseStamp(stamp)?.seconds ?? null) : Number(seconds);
}

const hour = 3600;
const halfDay = 12 * hour;
const day = 24 * hour;

export type Timeline = {
  /** The stamp's place on a line that never runs backwards. */
  place(seconds: number): number;
  /** How many stamps lay before the one they follow, and were held at it. */
  heldBack(): number;
};

/**
 * Puts clock times in a row: over noon and midnight time goes on, a wrong AM or PM is seen through
 * where the next stamp is within the hour, and a clock that goes back a little is held still.
 */
export function createTimeline(): Timeline {
  let last: number | null = null;
  let held = 0;
  return {
    place(seconds) {
      if (last === null) {
        last = seconds;
        return seconds;
      }
      const placed = nearest(seconds, last);
      if (placed < last) held += 1;
      last = Math.max(last, placed);
      return last;
    },
    heldBack: () => held,
  };
}

function nearest(seconds: number, last: number): number {
  // A clock that is back by less than this is noise, by more it has gone round.
  const floor = last - 6 * hour;
  const sameDay = seconds + Math.max(0, Math.ceil((floor - seconds) / day)) * day;
  const otherHalf = [sameDay - halfDay, sameDay + halfDay].find(
    (other) => other >= last && other - last < hour,
  );
  const isNear = sameDay >= last ? sameDay - last < hour : last - sameDay < hour;
  return isNear ? sameDay : (otherHalf ?? sameDay);
}
