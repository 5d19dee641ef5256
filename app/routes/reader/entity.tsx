import { data } from 'react-router';
import { requireViewer, type Viewer } from '#app/accounts/viewer.server.ts';
import { bodyPath } from '#app/entities/body-path.ts';
import { EntityLinks } from '#app/entities/EntityLinks.tsx';
import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import type { EntityPage } from '#app/entities/entity-page.server.ts';
import { StandingBadge } from '#app/meetings/ahead/StandingBadge.tsx';
import { type EntityMeeting, listEntityMeetings } from '#app/meetings/entity-meetings.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { UnreadMark } from '#app/meetings/news/UnreadMark.tsx';
import { unreadAmong } from '#app/meetings/news/unread-among.server.ts';
import type { UnreadAs } from '#app/meetings/news/unread-as.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { type Place, readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { Route } from './+types/entity';
import { openEntity } from './open-entity.server.ts';
import { RefusedEntity } from './RefusedEntity.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const search = new URL(request.url).searchParams;
  const { entity, refused } = await openEntity(viewer, params.entityId);
  if (refused) return refused;
  const place = readPlace(search);
  const list = await orErrorPage(
    listWithUnread(viewer, entity.id, place),
    'Failed to load meetings',
    'Error fetching meetings',
  );
  return data({ entity, list, toast: null, offer: null });
}

async function listWithUnread(viewer: Viewer, entityId: string, place: Place) {
  const { rows, ...pages } = await listEntityMeetings(entityId, place);
  const unread = await unreadAmong(viewer, { entityId, meetingIds: rows.map(({ id }) => id) });
  return { ...pages, rows: rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? null })) };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { entity, list, offer } = loaderData;
  if (!entity) return <RefusedEntity offer={offer} />;
  return (
    <PageFrame>
      <PrivateMeta title={entityTitle(entity)} />
      <PageHeading
        above={<BackLink to="/my-meetings">My Meetings</BackLink>}
        title={entityTitle(entity)}
        lead={entityPlace(entity)}
        actions={<Links entity={entity} />}
      />
      <section aria-labelledby="meetings" className="grid gap-4">
        <h2 id="meetings" className="section-title">
          Meetings
        </h2>
        {list.rows.length > 0 ? (
          <Meetings meetings={list.rows} />
        ) : (
          <EmptyState
            headingLevel={3}
            title="No meetings found"
            text="Check back later for updates."
          />
        )}
        <Pagination previous={list.previous} next={list.next} />
      </section>
    </PageFrame>
  );
}

function Links({ entity }: { entity: EntityPage }) {
  return (
    <>
      <LinkButton to={`/govt-entities/${entity.id}/votes`}>Members and Votes</LinkButton>
      <LinkButton to={`${bodyPath(entity.id)}#subscribe`}>Calendar and Feeds</LinkButton>
      <EntityLinks entity={entity} />
    </>
  );
}

type ListedMeeting = EntityMeeting & { unread: UnreadAs | null };

function Meetings({ meetings }: { meetings: ListedMeeting[] }) {
  return (
    <Table
      caption="Meetings, newest first"
      stack
      head={
        <>
          <Th>Date</Th>
          <Th>Title</Th>
          <Th>Description</Th>
        </>
      }
    >
      {meetings.map(({ id, date, title, description, unread, isCancelled }) => (
        <Row key={id} link>
          <Td nowrap>{formatMeetingDate(date)}</Td>
          <Td className="font-semibold">
            <RowLink to={`/meetings/${id}`}>
              <Truncated text={title ?? 'Untitled meeting'} />
            </RowLink>
            {isCancelled ? (
              <div className="mt-1">
                <StandingBadge isCancelled />
              </div>
            ) : null}
            {unread ? (
              <div className="mt-1">
                <UnreadMark as={unread} />
              </div>
            ) : null}
          </Td>
          <Td>{description ? <Truncated text={description} /> : null}</Td>
        </Row>
      ))}
    </Table>
  );
}
