import { answerApi } from '#app/api/answer-api.server.ts';
import { readBody } from '#app/api/read/read-body.server.ts';
import type { Route } from './+types/body';

export const loader = (sent: Route.LoaderArgs) => answerApi('readBody', sent, readBody);
