import { Link } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { bodyPath, rosterPath } from '#app/entities/body-path.ts';
import { EntityLinks } from '#app/entities/EntityLinks.tsx';
import { entityPlace, noMeetingsYet } from '#app/entities/entity.ts';
import { FollowBody } from '#app/entities/FollowBody.tsx';
import { type FollowState, readFollowState } from '#app/entities/follow-state.server.ts';
import { keepsRoster } from '#app/entities/own-body/keeps-roster.server.ts';
import { EmbedCode } from '#app/feeds/embed/EmbedCode.tsx';
import { FeedLinks } from '#app/feeds/FeedLinks.tsx';
import { Subscribe } from '#app/feeds/Subscribe.tsx';
import { BodyCorrections } from '#app/meetings/public-body/BodyCorrections.tsx';
import { BodyFigures } from '#app/meetings/public-body/BodyFigures.tsx';
import { BodyMeetings } from '#app/meetings/public-body/BodyMeetings.tsx';
import { BodyMembers } from '#app/meetings/public-body/BodyMembers.tsx';
import { bodyData } from '#app/meetings/public-body/body-data.ts';
import {
  type PublicBody,
  readPublicBody,
} from '#app/meetings/public-body/read-public-body.server.ts';
import { PublicMeta, StructuredData } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteOrigin } from '#app/site-origin.ts';
import {
  type BodyCoverage,
  readBodyCoverage,
} from '#app/sources/coverage/read-body-coverage.server.ts';
import { WatchedLine } from '#app/sources/coverage/WatchedLine.tsx';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/body';
import { BodyPart } from './BodyPart.tsx';

export const handle = { hydrate: false };

type ShownBody = {
  body: PublicBody;
  follow: FollowState;
  hasExports: boolean;
  /** The reader's account keeps the list of its members. */
  keepsRoster: boolean;
  /** Null where it is not watched. */
  coverage: BodyCoverage | null;
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return orErrorPage(read(), 'Failed to load this government body.');

  async function read(): Promise<ShownBody> {
    const body = await readPublicBody(params.entityId);
    if (!body) throw new AppError('not-found', 'Government body not found');
    return {
      body,
      follow: await readFollowState(viewer, body.id),
      keepsRoster: await keepsRoster(viewer, body.id),
      coverage: await readBodyCoverage(body.id),
      hasExports: viewer !== null && hasExports(viewer.tier),
    };
  }
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { body, follow, hasExports, keepsRoster, coverage } = loaderData;
  const origin = siteOrigin(matches);
  const path = bodyPath(body.id);
  const isEmpty = body.meetings.count === 0;
  const linked = follow.is === 'reader';
  return (
    <PageFrame>
      <PublicMeta
        title={body.title}
        description={descriptionOf(body)}
        path={path}
        matches={matches}
        picture={{ path: `${path}/picture.png`, alt: `${body.title} · ${brand.name}` }}
      />
      <FeedLinks body={body} />
      <StructuredData data={bodyData(body, origin && origin + path)} />
      <PageHeading
        above={<BackLink to="/meetings-we-track">Meetings We Track</BackLink>}
        title={body.title}
        lead={
          <>
            {body.name ? <p>{body.name}</p> : null}
            <p>{entityPlace(body)}</p>
          </>
        }
        actions={<EntityLinks entity={body} />}
      />
      <div className="grid grid-cols-1 gap-12">
        {isEmpty ? (
          <Notice title={noMeetingsYet}>
            {brand.name} has no meeting of this body yet. You can follow it all the same: its
            meetings appear as they are added.
            {coverage ? <WatchedLine coverage={coverage} /> : null}
          </Notice>
        ) : null}
        <FollowBody body={body} state={follow} isOpen={body.isOpen} />
        {isEmpty ? null : (
          <Meetings body={body} linked={linked} hasExports={hasExports} coverage={coverage} />
        )}
        {body.bodies.length > 0 ? (
          <BodyPart id="bodies" title="Its Boards and Committees">
            <ul className="body-names">
              {body.bodies.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </BodyPart>
        ) : null}
        {body.members.length > 0 || keepsRoster ? (
          <BodyPart id="members" title="Members">
            {body.members.length > 0 ? (
              <BodyMembers members={body.members} answersCut={body.answersCut} />
            ) : null}
            {keepsRoster ? (
              <p className="mt-3">
                <Link to={rosterPath(body.id)}>Edit the roster</Link>
              </p>
            ) : null}
          </BodyPart>
        ) : null}
        {body.corrections.length > 0 ? (
          <BodyPart id="corrections" title="Corrections">
            <BodyCorrections corrections={body.corrections} />
          </BodyPart>
        ) : null}
        <BodyPart id="subscribe" title="Stay Informed">
          <Subscribe body={body} origin={origin} />
        </BodyPart>
        {body.isOpen ? (
          <BodyPart id="embed" title="Embed These Meetings">
            <EmbedCode body={body} origin={origin} />
          </BodyPart>
        ) : null}
      </div>
    </PageFrame>
  );
}

type MeetingsProps = Omit<ShownBody, 'follow' | 'keepsRoster'> & { linked: boolean };

function Meetings({ body, linked, hasExports, coverage }: MeetingsProps) {
  return (
    <>
      <BodyPart id="ahead" title="Meetings Ahead">
        {body.toCome.length > 0 ? (
          <BodyMeetings meetings={body.toCome} ahead linked={linked} bodyId={body.id} />
        ) : (
          <p className="text-muted">None is known yet.</p>
        )}
      </BodyPart>
      {body.held.length > 0 ? (
        <BodyPart id="held" title="Latest Meetings">
          {body.isOpen ? (
            <p className="mb-3 text-muted">
              The government itself opens these summaries to everybody.
            </p>
          ) : null}
          <BodyMeetings
            meetings={body.held}
            linked={linked}
            isOpen={body.isOpen}
            bodyId={body.id}
          />
          {hasExports ? (
            <p className="mt-3">
              <a href={`${bodyPath(body.id)}/meetings.csv`}>Download all meetings as CSV</a>
            </p>
          ) : null}
        </BodyPart>
      ) : null}
      <BodyPart id="figures" title="The Record">
        <BodyFigures body={body} tellsHowSoon={coverage?.usualDays == null}>
          {coverage ? <WatchedLine coverage={coverage} /> : null}
        </BodyFigures>
      </BodyPart>
    </>
  );
}

/** What search engines show of a description is some 160 letters. */
const longestTitle = 60;

function descriptionOf({ title, state }: PublicBody): string {
  const name = title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
  return `${name}, ${state}: its meetings past and to come, what was decided, its members and how to follow it.`;
}
