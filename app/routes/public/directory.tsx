import { data, Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { bodyPath } from '#app/entities/body-path.ts';
import { EntityFilterFields } from '#app/entities/EntityFilterFields.tsx';
import { entityTitle, listedCount, noMeetingsYet } from '#app/entities/entity.ts';
import { type EntityFilter, readEntityFilter } from '#app/entities/entity-filter.ts';
import { entityListData } from '#app/entities/entity-list-data.ts';
import { type FoundEntities, findEntities } from '#app/entities/find-entities.server.ts';
import { PublicMeta, StructuredData } from '#app/PageMeta.tsx';
import { log } from '#app/platform/log.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { siteOrigin } from '#app/site-origin.ts';
import { coveragePath } from '#app/sources/coverage/coverage-list.ts';
import { FilterBar } from '#app/ui/FilterBar.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { EmptyRow, Row, RowLink, Table, Td, Th } from '#app/ui/Table.tsx';
import type { Route } from './+types/directory';

export const handle = { hydrate: 'after-paint' };

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filter = readEntityFilter(search);
  const place = readPlace(search);
  try {
    return { filter, found: await findEntities({ filter, place }) };
  } catch (error) {
    log.error({ err: error }, 'directory could not be read');
    return data({ filter, found: null }, { status: 500 });
  }
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { filter, found } = loaderData;
  return (
    <PageFrame>
      <PublicMeta
        title="Meetings We Track"
        description={`The government bodies whose meetings ${brand.name} follows, by state, county and type. New ones are added every week.`}
        path="/meetings-we-track"
        matches={matches}
      />
      <PageHeading
        title="Meetings We Track"
        lead={
          <>
            The government bodies whose meetings can be followed here. New ones are added every
            week. <Link to={coveragePath}>Coverage</Link> tells how they are watched.
          </>
        }
        actions={<LinkButton to="/request-entity">Request New Entity</LinkButton>}
      />
      {found ? (
        <Entities filter={filter} found={found} origin={siteOrigin(matches)} />
      ) : (
        <ErrorNotice>Failed to load government entities. Please try again later.</ErrorNotice>
      )}
    </PageFrame>
  );
}

type EntitiesProps = {
  filter: EntityFilter;
  found: FoundEntities;
  origin: string | undefined;
};

function Entities({ filter, found, origin }: EntitiesProps) {
  const { rows: entities, count, options, previous, next } = found;
  return (
    <>
      <StructuredData data={entityListData(entities, { count, origin })} />
      <FilterBar label="Filter government entities" status={`${listedCount(count)} found`}>
        <EntityFilterFields filter={filter} options={options} />
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
          <Row key={entity.id} link>
            <Td className="font-semibold">
              <RowLink to={bodyPath(entity.id)}>{entityTitle(entity)}</RowLink>
              {entity.hasMeetings ? null : (
                <span className="block font-normal text-muted text-sm">{noMeetingsYet}</span>
              )}
            </Td>
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
