const time = String.raw`\d{1,5}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const times = new RegExp(`^${time}(?:\\s?[-–]\\s?${time})?$`, 'i');

/**
 * Whether a label says no more than where in the record: a time, a stretch of time or the segment's
 * own number, counted from 0 or from 1. Any other words would be read without being checked.
 */
export function isPlaceLabel(label: string, segment: number): boolean {
  if (times.test(label)) return true;
  const number = /^¶?(\d{1,7})$/.exec(label)?.[1];
  return number !== undefined && [segment, segment + 1].includes(Number(number));
}
