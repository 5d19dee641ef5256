import { Form, redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { changeSearch } from '#app/alerts/saved-searches/change-search.server.ts';
import { deleteSearch } from '#app/alerts/saved-searches/delete-search.server.ts';
import { readSearch } from '#app/alerts/saved-searches/read-search.server.ts';
import { readSearchForm } from '#app/alerts/saved-searches/read-search-form.server.ts';
import { readSearchPage } from '#app/alerts/saved-searches/read-search-page.server.ts';
import { SavedSearchPage } from '#app/alerts/saved-searches/SavedSearchPage.tsx';
import { FeedOfSearch } from '#app/feeds/secret/FeedOfSearch.tsx';
import { readFeedOfSearch } from '#app/feeds/secret/list-feeds.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasFeeds } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/saved-search';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const kept = await orErrorPage(readSearch({ userId: viewer.userId, id: params.searchId }));
  const tried = readSearchAddress(new URL(request.url).searchParams);
  const search = tried.q === '' ? kept.search : tried;
  const [page, feed] = await orErrorPage(
    Promise.all([
      readSearchPage(viewer, { ...kept, search }),
      readFeedOfSearch(viewer.userId, params.searchId),
    ]),
  );
  const { searchId } = params;
  return {
    ...{ page, here: `/saved-searches/${searchId}` },
    feed: { searchId, feed, hasFeeds: hasFeeds(viewer.tier) },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const id = params.searchId;
  const form = await readForm(request);
  if (form.get('intent') === 'delete') {
    const { address } = await orErrorPage(deleteSearch({ userId, id }));
    return redirect(`/saved-searches?${new URLSearchParams({ deleted: address })}`);
  }
  const sent = readSearchForm(form, `/saved-searches/${id}`);
  if ('answer' in sent) return sent.answer;
  try {
    await changeSearch({ userId, id, ...sent.value });
  } catch (error) {
    const failed = 'The search was not changed. Please try again.';
    return refuseForm({ submission: sent.submission, error, failed });
  }
  showToast(context, 'success', `“${sent.value.name}” was saved.`);
  return redirect('/saved-searches');
}

export function ServerComponent({ loaderData: { page, here, feed } }: Route.ServerComponentProps) {
  return (
    <>
      <PrivateMeta title="Saved Search" />
      <SavedSearchPage title="Saved Search" here={here} page={page} saveLabel="Save Changes">
        <FeedOfSearch {...feed} />
        <Form method="post">
          <SubmitButton name="intent" value="delete" variant="danger" pendingLabel="Deleting...">
            Delete This Search
          </SubmitButton>
        </Form>
      </SavedSearchPage>
    </>
  );
}
