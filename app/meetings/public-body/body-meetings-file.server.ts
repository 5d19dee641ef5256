import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import { pageOfPublicMeetings } from './public-meetings.server.ts';

/** The latest; enough for a council that meets each week since the nineties. */
const mostMeetings = 2000;

const head = ['date', 'title', 'government_body', 'decisions', 'summary_published', 'address'];

/** The meetings of a body as a file for spreadsheets, the latest first. */
export async function bodyMeetingsFile(
  entityId: string,
  { origin }: { origin: string },
): Promise<string> {
  const { rows } = await pageOfPublicMeetings(entityId, {}, mostMeetings);
  return csvLines([
    head,
    ...rows.map(({ id, date, title, governmentBody, decided, publishedAt }) => [
      date ? isoDateOf(date) : '',
      title,
      governmentBody ?? '',
      decided.map(({ words, count }) => `${count} ${words}`).join('; '),
      publishedAt ? isoDateOf(publishedAt) : '',
      `${origin}/meetings/${id}`,
    ]),
  ]);
}
