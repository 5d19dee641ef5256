import { data } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import { type EntityPage, readEntity } from '#app/entities/entity-page.server.ts';
import { OfferActions, OfferText } from '#app/entities/FollowOffer.tsx';
import { type FollowOffer, readFollowOffer } from '#app/entities/follow-offer.server.ts';
import { type EntityMeeting, listEntityMeetings } from '#app/meetings/entity-meetings.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { Route } from './+types/entity';

const denied = 'Entity not found or access denied';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const search = new URL(request.url).searchParams;
  const found = await orErrorPage(
    readEntity(viewer, params.entityId).catch(onlyRefusals),
    'Failed to load government entity details',
    'Error fetching government entity details',
  );
  if (found instanceof AppError) {
    const toast = { type: 'error' as const, message: found.message };
    const offer = found.code === 'forbidden' && (await readFollowOffer(viewer, params.entityId));
    return data(
      { entity: null, list: null, toast, offer: offer || null },
      { status: found.status },
    );
  }
  const place = readPlace(search);
  const list = await orErrorPage(
    listEntityMeetings(found.id, place),
    'Failed to load meetings',
    'Error fetching meetings',
  );
  return data({ entity: found, list, toast: null, offer: null });
}

function onlyRefusals(error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'broken') return error;
  throw error;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { entity, list, offer } = loaderData;
  if (!entity) {
    return (
      <>
        <PrivateMeta title={denied} />
        <Denied offer={offer} />
      </>
    );
  }
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

function Denied({ offer }: { offer: FollowOffer | null }) {
  const back = <LinkButton to="/dashboard">Return to Dashboard</LinkButton>;
  if (!offer) {
    return (
      <ErrorPage
        title={denied}
        text="You can read the meetings of the government entities that you follow."
        action={back}
      />
    );
  }
  return (
    <ErrorPage
      title={denied}
      text={<OfferText offer={offer} />}
      action={
        <OfferActions offer={offer} here={`/govt-entities/${offer.entity.id}`}>
          {back}
        </OfferActions>
      }
    />
  );
}

function Links({ entity: { homepageUrl, documentsUrl } }: { entity: EntityPage }) {
  if (!homepageUrl && !documentsUrl) return null;
  return (
    <>
      {homepageUrl ? (
        <ExternalLink href={homepageUrl} button>
          Visit Website
        </ExternalLink>
      ) : null}
      {documentsUrl ? (
        <ExternalLink href={documentsUrl} button>
          View Documents
        </ExternalLink>
      ) : null}
    </>
  );
}

function Meetings({ meetings }: { meetings: EntityMeeting[] }) {
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
      {meetings.map(({ id, date, title, description }) => (
        <Row key={id} link>
          <Td nowrap>{formatMeetingDate(date)}</Td>
          <Td className="font-semibold">
            <RowLink to={`/meetings/${id}`}>
              <Truncated text={title ?? 'Untitled meeting'} />
            </RowLink>
          </Td>
          <Td>{description ? <Truncated text={description} /> : null}</Td>
        </Row>
      ))}
    </Table>
  );
}
