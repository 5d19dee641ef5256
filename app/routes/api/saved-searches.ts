import { answerApi } from '#app/api/answer-api.server.ts';
import { listSavedSearches } from '#app/api/read/list-saved-searches.server.ts';
import type { Route } from './+types/saved-searches';

export const loader = (sent: Route.LoaderArgs) =>
  answerApi('listSavedSearches', sent, listSavedSearches);
