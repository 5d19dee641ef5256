import { Link } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { publicMeetingPath } from '../ahead/public-meeting-path.ts';
import { StandingBadge } from '../ahead/StandingBadge.tsx';
import { formatLongMeetingDate, formatMeetingDate, isoDateOf } from '../meeting-date.ts';
import type { ShownMeeting } from './read-public-body.server.ts';

type BodyMeetingsProps = {
  meetings: readonly ShownMeeting[];
  /** Of meetings ahead the day of the week counts. */
  ahead?: boolean;
  /** Only who may read the meetings is led to them; of those ahead all may know when and where. */
  linked: boolean;
  /** Everybody may read the summaries. */
  isOpen?: boolean;
  bodyId: string;
};

/** Meetings by date and title, and whether they have a summary. */
export function BodyMeetings({ meetings, ahead, linked, isOpen, bodyId }: BodyMeetingsProps) {
  const isShown = ahead || isOpen;
  const format = ahead ? formatLongMeetingDate : formatMeetingDate;
  return (
    <ul className={classNames('body-meetings', ahead && 'body-meetings-ahead')}>
      {meetings.map(({ id, title, date, time, place, hasSummary, ...standing }) => (
        <li key={id}>
          <time dateTime={date ? isoDateOf(date) : undefined}>{format(date)}</time>
          <div className="min-w-0">
            <p className="body-meeting-title">
              {linked ? <Link to={`/meetings/${id}`}>{title}</Link> : null}
              {!linked && isShown ? <Link to={publicMeetingPath(bodyId, id)}>{title}</Link> : null}
              {linked || isShown ? null : title}
            </p>
            {ahead && (time || place) ? (
              <p className="text-muted text-sm">{[time, place].filter(Boolean).join(' · ')}</p>
            ) : null}
          </div>
          <StandingBadge isCancelled={standing.isCancelled} isMoved={ahead && standing.isMoved} />
          {hasSummary ? <Badge state="done">Summary</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
