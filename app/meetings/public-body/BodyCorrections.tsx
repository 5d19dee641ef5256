import { Link } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { formatMeetingDate } from '../meeting-date.ts';
import type { PublicBody } from './read-public-body.server.ts';

/** What was corrected in the summaries of a body, the latest first. */
export function BodyCorrections({ corrections }: Pick<PublicBody, 'corrections'>) {
  return (
    <div className="grid gap-4">
      <ol className="grid max-w-[44rem] gap-4">
        {corrections.map(({ id, title, date, text, on }) => (
          <li key={`${id} ${on.toISOString()}`} className="grid gap-1">
            <h3 className="wrap-anywhere font-sans text-base">{title}</h3>
            <p className="wrap-anywhere">{text}</p>
            <p className="text-muted text-sm">
              Meeting of {formatMeetingDate(date)} · Corrected{' '}
              <time dateTime={on.toISOString()}>{formatDay(on)}</time>
            </p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/corrections">All corrections</Link>
      </p>
    </div>
  );
}
