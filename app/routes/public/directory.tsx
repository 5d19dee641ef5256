import { brand } from '#app/brand.ts';
import { entityTitle } from '#app/entities/entity.ts';
import { chosen, readEntityFilter } from '#app/entities/entity-filter.ts';
import { entityListData } from '#app/entities/entity-list-data.ts';
import { type FoundEntities, findEntities } from '#app/entities/find-entities.server.ts';
import { pageMeta, siteOrigin } from '#app/page-meta.ts';
import { log } from '#app/platform/log.server.ts';
import { FilterBar, FilterSelect, SearchBox } from '#app/ui/FilterBar.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { EmptyRow, Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { Route } from './+types/directory';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta({
    title: 'Meetings We Track',
    description: `The government bodies whose meetings ${brand.name} follows, by state, county and type. New ones are added every week.`,
    path: '/meetings-we-track',
    origin: siteOrigin(matches),
  }),
  ...(loaderData?.found ? entityListData(loaderData.found.entities, loaderData.found.count) : []),
];

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filter = readEntityFilter(search);
  const shown = {
    q: filter.q,
    state: chosen(filter.state),
    county: chosen(filter.county),
    type: chosen(filter.type),
  };
  const place = { after: search.get('after'), before: search.get('before') };
  try {
    return { shown, found: await findEntities({ filter, place }) };
  } catch (error) {
    log.error({ err: error }, 'directory could not be read');
    return { shown, found: null };
  }
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { shown, found } = loaderData;
  return (
    <PageFrame>
      <PageHeading
        title="Meetings We Track"
        lead="The government bodies whose meetings can be followed here. New ones are added every week."
        actions={<LinkButton to="/request-entity">Request New Entity</LinkButton>}
      />
      {found ? (
        <Entities shown={shown} found={found} />
      ) : (
        <ErrorNotice>Failed to load government entities. Please try again later.</ErrorNotice>
      )}
    </PageFrame>
  );
}

type EntitiesProps = {
  shown: Route.ComponentProps['loaderData']['shown'];
  found: FoundEntities;
};

function Entities({ shown, found }: EntitiesProps) {
  const { entities, count, options, previous, next } = found;
  return (
    <>
      <FilterBar label="Filter government entities" status={countWords(count)}>
        <SearchBox label="Search entities..." value={shown.q} />
        <FilterSelect
          name="state"
          label="Select State"
          allLabel="All States"
          options={options.states}
          value={shown.state}
        />
        <FilterSelect
          name="county"
          label="Select County"
          allLabel="All Counties"
          options={options.counties}
          value={shown.county}
        />
        <FilterSelect
          name="type"
          label="Select Entity Type"
          allLabel="All Types"
          options={options.types}
          value={shown.type}
        />
      </FilterBar>
      <Table
        caption="Government entities"
        stack
        head={
          <>
            <Th>Name</Th>
            <Th>Type</Th>
            <Th>State</Th>
            <Th>County</Th>
          </>
        }
      >
        {entities.map((entity) => (
          <Row key={entity.id}>
            <Td className="font-semibold">{entityTitle(entity)}</Td>
            <Td label="Type">{entity.type}</Td>
            <Td label="State">{entity.state}</Td>
            <Td label="County">{entity.county || 'N/A'}</Td>
          </Row>
        ))}
        {entities.length === 0 ? (
          <EmptyRow columns={4}>No government entities found matching your filters.</EmptyRow>
        ) : null}
      </Table>
      <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
    </>
  );
}

function countWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'entity' : 'entities'} found`;
}
