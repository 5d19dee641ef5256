import { jsonAnswer } from '#app/api/answer-api.server.ts';
import { apiDocument } from '#app/api/openapi.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/openapi';

/** What the API answers, for programs that read descriptions; from any site, as it holds nobody's data. */
export const loader = ({ request }: Route.LoaderArgs) =>
  jsonAnswer(request, apiDocument(siteAddress(request)), {
    'Cache-Control': 'public, max-age=300',
    'Access-Control-Allow-Origin': '*',
  });
