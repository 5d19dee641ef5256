import type { Db } from '#app/platform/db.server.ts';
import { signInTo } from '../demo-pages.ts';
import type { Page } from './read-steadily.ts';

/** Pages of the demonstration, public ones and those of who is signed in. */
export async function pagesOf(db: Db, url: string): Promise<Page[]> {
  const reader = await signInTo(url, 'reader@example.com');
  const admin = await signInTo(url, 'admin@example.com');
  const { id: meetingId, govtEntityId } = await db.meeting.findFirstOrThrow({
    where: {
      markdownSummary: { not: null },
      govtEntity: { access: { some: { user: { email: 'reader@example.com' } } } },
    },
    select: { id: true, govtEntityId: true },
  });
  return [
    { name: 'landing', path: '/', cookie: '' },
    { name: 'directory', path: '/meetings-we-track', cookie: '' },
    { name: 'coverage', path: '/coverage', cookie: '' },
    { name: 'sample', path: '/sample-meeting', cookie: '' },
    { name: 'my meetings', path: '/my-meetings', cookie: reader },
    { name: 'meeting', path: `/meetings/${meetingId}`, cookie: reader },
    { name: 'entity', path: `/govt-entities/${govtEntityId}`, cookie: reader },
    { name: 'admin sources', path: '/admin/sources', cookie: admin },
  ];
}
