import { Link } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import type { ListedSearch } from './list-searches.server.ts';
import { readSavedAddress } from './saved-address.ts';
import { nameOfQuery } from './saved-search-form.ts';
import { rateWords } from './told-rate.ts';

/** A reader's saved searches, each with when they are told and what it found last. */
export function SavedSearches({ searches }: { searches: readonly ListedSearch[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {searches.map((search) => (
        <SavedSearch key={search.id} search={search} />
      ))}
    </ul>
  );
}

function SavedSearch({ search }: { search: ListedSearch }) {
  const { id, name, address, rate, isPaused, lastFound } = search;
  const asked = nameOfQuery(readSavedAddress(address).q);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="wrap-anywhere font-semibold">
          <Link to={`/search?${address}`}>{name}</Link>{' '}
          {isPaused ? <Badge state="pending">Paused</Badge> : null}
        </h2>
        {asked === name ? null : <p className="wrap-anywhere text-sm">Looks for: {asked}</p>}
        <p className="text-muted text-sm">
          {isPaused ? 'Your plan has no room for it: it is kept, and not run.' : told(rate)}
        </p>
        <p className="text-muted text-sm">
          {lastFound ? `Last found something on ${formatDay(lastFound)}` : 'Nothing new found yet'}
        </p>
      </div>
      <LinkButton to={`/saved-searches/${id}`} variant="secondary" small>
        Change<span className="sr-only"> {name}</span>
      </LinkButton>
    </li>
  );
}

const told = (rate: ListedSearch['rate']) =>
  rate === 'off' ? 'Switched off' : `Mail: ${rateWords[rate].toLowerCase()}`;
