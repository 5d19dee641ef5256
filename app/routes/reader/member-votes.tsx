import { data } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { entityTitle } from '#app/entities/entity.ts';
import { isServing } from '#app/entities/roster/roster.ts';
import { today } from '#app/entities/roster/term-words.ts';
import { listMemberVotes } from '#app/meetings/member-votes/list-member-votes.server.ts';
import { MembersTable } from '#app/meetings/member-votes/MembersTable.tsx';
import { MemberVotesTable } from '#app/meetings/member-votes/MemberVotesTable.tsx';
import { readMemberFilter } from '#app/meetings/member-votes/member-filter.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { FilterBar, FilterSelect } from '#app/ui/FilterBar.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/member-votes';
import { openEntity } from './open-entity.server.ts';
import { RefusedEntity } from './RefusedEntity.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { entity, refused } = await openEntity(viewer, params.entityId);
  if (refused) return refused;
  const search = new URL(request.url).searchParams;
  const { members, member, filter } = await orErrorPage(
    readMemberFilter(viewer, { entityId: entity.id, search }),
    'Failed to load the members',
  );
  const list = await orErrorPage(
    listMemberVotes(viewer, filter, { place: readPlace(search) }),
    'Failed to load the votes',
  );
  return data({ entity, list, members, member, day: today(), toast: null, offer: null });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  if (!loaderData.entity) return <RefusedEntity offer={loaderData.offer} />;
  const { entity, list, members, member, day } = loaderData;
  const address = `/govt-entities/${entity.id}`;
  const serving = members.filter((one) => isServing(one, day));
  const others = members.filter((one) => !isServing(one, day));
  const names = [...new Set(members.filter(({ votes }) => votes).map(({ name }) => name))];
  const asked = member === null ? '' : `?${new URLSearchParams({ member })}`;
  return (
    <PageFrame>
      <PrivateMeta title={`Members and Votes: ${entityTitle(entity)}`} />
      <PageHeading
        above={<BackLink to={address}>{entityTitle(entity)}</BackLink>}
        title="Members and Votes"
        lead="Who sits on this body, and how each answered in the roll calls of its published meetings."
      />
      <section aria-labelledby="members" className="mb-10 grid gap-4">
        <h2 id="members" className="section-title">
          Members
        </h2>
        {serving.length > 0 ? (
          <MembersTable caption="Members in office" members={serving} />
        ) : (
          <p className="text-muted">Nobody has entered who sits on this body yet.</p>
        )}
        {others.length > 0 ? (
          <Disclosure label={`Former and coming members (${others.length})`}>
            <div className="mt-3">
              <MembersTable caption="Former and coming members" members={others} />
            </div>
          </Disclosure>
        ) : null}
      </section>
      <section aria-labelledby="votes" className="grid gap-4">
        <h2 id="votes" className="section-title">
          Votes
        </h2>
        {names.length > 0 ? (
          <FilterBar label="Filter votes">
            <FilterSelect
              name="member"
              label="Member"
              allLabel="All members"
              options={names}
              value={member ?? ''}
            />
          </FilterBar>
        ) : null}
        {list.rows.length > 0 ? (
          <>
            <MemberVotesTable votes={list.rows} />
            <p className="text-sm">
              <a href={`${address}/votes.csv${asked}`} download>
                Download as CSV
              </a>
            </p>
          </>
        ) : (
          <EmptyState
            headingLevel={3}
            title="No votes found"
            text="Votes appear here once a meeting with a roll call is published."
          />
        )}
        <Pagination previous={list.previous} next={list.next} />
      </section>
    </PageFrame>
  );
}
