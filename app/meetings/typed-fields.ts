import { z } from 'zod';
import { webAddress } from '#app/platform/http/web-address.ts';
import { parseClockTime } from './clock-time.ts';
import { isoDateOf, parseTypedDate } from './meeting-date.ts';

/** One line of text; blank means none. */
export const line = (most: number) =>
  z
    .string()
    .optional()
    .transform((text) => text?.replace(/\p{Cc}/gu, ' ').trim() || null)
    .refine((text) => (text?.length ?? 0) <= most, `Use at most ${most} characters`);

export const paragraphs = (most: number) =>
  z
    .string()
    .optional()
    .transform((text) => tidyParagraphs(text ?? '') || null)
    .refine(
      (text) => (text?.length ?? 0) <= most,
      `Use at most ${most.toLocaleString('en-US')} characters`,
    );

/** MM/DD/YY or MM/DD/YYYY; comes out as yyyy-mm-dd. */
export const typedDate = z
  .string()
  .optional()
  .transform((text, context) => {
    if (!text?.trim()) return null;
    const date = parseTypedDate(text);
    if (date) return isoDateOf(date);
    context.addIssue({
      code: 'custom',
      message: /^\d{2}\/\d{2}\/(\d{2}|\d{4})$/.test(text.trim())
        ? `There is no date ${text.trim()}`
        : 'Write the date as MM/DD/YY or MM/DD/YYYY',
    });
    return z.NEVER;
  });

/** An address of the web; blank means none. */
export const webLine = line(2000).refine(
  (address) => address === null || webAddress(address) !== null,
  'Write an address of the web that begins with https:// or http://',
);

/** A time of day, in seconds after midnight. */
export const clockTime = line(20).transform((text, context) => {
  if (text === null) return null;
  const seconds = parseClockTime(text);
  if (seconds !== null) return seconds;
  context.addIssue({ code: 'custom', message: 'Write the time like 10:03 AM or 18:30' });
  return z.NEVER;
});

/** Browsers send lines ended by CR LF; a NUL is no text that a database would take. */
function tidyParagraphs(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
}
