import { Link } from 'react-router';
import type { ListedShare } from './list-shares.server.ts';
import { formatMeetingDate } from './meeting-date.ts';
import { RevokeShare } from './RevokeShare.tsx';
import { shareDays } from './share.ts';

/** The links of a reader that work, each with a way to end it. */
export function SharedMeetings({ shares }: { shares: readonly ListedShare[] }) {
  if (shares.length === 0) {
    return (
      <p className="text-muted">
        You share no meetings now. Links that you make on a meeting's page stand here for the{' '}
        {shareDays} days that they work.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {shares.map((share) => (
        <SharedMeeting key={share.id} share={share} />
      ))}
    </ul>
  );
}

function SharedMeeting({ share }: { share: ListedShare }) {
  const { meeting, createdAt, expiresAt, views, url, showName } = share;
  const date = formatMeetingDate(meeting.date);
  const title = meeting.title ?? date;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-medium">
          <Link to={`/meetings/${meeting.id}`}>{title}</Link>
        </p>
        <p className="text-muted text-sm">
          Shared {formatMeetingDate(createdAt)}, valid until {formatMeetingDate(expiresAt)}
          {showName ? ', with your name' : ''}
        </p>
        <p className="text-muted text-sm">
          {views.toLocaleString('en-US')} {views === 1 ? 'view' : 'views'}
        </p>
        <p className="mt-1 break-all text-sm">
          {/* A page of its own, as its visitors get it. */}
          <a href={url}>{url}</a>
        </p>
      </div>
      <RevokeShare shareId={share.id} of={title} small />
    </li>
  );
}
