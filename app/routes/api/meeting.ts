import { answerApi } from '#app/api/answer-api.server.ts';
import { readMeeting } from '#app/api/read/read-meeting.server.ts';
import type { Route } from './+types/meeting';

export const loader = (sent: Route.LoaderArgs) => answerApi('readMeeting', sent, readMeeting);
