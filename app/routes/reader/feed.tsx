import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { feedPath, feedsPath } from '#app/feeds/secret/feed-paths.ts';
import { feedSubject, feedUse } from '#app/feeds/secret/feed-words.ts';
import { readFeed } from '#app/feeds/secret/list-feeds.server.ts';
import { MadeAddresses } from '#app/feeds/secret/MadeAddresses.tsx';
import { madeFeed } from '#app/feeds/secret/made-feed.ts';
import { renewFeed } from '#app/feeds/secret/make-feed.server.ts';
import { stopFeed } from '#app/feeds/secret/stop-feed.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/feed';

const changeForm = z.object({ intent: z.enum(['renew', 'stop']) });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return { feed: await orErrorPage(readFeed(userId, params.feedId)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const sent = changeForm.safeParse(Object.fromEntries(await readForm(request)));
  if (!sent.success) throw data({ message: unreadableForm }, { status: 400 });
  const own = { userId, id: params.feedId };
  if (sent.data.intent === 'stop') {
    await orErrorPage(stopFeed(own));
    showToast(context, 'success', 'The address was ended. Nothing is told by it any more.');
    return redirect(feedsPath);
  }
  const { search } = await orErrorPage(readFeed(userId, params.feedId));
  const secret = await orErrorPage(renewFeed(own));
  const made = madeFeed(secret, search ? 'search' : 'followed', siteAddress(request));
  return data(made, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Asks before an address that programs use is ended; the buttons are the answers. */
export function ServerComponent({ loaderData: { feed } }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading" className="max-w-[38rem]">
      <PrivateMeta title="Change or Stop Address" />
      <PageHeading
        above={<BackLink to={feedsPath}>Calendar and Feeds</BackLink>}
        title="Change or stop this address?"
        lead="Either way the one that your programs have now ends at once, and cannot be brought back. Do so when somebody else may know it."
      />
      <MadeAddresses />
      <DefinitionList
        items={[
          { term: 'Tells', value: feedSubject(feed) },
          { term: 'Use', value: feedUse(feed) },
        ]}
      />
      <Form method="post" action={feedPath(feed.id)} className="button-row mt-6">
        <SubmitButton name="intent" value="renew" pendingLabel="Making...">
          Make a New Address
        </SubmitButton>
        <SubmitButton name="intent" value="stop" variant="danger" pendingLabel="Stopping...">
          Stop This Address
        </SubmitButton>
        <LinkButton to={feedsPath}>Cancel</LinkButton>
      </Form>
    </PageFrame>
  );
}
