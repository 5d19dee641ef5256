import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { EntityFilterFields } from '#app/entities/EntityFilterFields.tsx';
import { EntityTable } from '#app/entities/EntityTable.tsx';
import { listedCount } from '#app/entities/entity.ts';
import { readEntityList } from '#app/entities/entity-list.ts';
import { listEntities } from '#app/entities/list-entities.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { FilterBar } from '#app/ui/FilterBar.tsx';
import { PlusIcon, UploadIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/entities';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams, search } = new URL(request.url);
  const list = readEntityList(searchParams);
  const { rows, ...found } = await orErrorPage(
    listEntities(list, readPlace(searchParams)),
    'Failed to load government entities.',
  );
  const entities = rows.map((entity) => ({
    ...entity,
    editAddress: `/admin/entities/${entity.id}${search}`,
  }));
  return { ...list, ...found, entities };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { filter, sort, options, count, entities, previous, next } = loaderData;
  return (
    <>
      <PrivateMeta title="Entities" />
      <div className="button-row mb-4">
        <LinkButton to="/admin/entities/new" small icon={<PlusIcon />}>
          Add Entity
        </LinkButton>
        <LinkButton to="/admin/entities/import" small icon={<UploadIcon />}>
          Import CSV
        </LinkButton>
      </div>
      <FilterBar label="Filter entities" keep={['sort', 'dir']} status={listedCount(count)}>
        <EntityFilterFields filter={filter} options={options} />
      </FilterBar>
      <EntityTable entities={entities} sort={sort} />
      <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
    </>
  );
}
