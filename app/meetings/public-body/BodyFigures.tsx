import type { ReactNode } from 'react';
import { Badge } from '#app/ui/Badge.tsx';
import { formatMeetingDate } from '../meeting-date.ts';
import type { PublicBody } from './read-public-body.server.ts';

type BodyFiguresProps = {
  body: PublicBody;
  /** False where how soon summaries come is told beside them. */
  tellsHowSoon: boolean;
  /** What else is told of it, before what was decided. */
  children?: ReactNode;
};

/** How far back, how often summarised and how soon, and what was decided; only what is known. */
export function BodyFigures({ body, tellsHowSoon, children }: BodyFiguresProps) {
  const { decided, held, usuallyDays } = body.lastYear;
  const year = { ...body.lastYear, usuallyDays: tellsHowSoon ? usuallyDays : null };
  return (
    <div className="grid gap-3">
      <p>{extentWords(body)}</p>
      {held > 0 ? <p>{summaryWords(year)}</p> : null}
      {children}
      {decided.length > 0 ? (
        <>
          <p id="decided">What was decided, counted from the published summaries:</p>
          <ul className="body-outcomes" aria-labelledby="decided">
            {decided.map(({ words, badge, count }) => (
              <li key={words}>
                <strong>{count.toLocaleString('en-US')}</strong>{' '}
                <Badge state={badge}>{words}</Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** '1,000 meetings and more, since Mar 4, 2019.' */
export function extentWords({ meetings, since }: Pick<PublicBody, 'meetings' | 'since'>): string {
  const { count, isMore } = meetings;
  const number = count.toLocaleString('en-US');
  const counted = isMore ? `More than ${number} meetings` : `${number} ${meetingWord(count)}`;
  return since ? `${counted}, the earliest of ${formatMeetingDate(since)}.` : `${counted}.`;
}

/** 'Of 24 meetings held in the last year, 22 have a summary, usually within 3 days.' */
export function summaryWords(year: PublicBody['lastYear']): string {
  const { held, summarised, usuallyDays, isCut } = year;
  const all = `${held.toLocaleString('en-US')} ${meetingWord(held)}`;
  const of = isCut ? `Of the latest ${all}` : `Of ${all} held in the last year`;
  const number = summarised === 0 ? 'none' : summarised.toLocaleString('en-US');
  const have = summarised === 1 || held === 1 ? 'has' : 'have';
  const soon = usuallyDays === null ? '' : `, usually within ${span(usuallyDays)}`;
  return `${of}, ${number} ${have} a summary${soon}.`;
}

const meetingWord = (count: number) => (count === 1 ? 'meeting' : 'meetings');

/** From here on weeks say more than days, and months more than weeks. */
const [inWeeks, inMonths] = [21, 90];

function span(days: number): string {
  if (days < inWeeks) return counted(days, 'day');
  if (days < inMonths) return counted(Math.ceil(days / 7), 'week');
  return counted(Math.ceil(days / 30), 'month');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
