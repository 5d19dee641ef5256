/**
 * The seconds that a server asks to be left alone for: Retry-After holds a number of them, or a date.
 * Null where it asks for nothing that can be read.
 */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text));
  // A date has letters in it; Date would take the number -5 for one.
  if (!/^[A-Z]/i.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
