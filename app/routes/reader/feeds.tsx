import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { FeedList } from '#app/feeds/secret/FeedList.tsx';
import { feedsPath } from '#app/feeds/secret/feed-paths.ts';
import { listFeeds } from '#app/feeds/secret/list-feeds.server.ts';
import { MadeAddresses } from '#app/feeds/secret/MadeAddresses.tsx';
import { MakeAddress } from '#app/feeds/secret/MakeAddress.tsx';
import { madeFeed } from '#app/feeds/secret/made-feed.ts';
import { makeFeed } from '#app/feeds/secret/make-feed.server.ts';
import { notInPlan } from '#app/feeds/secret/refuse-without-feeds.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasFeeds } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/feeds';

/** `search` is empty for what is followed. */
const makeForm = z.object({ search: z.string().max(36) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, tier } = requireViewer(context, request);
  return { feeds: await orErrorPage(listFeeds(userId)), isIncluded: hasFeeds(tier) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const sent = makeForm.safeParse(Object.fromEntries(await readForm(request)));
  if (!sent.success) throw data({ message: unreadableForm }, { status: 400 });
  const searchId = sent.data.search || null;
  try {
    const secret = await makeFeed({ userId, searchId });
    const made = madeFeed(secret, searchId ? 'search' : 'followed', siteAddress(request));
    return data(made, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    if (!(error instanceof AppError))
      return orErrorPage(Promise.reject(error), 'No address was made.');
    showToast(context, 'error', error.message);
    return redirect(feedsPath);
  }
}

export function ServerComponent({ loaderData: { feeds, isIncluded } }: Route.ServerComponentProps) {
  const isFollowedThere = feeds.some(({ search }) => search === null);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Calendar and Feeds" />
      <PageHeading
        above={<BackLink to="/settings#feeds">Settings</BackLink>}
        title="Calendar and Feeds"
        lead="By a secret address your calendar and your news reader read what you may read, without signing in. Give it to programs, not to people: whoever has it reads with you."
      />
      <MadeAddresses />
      {isIncluded ? null : (
        <div className="mb-6">
          <Notice>
            <p>
              {notInPlan} <Link to="/pricing">See the plans</Link>
              {feeds.length > 0 ? '. Yours are kept, and tell nothing meanwhile.' : null}
            </p>
          </Notice>
        </div>
      )}
      <div className="grid gap-6">
        {feeds.length > 0 ? <FeedList feeds={feeds} /> : null}
        {isIncluded && !isFollowedThere ? (
          <section aria-labelledby="followed" className="grid gap-3">
            <h2 id="followed" className="section-title">
              What You Follow
            </h2>
            <p>
              The meetings of your government bodies in your calendar, and their new summaries in
              your news reader.
            </p>
            <MakeAddress searchId={null} label="Make the Addresses" />
          </section>
        ) : null}
        {isIncluded ? (
          <p>
            An address for what a search finds is made with the search:{' '}
            <Link to="/saved-searches">your saved searches</Link>.
          </p>
        ) : null}
      </div>
    </PageFrame>
  );
}
