import { Link } from 'react-router';
import { Pagination } from '#app/ui/Pagination.tsx';
import { ChosenFacets, Facets } from './Facets.tsx';
import { FoundBodies } from './FoundBodies.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { FoundMeetings } from './FoundMeetings.tsx';
import type { Found } from './found.ts';
import { counted, meetingCount } from './meeting-count.ts';
import { NothingFound } from './NothingFound.tsx';
import { Remarks } from './Remarks.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';

type SearchResultsProps = {
  found: Found;
  address: SearchAddress;
  /** Visitors find bodies and meetings to come. */
  isReader: boolean;
};

/** What was found, under how much that is. */
export function SearchResults({ found, address, isReader }: SearchResultsProps) {
  const { remarks, meant, meetings, facets, open, elsewhere, bodies, previous, next } = found;
  const here = searchPath(address);
  const count = meetings.length + open.meetings.length + elsewhere.meetings.length + bodies.length;
  return (
    <>
      {meant === null ? null : (
        <p className="wrap-anywhere">
          Did you mean <Link to={searchPath({ ...address, q: meant }, { page: 1 })}>{meant}</Link>?
        </p>
      )}
      <Remarks remarks={remarks} />
      <ChosenFacets facets={facets} address={address} />
      <div className="search-layout">
        <Facets facets={facets} address={address} />
        <div className="search-found">
          {count === 0 ? <NothingFound address={address} isReader={isReader} /> : null}
          {bodies.length > 0 ? (
            <FoundBodies bodies={bodies} isReader={isReader} here={here} />
          ) : null}
          {meetings.length > 0 ? <FoundMeetings meetings={meetings} query={address.q} /> : null}
          <Pagination
            previous={previous === null ? null : { page: String(previous) }}
            next={next === null ? null : { page: String(next) }}
            previousLabel="Previous"
            nextLabel="Next"
            status={address.page > 1 ? `Page ${address.page}` : undefined}
          />
          {open.meetings.length > 0 ? (
            <FoundMeetings
              id="found-open"
              title="Open to everybody"
              about={`${meetingCount(open.total)}${open.meetings.length < open.total.count ? `, the best ${open.meetings.length} here` : ''}. Their own governments open these to everybody.`}
              meetings={open.meetings}
              query={address.q}
            />
          ) : null}
          {elsewhere.meetings.length > 0 ? (
            <FoundElsewhere elsewhere={elsewhere} isReader={isReader} here={here} />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** '14 meetings, and 37+ in bodies you do not follow': what screen readers hear anew. */
export function foundWords({ total, open, elsewhere, bodies }: Found, isReader: boolean): string {
  if (isReader) {
    const others = [
      open.total.count > 0 ? `, ${counted(open.total)} open to everybody` : '',
      elsewhere.total.count > 0
        ? `, and ${counted(elsewhere.total)} in bodies you do not follow`
        : '',
    ];
    return meetingCount(total) + others.join('');
  }
  const totals = [total, open.total, elsewhere.total];
  const all = {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isMore: totals.some(({ isMore }) => isMore),
  };
  const found = bodies.length === 1 ? '1 body' : `${bodies.length} bodies`;
  return bodies.length > 0 ? `${found} and ${meetingCount(all)}` : meetingCount(all);
}
