import { db } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';

type Reading = {
  userId: string;
  meetingId: string;
  /** When the summary that they were shown was published; null where nobody knows. */
  publishedAt: Date | null;
  /** When what they had opened before was published, where that is known. */
  readUpTo?: Date | null;
  request: Request;
};

/**
 * Remembers that a reader opened a summary, as it was then: what is published while they read is
 * unread again. Whoever calls has checked access. Never holds up the page or fails it; a page that a
 * browser loads in advance was not read.
 */
export async function markRead({
  userId,
  meetingId,
  publishedAt,
  readUpTo,
  request,
}: Reading): Promise<void> {
  if (publishedAt === null || !isOpened(request)) return;
  // Most have read it before. Asking to write would hold up those who do.
  if (readUpTo && readUpTo >= publishedAt) return;
  const readAt = new Date();
  await db.$executeRaw`
    INSERT INTO read_marks (user_id, meeting_id, published_at, read_at)
    VALUES (${userId}, ${meetingId}, ${publishedAt}, ${readAt})
    ON CONFLICT (user_id, meeting_id) DO UPDATE
      SET published_at = excluded.published_at, read_at = excluded.read_at
      WHERE read_marks.published_at < excluded.published_at`.catch((error) =>
    log.warn({ err: error }, 'reading not remembered'),
  );
}

function isOpened({ method, headers }: Request): boolean {
  return method === 'GET' && !/prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
}
