import { data, Form, Link } from 'react-router';
import { endSearch } from '#app/alerts/saved-searches/end-search.server.ts';
import { type Ending, readEnding } from '#app/alerts/saved-searches/read-ending.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readSearchEnding } from '#app/platform/mail/unsubscribe-link.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/unsubscribe-search';

export const handle = { hydrate: false };

/** Looking ends nothing: programs that check the links in mail look at them too. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const link = readSearchEnding(searchParams);
  const ending = link && (await orErrorPage(readEnding(link)));
  const status = link || !searchParams.has('token') ? 200 : 400;
  return data({ isGood: link !== null, ending }, { status });
}

/**
 * Also what a mail program sends by itself when its own button is pressed: it is answered with this
 * page, as such programs follow no redirect (RFC 8058, section 3.1).
 */
export async function action({ request }: Route.ActionArgs) {
  const link = readSearchEnding(new URL(request.url).searchParams);
  if (link === null) throw data({ message: 'This link is not whole.' }, { status: 400 });
  await orErrorPage(endSearch(link), 'The search was not switched off. Please try again.');
  return null;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { isGood, ending } = loaderData;
  const title = 'E-mail about a saved search';
  return (
    <PageFrame width="reading">
      <PrivateMeta title={title} />
      <PageHeading title={title} />
      {isGood ? <EndingOf ending={ending} /> : <NotWhole />}
    </PageFrame>
  );
}

function EndingOf({ ending }: { ending: Ending | null }) {
  if (!ending) return <p>This search is deleted. You get no mail for it.</p>;
  const { id, name, told } = ending;
  if (told === null) {
    return (
      <p className="wrap-anywhere">
        “{name}” is switched off: you get no more mail for it. What it looks for is kept. To start
        it again, choose when you want to be told in{' '}
        <Link to={`/saved-searches/${id}`}>your saved search</Link>.
      </p>
    );
  }
  return (
    <Form method="post" className="form-stack">
      <p className="wrap-anywhere">
        You get an e-mail when “{name}” finds something new ({told.toLowerCase()}). This ends it for
        this search alone; your other searches go on.
      </p>
      <div className="button-row">
        <SubmitButton>End Mail for This Search</SubmitButton>
      </div>
    </Form>
  );
}

const NotWhole = () => (
  <>
    <p>This link is not whole. Copy all of it from the message, or use your saved searches.</p>
    <div className="button-row mt-4">
      <LinkButton to="/saved-searches">Saved Searches</LinkButton>
    </div>
  </>
);
