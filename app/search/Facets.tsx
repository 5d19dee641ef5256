import { Link } from 'react-router';
import { ChevronRightIcon, CrossIcon } from '#app/ui/icons.tsx';
import { type Facet, type FacetValue, facetNames } from './found.ts';
import { kindWords } from './kind-words.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

type FacetsProps = { facets: readonly Facet[]; address: SearchAddress };

const titles: Record<Facet['name'], string> = {
  kind: 'Kind',
  body: 'Government body',
  outcome: 'Outcome',
  year: 'Year',
};

/** What the search can be narrowed down to, with how much that leaves. */
export function Facets({ facets, address }: FacetsProps) {
  const worthwhile = facets.filter(({ values }) => values.length > 0);
  if (worthwhile.length === 0) return null;
  return (
    <nav aria-label="Narrow down" className="facets no-print">
      <details className="group">
        <summary>
          <ChevronRightIcon className="flex-none group-open:rotate-90" />
          Narrow down
        </summary>
        <div className="facet-groups">
          {worthwhile.map(({ name, values }) => (
            <section key={name} aria-labelledby={`facet-${name}`}>
              <h2 id={`facet-${name}`} className="facet-title">
                {titles[name]}
              </h2>
              <ul>
                {values.map((value) => (
                  <li key={value.value}>
                    <FacetLink name={name} value={value} address={address} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  );
}

type FacetLinkProps = { name: Facet['name']; value: FacetValue; address: SearchAddress };

function FacetLink({ name, value, address }: FacetLinkProps) {
  const { label, count, isChosen } = value;
  return (
    <Link
      to={searchPath(address, { [name]: isChosen ? null : value.value })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>{label}</span>
      <span className="facet-count">
        {count.toLocaleString('en-US')}
        {isChosen ? <CrossIcon title="Take away" /> : null}
      </span>
    </Link>
  );
}

/** What the search is narrowed down to now; each can be taken away. */
export function ChosenFacets({ facets, address }: FacetsProps) {
  const chosen = facetNames.flatMap((name) => {
    const value = address.chosen[name];
    return value === null ? [] : [{ name, label: labelOf(facets, name, value) }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Narrowed down to" className="search-chosen">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link to={searchPath(address, { [name]: null })} preventScrollReset>
            {titles[name]}: {label}
            <CrossIcon title="Take away" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf(facets: readonly Facet[], name: Facet['name'], value: string): string {
  const known = facets.find((facet) => facet.name === name)?.values;
  const label = known?.find((each) => each.value === value)?.label;
  if (label !== undefined) return label;
  // Nothing was found there, so that nothing says what it is called.
  if (name === 'body') return 'one body';
  const kinds: Record<string, string> = kindWords;
  return (name === 'kind' && Object.hasOwn(kinds, value) && kinds[value]) || value;
}
