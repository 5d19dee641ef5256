import { answerApi } from '#app/api/answer-api.server.ts';
import { searchRecord } from '#app/api/read/search-record.server.ts';
import type { Route } from './+types/search';

export const loader = (sent: Route.LoaderArgs) => answerApi('search', sent, searchRecord);
