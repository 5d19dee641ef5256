import { writeAtom } from '#app/feeds/write-atom.ts';
import type { Route } from './+types/body-atom';
import { answerFeed } from './feed-answer.server.ts';

/** The newest summaries of a body, for news readers. */
export function loader({ request, params: { entityId } }: Route.LoaderArgs) {
  return answerFeed({ request, entityId, feed: 'atom' }, (head, { meetings }) =>
    writeAtom(head, meetings),
  );
}
