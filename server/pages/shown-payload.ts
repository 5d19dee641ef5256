import type {
  unstable_RSCPayload as Payload,
  unstable_RSCRenderPayload as RenderPayload,
} from 'react-router';
import type { Branch } from './route-branches.ts';

/**
 * What of a payload is sent: beside a page that was rendered here its data would go out twice, once
 * as what the page shows and once as what was loaded for it, more than is shown included.
 */
export function shownPayload(
  payload: Payload,
  { renderedHere }: Branch,
  by: 'document' | 'script',
) {
  if (payload.type !== 'render') return payload;
  const { loaderData, errors } = payload;
  const shown: RenderPayload = {
    ...payload,
    loaderData: Object.fromEntries(
      Object.entries(loaderData).map(([id, data]) => [
        id,
        renderedHere.has(id) ? said(data) : data,
      ]),
    ),
  };
  // Where a route has failed, a script is sent no page of it, so that its boundary is what shows.
  const hasPage = (id: string) => by === 'document' || errors === null || !(id in errors);
  shown.matches = payload.matches.map(({ element, ...match }) =>
    givenOnly(hasPage(match.id) ? { ...match, element } : match),
  );
  return shown;
}

/** Without what is undefined, which a payload spells out. */
function givenOnly<Given extends object>(given: Given): Given {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  // What is left out may be missing: its type says that it may be undefined.
  return Object.fromEntries(entries) as Given;
}

/** The message that a page brings with it, which the root shows. */
function said(data: unknown) {
  const toast = typeof data === 'object' && data !== null && 'toast' in data && data.toast;
  return toast ? { toast } : null;
}
