import { answerApi } from '#app/api/answer-api.server.ts';
import { listBodies } from '#app/api/read/list-bodies.server.ts';
import type { Route } from './+types/bodies';

export const loader = (sent: Route.LoaderArgs) => answerApi('listBodies', sent, listBodies);
