import { answerApi } from '#app/api/answer-api.server.ts';
import { listPassages } from '#app/api/read/list-passages.server.ts';
import type { Route } from './+types/passages';

export const loader = (sent: Route.LoaderArgs) => answerApi('listPassages', sent, listPassages);
