import { Link } from 'react-router';
import { apiDocument } from '#app/api/openapi.ts';
import { apiRoot } from '#app/api/operations.ts';
import { problems, problemType } from '#app/api/problem.ts';
import { ApiEndpoint, ApiObject, Example } from '#app/api/reference/ApiEndpoint.tsx';
import { readDocument } from '#app/api/reference/read-document.ts';
import { WebhookReference } from '#app/api/reference/WebhookReference.tsx';
import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { plans } from '#app/plans/plan-catalogue.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/api';

export const handle = { hydrate: false };

export function loader({ request }: Route.LoaderArgs) {
  const origin = siteAddress(request);
  return { root: `${origin}${apiRoot}`, ...readDocument(apiDocument(origin)) };
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { root, endpoints, objects } = loaderData;
  return (
    <PageFrame>
      <PublicMeta
        title="API"
        description={`How programs read ${brand.name}: bodies, meetings, summaries with what they cite, votes, transcripts and search, as JSON.`}
        path="/api"
        matches={matches}
      />
      <PageHeading
        title="API"
        lead={`Bodies, meetings, summaries with what they cite, votes, transcripts and search, as JSON for your programs.`}
      />
      <div className="api-reference">
        <Contents endpoints={endpoints} />
        <section aria-labelledby="key" className="api-part">
          <h2 id="key" className="section-title">
            Keys and limits
          </h2>
          <p>
            Make a key in your <Link to="/settings/api-keys">settings</Link> and send it with each
            request. It reads what you may read: of bodies that you do not follow, what is public.
          </p>
          <Example>{`export DAIS_KEY=dais_…\ncurl ${root}/follows \\\n  -H "Authorization: Bearer $DAIS_KEY"`}</Example>
          <ul className="list-disc pl-5">
            {plans.map(({ name, apiRequestsADay }) =>
              apiRequestsADay === 0 ? null : (
                <li key={name}>
                  {name}:{' '}
                  {apiRequestsADay === null
                    ? 'no limit of requests'
                    : `${apiRequestsADay.toLocaleString('en-US')} requests a day, in UTC`}
                </li>
              ),
            )}
          </ul>
          <p>
            The headers <code>RateLimit-Policy</code> and <code>RateLimit</code> say what is left;{' '}
            <Link to="/pricing">Pricing</Link> says which plan has what. Keep keys out of web pages
            and apps, where others can read them: for the same reason, browsers are not let in from
            other sites.
          </p>
        </section>
        <section aria-labelledby="answers" className="api-part">
          <h2 id="answers" className="section-title">
            Answers
          </h2>
          <p>
            A list comes a page at a time: ask again with its <code>next</code> as{' '}
            <code>after</code> until <code>next</code> is null. Every answer has an{' '}
            <code>ETag</code>; sent back as <code>If-None-Match</code> it is answered with 304 while
            nothing has changed. Fields may be added; none changes its meaning under{' '}
            <code>{apiRoot}</code>.
          </p>
          <p>
            <a href={`${apiRoot}/openapi.json`}>openapi.json</a> describes all of this for programs;
            this page is made from it.
          </p>
        </section>
        <h2 className="section-title">What can be asked</h2>
        {endpoints.map((endpoint) => (
          <ApiEndpoint key={endpoint.id} endpoint={endpoint} root={root} />
        ))}
        <WebhookReference />
        <section aria-labelledby="problems" className="api-part">
          <h2 id="problems" className="section-title">
            Problems
          </h2>
          <p>
            What is refused is told as <code>{problemType}</code> (RFC 9457): <code>type</code> is
            one of these, and <code>detail</code> says what to do.
          </p>
          <dl className="definitions">
            {Object.entries(problems).map(([name, { status, title }]) => (
              <div key={name} id={name} className="contents">
                <dt>
                  <code>/api#{name}</code>
                </dt>
                <dd>
                  {status}: {title}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="objects" className="api-part">
          <h2 id="objects" className="section-title">
            Objects
          </h2>
          {objects.map((shown) => (
            <ApiObject key={shown.name} shown={shown} />
          ))}
        </section>
      </div>
    </PageFrame>
  );
}

function Contents({ endpoints }: { endpoints: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="api-contents">
      <ul>
        {endpoints.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#webhooks">Webhooks</a>
        </li>
      </ul>
    </nav>
  );
}
