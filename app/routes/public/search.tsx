import { data, Link } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { isQuestion } from '#app/ask/is-question.ts';
import { askPath } from '#app/ask/question.ts';
import { brand } from '#app/brand.ts';
import { MattersNamed } from '#app/matters/MattersNamed.tsx';
import { mattersNamed } from '#app/matters/matters-named.server.ts';
import { PrivateMeta, PublicMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { SearchForm } from '#app/search/SearchForm.tsx';
import { SearchExamples, SearchGrammar } from '#app/search/SearchHelp.tsx';
import { foundWords, SearchResults } from '#app/search/SearchResults.tsx';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress, type SearchAddress, searchPath } from '#app/search/search-address.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/search';

export const handle = { hydrate: 'after-paint' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const address = readSearchAddress(new URL(request.url).searchParams);
  const isAsked = address.q !== '' || Object.values(address.chosen).some(Boolean);
  const asked = {
    ...{ address, isAsked, isReader: viewer !== null },
    hasExports: viewer !== null && hasExports(viewer.tier),
  };
  if (!isAsked) return { ...asked, found: null, matters: [], failed: null };
  try {
    await aMinute.take(viewer?.userId ?? addressKey(context.get(requestFacts).clientAddress));
    const [found, matters] = await Promise.all([search(viewer, address), mattersNamed(address.q)]);
    return { ...asked, found, matters, failed: null };
  } catch (error) {
    const { message, status } = refusalOf(
      error,
      'The search did not work; what you asked is kept. Try again in a minute.',
    );
    return data({ ...asked, found: null, matters: [], failed: message }, { status });
  }
}

/** As fast as anybody reads; a search asks more of the database than any other page. */
const aMinute = rateLimit({ name: 'searches', attempts: 60, minutes: 1 });

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { address, isAsked, isReader, hasExports, found, matters, failed } = loaderData;
  return (
    <PageFrame>
      {isAsked ? (
        <PrivateMeta
          title={address.q ? `${address.q.slice(0, longestTitle)} · Search` : 'Search'}
        />
      ) : (
        <PublicMeta
          title="Search"
          description={`Search the meetings that ${brand.name} follows: government bodies, meetings to come and, for readers, what was said and decided.`}
          path="/search"
          matches={matches}
        />
      )}
      <PageHeading title="Search" lead={isReader ? null : <VisitorLead />} />
      <div className="grid gap-4">
        <div className="grid gap-1">
          <SearchForm address={address} />
          <SearchGrammar isReader={isReader} />
        </div>
        <div className="text-muted">
          <p role="status">{found ? foundWords(found, isReader) : null}</p>
          {found?.asked ? (
            // What the box says itself is said once more on paper alone.
            <p className={found.asked === address.q ? 'hidden print:block' : 'wrap-anywhere'}>
              Looked for: {found.asked}
            </p>
          ) : null}
        </div>
        {isReader && found ? (
          <SaveSearch
            address={address}
            asked={found.asked}
            hasFile={hasExports && found.meetings.length > 0}
          />
        ) : null}
        {isReader && isQuestion(address.q) ? (
          <p>
            That is a question:{' '}
            <Link to={askPath({ q: address.q, body: null })}>ask the record</Link>.
          </p>
        ) : null}
        <MattersNamed matters={matters} />
        {found ? <SearchResults found={found} address={address} isReader={isReader} /> : null}
        {isAsked ? null : <SearchExamples isReader={isReader} />}
        {isReader && !isAsked ? (
          <p>
            <Link to="/saved-searches">Your saved searches</Link>,{' '}
            <Link to="/my-matters">matters you follow</Link>. You can also{' '}
            <Link to={askPath({ q: '', body: null })}>ask the record a question</Link>.
          </p>
        ) : null}
        {failed ? <ErrorNotice>{failed}</ErrorNotice> : null}
      </div>
    </PageFrame>
  );
}

/** The way to be told of what is found later, to those that are kept already, and to a file. */
type SaveSearchProps = { address: SearchAddress; asked: string; hasFile: boolean };

function SaveSearch({ address, asked, hasFile }: SaveSearchProps) {
  const search = searchPath(address, { page: 1 }).split('?')[1];
  return (
    <div className="button-row">
      {asked ? (
        <LinkButton to={`/saved-searches/new?${search}`} small>
          Save This Search
        </LinkButton>
      ) : null}
      <Link to="/saved-searches">Your saved searches</Link>
      {hasFile ? (
        <Link to={`/search.csv?${search}`} reloadDocument>
          Download as CSV
        </Link>
      ) : null}
    </div>
  );
}

/** Letters of a query in the title of its tab. */
const longestTitle = 60;

function VisitorLead() {
  return (
    <>
      Government bodies, meetings to come, and what was said and decided where a government opens it
      to everybody. Elsewhere that is found by those who follow a body:{' '}
      <Link to="/auth">sign in</Link> or <Link to="/auth?mode=signup">sign up</Link>.
    </>
  );
}
