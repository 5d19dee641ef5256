import { timeZones } from '#app/entities/time-zones.ts';

/** Every zone there is; those of the bodies that Dais follows stand first, by their common names. */
export function zoneChoices(chosen: string | null): { value: string; label: string }[] {
  const first = new Set(timeZones.map(({ value }) => value));
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen ? [chosen] : [])]);
  const others = [...all].filter((zone) => !first.has(zone)).sort();
  return [
    ...timeZones,
    ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}
