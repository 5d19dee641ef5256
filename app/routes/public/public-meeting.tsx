import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { bodyPath } from '#app/entities/body-path.ts';
import { FollowBody } from '#app/entities/FollowBody.tsx';
import { readFollowState } from '#app/entities/follow-state.server.ts';
import { AgendaOutline } from '#app/meetings/ahead/AgendaOutline.tsx';
import { BeforeMeeting, StandingNotice } from '#app/meetings/ahead/BeforeMeeting.tsx';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { readPublicMeeting } from '#app/meetings/ahead/read-public-meeting.server.ts';
import { readOpenSummary } from '#app/meetings/read-open-summary.server.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { accountOf } from '#app/summaries/account/account-of.server.ts';
import { readCaseOrder } from '#app/summaries/account/case-order.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import type { Route } from './+types/public-meeting';
import { BodyPart } from './BodyPart.tsx';
import { OpenMeeting } from './OpenMeeting.tsx';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return orErrorPage(
    (async () => {
      const meeting = await readPublicMeeting(params);
      const [open, follow] = await Promise.all([
        readOpenSummary(params),
        readFollowState(viewer, params.entityId),
      ]);
      return {
        meeting,
        follow,
        open: open && {
          summary: open.summary,
          documents: open.documents,
          account: await accountOf(open),
        },
        order: readCaseOrder(new URL(request.url).searchParams),
      };
    })(),
    'Failed to load this meeting.',
  );
}

/**
 * What everybody may know of a meeting: when and where, how to take part, and its agenda; its summary
 * where the government itself opened it to everybody.
 */
export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { meeting, follow, open, order } = loaderData;
  const { id, title, body, ahead } = meeting;
  const when = [ahead.day, ahead.time].filter(Boolean).join(', ');
  return (
    <PageFrame width={open ? 'wide' : undefined}>
      <PublicMeta
        title={`${title}, ${body.title}`}
        description={`${title} of ${body.title}, ${when}: ${open ? 'what was decided, and where each statement stands in the record' : 'place, how to attend and comment, and the agenda'}.`}
        path={publicMeetingPath(body.id, id)}
        matches={matches}
        picture={{
          path: `${bodyPath(body.id)}/picture.png`,
          alt: `${body.title} · ${brand.name}`,
        }}
      />
      <PageHeading
        above={<BackLink to={bodyPath(body.id)}>{body.title}</BackLink>}
        title={title}
        lead={<p>{when}</p>}
        actions={
          <>
            {follow.is === 'reader' ? (
              <LinkButton to={`/meetings/${id}`}>Open Meeting</LinkButton>
            ) : null}
            {open?.documents ? (
              <ExternalLink href={open.documents} button>
                View Meeting Documents
              </ExternalLink>
            ) : null}
          </>
        }
      />
      {open ? (
        <OpenMeeting meetingId={id} {...open} order={order} recording={open.summary.recording}>
          <Panel id="yours" title="Follow this body">
            <FollowBody body={body} state={follow} isOpen />
          </Panel>
        </OpenMeeting>
      ) : (
        <Ahead meeting={meeting} follow={follow} />
      )}
    </PageFrame>
  );
}

type AheadProps = Pick<Route.ComponentProps['loaderData'], 'meeting' | 'follow'>;

function Ahead({ meeting: { id, body, ahead }, follow }: AheadProps) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <StandingNotice ahead={ahead} />
      <BodyPart id="when" title="When and Where">
        <BeforeMeeting ahead={ahead} meetingId={id} />
      </BodyPart>
      {ahead.agenda.length > 0 || ahead.isAhead ? (
        <BodyPart id="agenda" title="Agenda">
          {ahead.agenda.length > 0 ? (
            <AgendaOutline agenda={ahead.agenda} />
          ) : (
            <p className="text-muted">No agenda is known yet.</p>
          )}
        </BodyPart>
      ) : null}
      <FollowBody body={body} state={follow} />
    </div>
  );
}
