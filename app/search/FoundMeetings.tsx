import { Link } from 'react-router';
import { StandingBadge } from '#app/meetings/ahead/StandingBadge.tsx';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { FoundHit } from './FoundHit.tsx';
import type { FoundMeeting } from './found.ts';

type FoundMeetingsProps = {
  meetings: readonly FoundMeeting[];
  /** What was asked, to be looked for in the transcripts. */
  query: string;
  /** What stands above them; without it that is for screen readers alone. */
  title?: string;
  /** Below the title */
  about?: string;
  /** Of the section, where a page has several. */
  id?: string;
};

/** What was found in meetings that the reader may open, best first. */
export function FoundMeetings({
  meetings,
  query,
  title,
  about,
  id = 'found-meetings',
}: FoundMeetingsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title ? 'section-title mb-3' : 'sr-only'}>
        {title ?? 'Meetings'}
      </h2>
      {about ? <p className="mb-3 text-muted">{about}</p> : null}
      <div className="found-meetings">
        {meetings.map((meeting) => (
          <Meeting key={meeting.meetingId} meeting={meeting} query={query} />
        ))}
      </div>
    </section>
  );
}

function Meeting({ meeting, query }: { meeting: FoundMeeting; query: string }) {
  const { meetingId, href, title, date, isCancelled, body, hits, moreHits } = meeting;
  const heading = `found-${meetingId}`;
  return (
    <article className="found-meeting" aria-labelledby={heading}>
      <h3 id={heading} className="found-title">
        <Link to={href}>{title}</Link>
      </h3>
      <p className="found-about">
        {body.title} · {formatMeetingDate(date)} <StandingBadge isCancelled={isCancelled} />
      </p>
      {hits.length > 0 ? (
        <ol className="found-hits">
          {hits.map((hit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hits have no names, and are shown whole
            <FoundHit key={at} hit={hit} />
          ))}
        </ol>
      ) : null}
      {moreHits > 0 ? (
        <p className="found-more">
          <Link to={`/meetings/${meetingId}/transcript?${new URLSearchParams({ find: query })}`}>
            {moreHits.toLocaleString('en-US')} more in this meeting
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      ) : null}
    </article>
  );
}
