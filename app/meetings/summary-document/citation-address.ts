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

/** A citation as a summary's markdown has it. */
export function citationMarkdown(label: string, address: string): string {
  return `[${label}](${address})`;
}
