import ICAL from 'ical.js';
import { isZone } from '#app/platform/is-zone.ts';
import { momentAt } from '../ahead/local-time.ts';

/** A time as an entry gives it: a day, and the moment where it has one. */
export type EntryTime = { day: string | null; moment: Date | null };

/** What computers with Windows call the zones of the United States. */
const windowsZones: Record<string, string> = {
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
};

/** The zone that a calendar means, by the name that clocks here know; null for none. */
export function knownZone(given: string | null): string | null {
  const name = given?.trim().replaceAll('"', '') ?? '';
  const last = /[A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/.exec(name)?.[0];
  const among = [windowsZones[name.toLowerCase()], name, last];
  return among.find((zone): zone is string => zone !== undefined && isZone(zone)) ?? null;
}

type Zones = {
  /** Those that the file describes itself, by name. */
  described: ReadonlyMap<string, ICAL.Timezone>;
  /** Of times without one. */
  timeZone: string;
};

/** What a time of an entry means. */
export function entryTime(time: ICAL.Time, tzid: string | null, zones: Zones): EntryTime {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  if (time.isDate) return { day, moment: null };
  if (time.zone === ICAL.Timezone.utcTimezone) return { day: null, moment: time.toJSDate() };
  const named = knownZone(tzid);
  const described = tzid === null ? undefined : zones.described.get(tzid);
  if (named === null && described) {
    const local = time.clone();
    local.zone = described;
    return { day: null, moment: local.toJSDate() };
  }
  const seconds = time.hour * 3600 + time.minute * 60 + time.second;
  return { day: null, moment: momentAt(day, seconds, named ?? zones.timeZone) };
}
