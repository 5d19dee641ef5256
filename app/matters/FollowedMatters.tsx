import { Link } from 'react-router';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { FollowedMatter } from './list-followed.server.ts';

/** What a reader follows, each with what became of it last. */
export function FollowedMatters({ matters }: { matters: readonly FollowedMatter[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {matters.map(({ id, label, title, newest, isPaused }) => (
        <li key={id} className="grid gap-1 py-4">
          <h2 className="wrap-anywhere font-semibold">
            <Link to={`/matters/${id}`}>{label}</Link>{' '}
            {isPaused ? <Badge state="pending">Paused</Badge> : null}
          </h2>
          {title === label ? null : <p className="wrap-anywhere text-sm">{title}</p>}
          {newest ? (
            <p className="matter-outcome text-sm">
              <Badge state={newest.outcome.badge}>{newest.outcome.words}</Badge>
              <span className="text-muted">
                {formatMeetingDate(newest.date)} · {newest.body}
              </span>
            </p>
          ) : (
            <p className="text-muted text-sm">No meeting has it any more</p>
          )}
          {isPaused ? (
            <p className="text-muted text-sm">
              Your plan has no room for it: it is kept, without mail.
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
