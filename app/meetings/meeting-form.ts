import { z } from 'zod';
import { aheadForm } from './ahead/ahead-form.ts';
import { formatTypedDate, isoDateOf, parseTypedDate } from './meeting-date.ts';
import { clockTime, line, paragraphs, typedDate, webLine } from './typed-fields.ts';

/** The select's value for 'no government body' (specification, section 5). */
export const noGovernmentBody = 'select-government-body';

/** More than the longest summary anyone would read; a guard, not a limit of the product. */
export const summaryLimit = 200_000;

const governmentBody = line(300).transform((body) => (body === noGovernmentBody ? null : body));

const optionalFields = {
  meetingTitle: line(300),
  videoPublishDate: typedDate,
  videoId: line(200),
  meetingDescription: paragraphs(5000),
  downloadId: line(200),
  audioFile: webLine,
  recordingStartSeconds: clockTime,
  ...aheadForm,
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
