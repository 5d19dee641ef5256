import { writePodcast } from '#app/feeds/write-podcast.ts';
import type { Route } from './+types/body-podcast';
import { answerFeed } from './feed-answer.server.ts';

/** The recordings of a body's meetings; not found where there are none. */
export function loader({ request, params: { entityId } }: Route.LoaderArgs) {
  return answerFeed({ request, entityId, feed: 'podcast' }, (head, { meetings }) =>
    writePodcast(head, meetings),
  );
}
