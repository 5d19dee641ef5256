import { answerApi } from '#app/api/answer-api.server.ts';
import { listFollows } from '#app/api/read/list-follows.server.ts';
import type { Route } from './+types/follows';

export const loader = (sent: Route.LoaderArgs) => answerApi('listFollows', sent, listFollows);
