import { data } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { countShareView } from '#app/meetings/count-share-view.server.ts';
import { PlainPlayer } from '#app/meetings/listening/PlainPlayer.tsx';
import { formatLongMeetingDate, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSharedMeeting, type SharedMeeting } from '#app/meetings/read-shared-meeting.server.ts';
import { SummaryPanel } from '#app/meetings/SummaryPanel.tsx';
import { sharePath } from '#app/meetings/share.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { MeetingFacts } from '#app/summaries/reading/MeetingFacts.tsx';
import { readMeetingFacts } from '#app/summaries/reading/read-meeting-facts.server.ts';
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
    return data({ gone: opened.state, shared: null, facts: null, path: null } as const, {
      status: goneStatus(opened.state),
    });
  }
  const { shareId, sharerId, meetingId, ...shared } = opened.found;
  const viewerId = context.get(viewerContext)?.userId ?? null;
  await countShareView({ share: { shareId, sharerId }, viewerId, request });
  const facts = shared.summary && (await readMeetingFacts(meetingId));
  return data({ gone: null, shared, facts, path: sharePath(token) } as const);
}

type Shown = Omit<SharedMeeting, 'shareId' | 'sharerId' | 'meetingId'>;

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  if (loaderData.gone) return <SharedMeetingGone state={loaderData.gone} />;
  const { shared, facts, path } = loaderData;
  const { meeting, summary } = shared;
  const title = titleOf(shared);
  return (
    <PageFrame>
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          {summary?.recording ? <PlainPlayer recording={summary.recording} /> : null}
          <SummaryPanel summary={summary} transcriptHref={`${path}/transcript`} />
          {facts ? <MeetingFacts facts={facts} transcriptHref={`${path}/transcript`} /> : null}
        </div>
        <div className="grid gap-6">
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
