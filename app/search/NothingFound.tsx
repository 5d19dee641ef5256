import { Link } from 'react-router';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';

const everything = { kind: null, body: null, outcome: null, year: null };

/** Nothing was found: what to try. */
export function NothingFound({ address, isReader }: { address: SearchAddress; isReader: boolean }) {
  const isNarrowed = Object.values(address.chosen).some((value) => value !== null);
  return (
    <EmptyState
      title="Nothing was found"
      text={
        <ul className="list-disc pl-5">
          {isNarrowed ? (
            <li>
              <Link to={searchPath(address, everything)}>Search without the filters</Link>.
            </li>
          ) : null}
          <li>Try fewer words, or others for the same: ‘street’ for ‘road’.</li>
          <li>Look at how names are spelled.</li>
          {isReader ? null : (
            <li>
              Visitors find bodies and meetings to come. Who{' '}
              <Link to="/auth?mode=signup">signs up</Link> and follows a body finds what was said
              and decided there.
            </li>
          )}
          <li>
            See <Link to="/meetings-we-track">which bodies there are</Link>, or{' '}
            <Link to="/request-entity">ask for one that is missing</Link>.
          </li>
        </ul>
      }
    />
  );
}
