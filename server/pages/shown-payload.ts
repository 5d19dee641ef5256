import {
  isRouteErrorResponse,
  type unstable_RSCPayload as Payload,
  type unstable_RSCRenderPayload as RenderPayload,
} from 'react-router';
import { databaseCannot } from '#app/platform/db/database-cannot.ts';
import type { Branch } from './route-branches.ts';

type Shown = {
  branch: Branch;
  by: 'document' | 'script';
  /** What to quote to support when something broke. */
  reference: string;
};

/**
 * What of a payload is sent: beside a page that was rendered here its data would go out twice, once
 * as what the page shows and once as what was loaded for it, more than is shown included.
 */
export function shownPayload(payload: Payload, { branch, by, reference }: Shown): Payload {
  if (payload.type !== 'render') return payload;
  const shown: RenderPayload = {
    ...payload,
    loaderData: mapValues(payload.loaderData, (data, id) =>
      branch.renderedHere.has(id) ? said(data) : data,
    ),
    errors: payload.errors && mapValues(payload.errors, (error) => told(error, reference)),
  };
  // Where a route has failed, a script is sent no page of it, so that its boundary is what shows.
  const hasPage = (id: string) => by === 'document' || !payload.errors || !(id in payload.errors);
  shown.matches = payload.matches.map(({ element, ...match }) =>
    givenOnly(hasPage(match.id) ? { ...match, element } : match),
  );
  return shown;
}

/** What a page is told of an error: of one that nobody threw on purpose, no more than where to ask. */
export function told(error: unknown, reference: string): unknown {
  if (isRouteErrorResponse(error)) return error;
  const status = databaseCannot(error) ? 503 : 500;
  return { status, statusText: '', internal: false, data: { reference } };
}

/** The message that a page brings with it, which the root shows. */
function said(data: unknown) {
  const toast = typeof data === 'object' && data !== null && 'toast' in data && data.toast;
  return toast ? { toast } : null;
}

function mapValues(
  values: Record<string, unknown>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}

/** Without what is undefined, which a payload spells out. */
function givenOnly<Given extends object>(given: Given): Given {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  // What is left out may be missing: its type says that it may be undefined.
  return Object.fromEntries(entries) as Given;
}
