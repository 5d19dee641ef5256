import { isbot } from 'isbot';
import { db } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';

type View = {
  share: { shareId: string; sharerId: string };
  /** Null for a visitor. */
  viewerId: string | null;
  request: Request;
};

/**
 * Counts that somebody opened a link: a number, and nothing of who it was. Machines, pages loaded in
 * advance and the reader who made the link are not counted.
 */
export async function countShareView({ share, viewerId, request }: View): Promise<void> {
  if (viewerId === share.sharerId || !isOpenedByPerson(request)) return;
  await db.meetingShare
    .updateMany({ where: { id: share.shareId }, data: { views: { increment: 1 } } })
    .catch((error) => log.warn({ err: error }, 'view of a shared meeting not counted'));
}

function isOpenedByPerson({ method, headers }: Request): boolean {
  const browser = headers.get('user-agent');
  const inAdvance = /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
  return method === 'GET' && !inAdvance && Boolean(browser) && !isbot(browser);
}
