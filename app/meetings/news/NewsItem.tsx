import { Link } from 'react-router';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { formatMeetingDate } from '../meeting-date.ts';
import type { MeetingBrief } from './brief.ts';
import { UnreadMark } from './UnreadMark.tsx';

type NewsItemProps = { brief: MeetingBrief; headingLevel?: 2 | 3 };

/** A summary that the reader has yet to read: whose, of what day, what it says first. */
export function NewsItem({ brief, headingLevel = 3 }: NewsItemProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { meetingId, title, date, body, isKnown, correction, decided, opening } = brief;
  const heading = `news-${meetingId}`;
  return (
    <li>
      <article className="news-item" aria-labelledby={heading}>
        <p className="news-about">
          {body} · {formatMeetingDate(date)}
        </p>
        <Heading id={heading} className="news-title">
          <Link to={`/meetings/${meetingId}`}>{title}</Link>
        </Heading>
        <p className="news-marks">
          <UnreadMark as={isKnown ? 'corrected' : 'new'} />
          {decided.map(({ words, badge }) => (
            <Badge key={words} state={badge}>
              {words}
            </Badge>
          ))}
        </p>
        {isKnown && correction ? (
          <p className="news-opening">What was corrected: {correction}</p>
        ) : opening ? (
          <p className="news-opening">{unbrokenTallies(opening)}</p>
        ) : null}
      </article>
    </li>
  );
}
