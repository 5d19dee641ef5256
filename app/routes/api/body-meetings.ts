import { answerApi } from '#app/api/answer-api.server.ts';
import { listMeetings } from '#app/api/read/list-meetings.server.ts';
import type { Route } from './+types/body-meetings';

export const loader = (sent: Route.LoaderArgs) => answerApi('listMeetings', sent, listMeetings);
