import { formatDay } from '#app/platform/moment.ts';
import type { Member } from './roster.ts';

/** 'Jan 6, 2025 to Jan 4, 2027', 'Since Jan 6, 2025'. Null where both ends are open. */
export function termWords({ termStart, termEnd }: Pick<Member, 'termStart' | 'termEnd'>) {
  const [start, end] = [termStart, termEnd].map((day) => day && formatDay(`${day}T12:00:00Z`));
  if (start && end) return `${start} to ${end}`;
  if (start) return `Since ${start}`;
  return end ? `Until ${end}` : null;
}

/** A day as the form shows it: MM/DD/YYYY. */
export function typedDay(day: string | null): string {
  const [year, month, date] = (day ?? '').split('-');
  return year && month && date ? `${month}/${date}/${year}` : '';
}

/** A day that has begun everywhere in the United States. */
export const today = (now: Date = new Date()) =>
  new Date(now.getTime() - 12 * 3600 * 1000).toISOString().slice(0, 10);

/** '1 member', '12 members'. */
export const memberCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`;
