import { Link, redirect } from 'react-router';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { bodyPath } from '#app/entities/body-path.ts';
import { FollowMatter } from '#app/matters/FollowMatter.tsx';
import { followMatter } from '#app/matters/follow-matter.server.ts';
import { MatterHistory } from '#app/matters/MatterHistory.tsx';
import { readMatterFollow } from '#app/matters/matter-follow-state.server.ts';
import { readMatter, type ShownMatter } from '#app/matters/read-matter.server.ts';
import { stepWords } from '#app/matters/step-words.ts';
import { unfollowMatter } from '#app/matters/unfollow-matter.server.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/matter';
import { BodyPart } from './BodyPart.tsx';

export const handle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { matterId } = params;
  const [matter, follow] = await orErrorPage(
    Promise.all([readMatter(viewer, matterId), readMatterFollow(viewer, matterId)]),
    'Failed to load this matter.',
  );
  return { matter, follow, hasFile: viewer !== null && hasExports(viewer.tier) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const following = { userId, matterId: params.matterId };
  const here = `/matters/${params.matterId}`;
  const intent = (await readForm(request)).get('intent');
  if (intent === 'unfollow') {
    await orErrorPage(unfollowMatter(following), 'You still follow this matter.');
    showToast(context, 'success', 'You follow this matter no more.');
    return redirect(here);
  }
  try {
    const { label } = await followMatter(following);
    showToast(context, 'success', `You follow ${label}.`);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') {
      await orErrorPage(Promise.reject(error), 'The matter was not followed. Please try again.');
    }
    showToast(context, 'error', error instanceof AppError ? error.message : '');
  }
  return redirect(here);
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { matter, follow, hasFile } = loaderData;
  const path = `/matters/${matter.id}`;
  const state = matter.state === null ? null : stepWords(matter);
  return (
    <PageFrame>
      <PublicMeta
        title={matter.label}
        description={`${matter.label}: when it came up, where, and what became of it.`}
        path={path}
        matches={matches}
      />
      <PageHeading
        title={matter.label}
        lead={
          <>
            {matter.title === matter.label ? null : <p className="wrap-anywhere">{matter.title}</p>}
            <p className="mt-2">
              {state ? <Badge state={state.badge}>{state.words}</Badge> : null}{' '}
              <span className="text-muted">{foundBy(matter)}</span>
            </p>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-12">
        <FollowMatter state={follow} here={path} />
        {matter.toCome.length > 0 ? (
          <BodyPart id="ahead" title="What Is Next">
            <MatterHistory steps={matter.toCome} ahead />
          </BodyPart>
        ) : null}
        <BodyPart id="history" title="History">
          {matter.history.length > 0 ? (
            <MatterHistory steps={matter.history} />
          ) : (
            <p className="text-muted">No meeting has taken it up yet.</p>
          )}
          <Limits matter={matter} />
          {hasFile ? (
            <div className="mt-4">
              <DownloadCsv href={`${path}/history.csv`} />
            </div>
          ) : null}
        </BodyPart>
      </div>
    </PageFrame>
  );
}

/** By what its meetings were found, so that a reader can judge what is missing. */
function foundBy({ kind, meetings }: ShownMatter): string {
  const what = kind === 'address' || kind === 'project' ? 'this name' : 'this number';
  return `${meetings} ${meetings === 1 ? 'meeting has' : 'meetings have'} ${what} in an agenda or a title.`;
}

function Limits({ matter: { closed, meetings, toCome, history } }: { matter: ShownMatter }) {
  const more = meetings - toCome.length - history.length;
  return (
    <>
      {more > 0 ? <p className="mt-4 text-muted">{more} earlier meetings are not shown.</p> : null}
      {closed.length > 0 ? (
        <p className="mt-4">
          To read what was said, follow{' '}
          {closed.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 ? ', ' : ''}
              <Link to={bodyPath(id)}>{title}</Link>
            </span>
          ))}
          .
        </p>
      ) : null}
    </>
  );
}
