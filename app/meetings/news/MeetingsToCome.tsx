import { Link } from 'react-router';
import { StandingBadge } from '../ahead/StandingBadge.tsx';
import { formatDayOfWeek } from '../meeting-date.ts';
import type { MeetingToCome } from './to-come.ts';

/** What the bodies that a reader follows have before them. */
export function MeetingsToCome({ meetings }: { meetings: readonly MeetingToCome[] }) {
  return (
    <section aria-labelledby="to-come" className="grid gap-3 min-w-0">
      <h2 id="to-come" className="section-title">
        Coming Up
      </h2>
      {meetings.length > 0 ? (
        <ul className="to-come-list">
          {meetings.map(({ meetingId, title, date, body, time, place, ...standing }) => (
            <li key={meetingId}>
              <p className="to-come-date">
                {formatDayOfWeek(date)} <StandingBadge {...standing} />
              </p>
              {time ? <p className="text-sm">{time}</p> : null}
              <p>
                <Link to={`/meetings/${meetingId}`}>{title}</Link>
              </p>
              <p className="to-come-about">{[body, place].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="to-come-about">No date ahead is known of a body you follow.</p>
      )}
    </section>
  );
}
