import { writeCalendar } from '#app/feeds/write-calendar.ts';
import type { Route } from './+types/body-calendar';
import { answerFeed } from './feed-answer.server.ts';

/** When a body meets, for calendars. */
export function loader({ request, params: { entityId } }: Route.LoaderArgs) {
  return answerFeed({ request, entityId, feed: 'calendar' }, (head, { meetings, calendarFrom }) =>
    writeCalendar({ head, meetings, from: calendarFrom }),
  );
}
