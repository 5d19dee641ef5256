import { z } from 'zod';
import { webAddress } from '#app/platform/http/web-address.ts';
import { parseClockTime } from './clock-time.ts';
import { formatTypedDate, isoDateOf, parseTypedDate } from './meeting-date.ts';

/** The select's value for 'no government body' (specification, section 5). */
export const noGovernmentBody = 'select-government-body';

/** More than the longest summary anyone would read; a guard, not a limit of the product. */
export const summaryLimit = 200_000;

/** One line of text; blank means none. */
const line = (most: number) =>
  z
    .string()
    .optional()
    .transform((text) => text?.replace(/\p{Cc}/gu, ' ').trim() || null)
    .refine((text) => (text?.length ?? 0) <= most, `Use at most ${most} characters`);

const paragraphs = (most: number) =>
  z
    .string()
    .optional()
    .transform((text) => tidyParagraphs(text ?? '') || null)
    .refine(
      (text) => (text?.length ?? 0) <= most,
      `Use at most ${most.toLocaleString('en-US')} characters`,
    );

const typedDate = z
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

const governmentBody = line(300).transform((body) => (body === noGovernmentBody ? null : body));

const audioAddress = line(2000).refine(
  (address) => address === null || webAddress(address) !== null,
  'Write an address of the web that begins with https:// or http://',
);

const clockTime = line(20).transform((text, context) => {
  if (text === null) return null;
  const seconds = parseClockTime(text);
  if (seconds !== null) return seconds;
  context.addIssue({ code: 'custom', message: 'Write the time like 10:03 AM or 18:30' });
  return z.NEVER;
});

const optionalFields = {
  meetingTitle: line(300),
  videoPublishDate: typedDate,
  videoId: line(200),
  meetingDescription: paragraphs(5000),
  downloadId: line(200),
  audioFile: audioAddress,
  recordingStartSeconds: clockTime,
};

/** The Add Meeting form (specification, section 5). Dates come out as yyyy-mm-dd. */
export const addMeetingForm = z.object({
  ...optionalFields,
  meetingDate: typedDate.refine((date) => date !== null, 'Enter the date of the meeting'),
  governmentBody: governmentBody.refine((body) => body !== null, 'Choose a government body'),
  markdownSummary: z
    .string()
    .optional()
    .transform((text) => text?.replaceAll('\\n', '\n'))
    .pipe(paragraphs(summaryLimit)),
});

/** The Edit Meeting dialog: every field may be empty, and is then none. */
export const editMeetingForm = z.object({
  ...optionalFields,
  meetingDate: typedDate,
  governmentBody,
  markdownSummary: paragraphs(summaryLimit),
  /** Stands for the summary that the form was opened with. */
  summaryMark: z.string().max(100).optional().default(''),
  /** What the public list of corrections says, where a published summary is changed. */
  correction: line(500),
});

/** The date as the form shows it: MM/DD/YY, with a full year where two digits would mean another. */
export function shownInForm(day: string | null): string {
  if (day === null) return '';
  const typed = formatTypedDate(day);
  const read = parseTypedDate(typed);
  if (read && isoDateOf(read) === day) return typed;
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Browsers send lines ended by CR LF; a NUL is no text that a database would take. */
function tidyParagraphs(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
}
