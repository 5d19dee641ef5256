/** The address that cites a segment of the record, inside a summary and on its transcript's page. */
export function citationAddress(segment: number): string {
  return `#s${segment}`;
}

/** How that address is found, with its segment. */
export const citationPattern = String.raw`#s(\d{1,7})`;

const wholeAddress = new RegExp(`^${citationPattern}$`);

/** The segment that an address cites; null for any other address. */
export function citedSegment(address: string): number | null {
  const number = wholeAddress.exec(address)?.[1];
  return number === undefined ? null : Number(number);
}

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

/** A citation as a summary's markdown has it. */
export function citationMarkdown(label: string, address: string): string {
  return `[${label}](${address})`;
}
