import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { readSearchForm } from '#app/alerts/saved-searches/read-search-form.server.ts';
import { readSearchPage } from '#app/alerts/saved-searches/read-search-page.server.ts';
import { SavedSearchPage } from '#app/alerts/saved-searches/SavedSearchPage.tsx';
import { saveSearch } from '#app/alerts/saved-searches/save-search.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import type { Route } from './+types/new-saved-search';

const here = '/saved-searches/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const search = readSearchAddress(new URL(request.url).searchParams);
  return orErrorPage(readSearchPage(viewer, { search, name: '', rate: 'weekly' }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const sent = readSearchForm(await readForm(request), here);
  if ('answer' in sent) return sent.answer;
  try {
    await saveSearch({ userId, ...sent.value });
  } catch (error) {
    const failed = 'The search was not saved. Please try again.';
    return refuseForm({ submission: sent.submission, error, failed });
  }
  showToast(context, 'success', `“${sent.value.name}” was saved.`);
  return redirect('/saved-searches');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  return (
    <>
      <PrivateMeta title="Save a Search" />
      <SavedSearchPage
        title="Save a Search"
        here={here}
        page={loaderData}
        saveLabel="Save Search"
      />
    </>
  );
}
