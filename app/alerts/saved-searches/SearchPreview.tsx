import { Link } from 'react-router';
import { FoundMeetings } from '#app/search/FoundMeetings.tsx';
import { meetingCount } from '#app/search/meeting-count.ts';
import { type SearchAddress, searchPath } from '#app/search/search-address.ts';
import { howOften, previewDays } from './how-often.ts';
import type { Preview } from './preview-search.server.ts';

/** Enough to see whether it is what was meant. */
const mostShown = 3;

type SearchPreviewProps = {
  preview: Preview;
  search: SearchAddress;
  /** Where the search goes on with other words; `?q=` is added. */
  here: string;
};

/** What a search would have found lately, how often, and other words to look for. */
export function SearchPreview({ preview: { found, related }, search, here }: SearchPreviewProps) {
  const { total, open, elsewhere, remarks } = found;
  const meetings = [...found.meetings, ...open.meetings];
  const { count } = total;
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <h2 id="preview" className="section-title">
        In the last {previewDays} days
      </h2>
      <div className="text-muted">
        <p role="status">
          {count === 0
            ? 'It would have found nothing in the meetings you can read.'
            : `It would have found ${meetingCount(total)}, ${howOften(count)}.`}
        </p>
        {open.total.count > 0 ? (
          <p>
            In bodies that are open to everybody, {meetingCount(open.total)}: of these you are told
            as of your own.
          </p>
        ) : null}
        {elsewhere.total.count > 0 ? (
          <p>
            In bodies that you do not follow, {meetingCount(elsewhere.total)}: of these you are told
            the date and the title. <Link to="/meetings-we-track">Find bodies to follow</Link>.
          </p>
        ) : null}
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      {related.length > 0 ? (
        <p>
          Said in the same breath:{' '}
          {related.map(({ word, q }, at) => (
            <span key={word}>
              {at > 0 ? ', ' : null}
              <Link to={`${here}?${new URLSearchParams({ q })}`}>
                <span className="sr-only">Look also for </span>
                {word}
              </Link>
            </span>
          ))}
          . Press one to look for it as well.
        </p>
      ) : null}
      {meetings.length > 0 ? (
        <FoundMeetings meetings={meetings.slice(0, mostShown)} query={search.q} />
      ) : null}
      <p>
        <Link to={searchPath(search)}>Search all meetings</Link>
      </p>
    </section>
  );
}
