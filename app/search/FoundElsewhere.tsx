import { Link } from 'react-router';
import { bodyPath } from '#app/entities/body-path.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { StandingBadge } from '#app/meetings/ahead/StandingBadge.tsx';
import { formatMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { FollowFound } from './FollowFound.tsx';
import type { Found, MeetingElsewhere } from './found.ts';
import { meetingCount } from './meeting-count.ts';

type FoundElsewhereProps = {
  elsewhere: Found['elsewhere'];
  isReader: boolean;
  here: string;
};

/** What lies in bodies that the reader does not follow: that it is there, and how to read it. */
export function FoundElsewhere({ elsewhere, isReader, here }: FoundElsewhereProps) {
  const { meetings, total } = elsewhere;
  const bodies = byBody(meetings);
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="section-title">
        {isReader ? 'In bodies you do not follow' : 'Meetings'}
      </h2>
      <p className="mt-1 text-muted">
        {meetingCount(total)}. {isReader ? forReaders : forVisitors}
      </p>
      <ul className="found-bodies">
        {bodies.map(({ body, meetings }) => (
          <li key={body.id}>
            <div className="found-body">
              <h3 className="found-body-title">
                <Link to={bodyPath(body.id)}>{body.title}</Link>
              </h3>
              <FollowFound body={body} isReader={isReader} here={here} />
            </div>
            <ul className="found-dates">
              {meetings.map(({ meetingId, title, date, isToCome, isCancelled }) => (
                <li key={meetingId}>
                  <time dateTime={date ? isoDateOf(date) : undefined}>
                    {formatMeetingDate(date)}
                  </time>
                  <span>
                    {isToCome ? (
                      <Link to={publicMeetingPath(body.id, meetingId)}>{title}</Link>
                    ) : (
                      title
                    )}
                    {isToCome ? <span className="text-muted"> (to come)</span> : null}{' '}
                    <StandingBadge isCancelled={isCancelled} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const forReaders = 'Follow a body to read what was found there.';
const forVisitors = 'Summaries and transcripts are for those who follow the body.';

/** The bodies in the order in which they come up, each with its meetings. */
function byBody(meetings: readonly MeetingElsewhere[]) {
  return [...Map.groupBy(meetings, ({ body }) => body.id).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ body: first.body, meetings: own }] : [];
  });
}
