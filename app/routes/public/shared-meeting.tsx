import { data } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { countShareView } from '#app/meetings/count-share-view.server.ts';
import { PlainPlayer } from '#app/meetings/listening/PlainPlayer.tsx';
import { formatLongMeetingDate, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSharedMeeting, type SharedMeeting } from '#app/meetings/read-shared-meeting.server.ts';
import { sharePath } from '#app/meetings/share.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { accountOf } from '#app/summaries/account/account-of.server.ts';
import { readCaseOrder } from '#app/summaries/account/case-order.ts';
import { Contents } from '#app/summaries/reading/Contents.tsx';
import { SummaryPanel } from '#app/summaries/reading/SummaryPanel.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import type { Route } from './+types/shared-meeting';
import { goneStatus, SharedMeetingGone } from './SharedMeetingGone.tsx';

export const handle = { hydrate: false };

/** A link can end at any moment, so nobody keeps what it showed. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { token } = params;
  const opened = await readSharedMeeting({ token });
  if (opened.state !== 'working') {
    return data({ gone: opened.state, shared: null } as const, {
      status: goneStatus(opened.state),
    });
  }
  const { shareId, sharerId, meetingId: _, behind, ...shared } = opened.found;
  const viewerId = context.get(viewerContext)?.userId ?? null;
  await countShareView({ share: { shareId, sharerId }, viewerId, request });
  return data({
    gone: null,
    shared,
    account: await accountOf({ summary: shared.summary, behind }),
    order: readCaseOrder(new URL(request.url).searchParams),
    path: sharePath(token),
  } as const);
}

type Shown = Omit<SharedMeeting, 'shareId' | 'sharerId' | 'meetingId' | 'behind'>;

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  if (loaderData.gone) return <SharedMeetingGone state={loaderData.gone} />;
  const { shared, account, order, path } = loaderData;
  const { meeting, summary } = shared;
  const title = titleOf(shared);
  return (
    <PageFrame width="wide">
      <PublicMeta
        title={title}
        description={`The summary of a public meeting${meeting.entity ? ` of ${meeting.entity}` : ''}, with where to find each statement in its record.`}
        path={path}
        matches={matches}
        picture={{ path: `${path}/picture.png`, alt: `${title} · ${brand.name}` }}
      />
      <meta name="robots" content="noindex" />
      <PageHeading
        above={meeting.entity ? <p className="mb-1 text-muted">{meeting.entity}</p> : null}
        title={title}
        lead={
          <>
            {meeting.title ? <p>{formatLongMeetingDate(meeting.date)}</p> : null}
            {meeting.description ? <p>{meeting.description}</p> : null}
          </>
        }
        actions={
          meeting.documents ? (
            <ExternalLink href={meeting.documents} button>
              View Meeting Documents
            </ExternalLink>
          ) : null
        }
      />
      <div className="account-layout">
        <Contents cases={account?.cases ?? []} />
        <div className="account-column">
          {summary?.recording ? <PlainPlayer recording={summary.recording} /> : null}
          <SummaryPanel
            summary={summary}
            account={account}
            order={order}
            links={{ transcriptHref: `${path}/transcript` }}
          />
        </div>
        <div className="account-aside">
          <AboutThisLink {...shared} />
          <Invitation />
        </div>
      </div>
    </PageFrame>
  );
}

function AboutThisLink({ sharedBy, validUntil }: Shown) {
  return (
    <Panel id="link" title="A shared meeting">
      {sharedBy ? <p className="font-semibold">Shared by {sharedBy}</p> : null}
      <p className="text-muted">
        This link is valid until{' '}
        <time dateTime={validUntil.toISOString()}>{formatMeetingDate(validUntil)}</time>.
      </p>
    </Panel>
  );
}

function Invitation() {
  return (
    <div className="no-print">
      <Panel id="yours" title="Read your own government">
        <p className="mb-4 text-muted">
          {brand.name} summarizes public meetings and shows where each statement was made. With a
          free account you follow one local municipality and keep notes on its meetings.
        </p>
        <LinkButton to="/auth?mode=signup" variant="primary">
          Access Your First Summary
        </LinkButton>
      </Panel>
    </div>
  );
}

function titleOf({ meeting }: Shown): string {
  return meeting.title ?? formatLongMeetingDate(meeting.date);
}
