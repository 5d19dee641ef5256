import { db } from '#app/platform/db.server.ts';
import type { AgreedRow } from './inbox-row.ts';
import { listAdmins } from './list-admins.server.ts';
import { isoOf } from './story.ts';

type Asked = { id: string; title: string | null };

/** What editors agreed on about a meeting, and whom it can be given to, for its review page. */
export async function readAgreed({ id, title }: Asked, back: string) {
  const [agreed, admins] = await Promise.all([
    db.inboxItem.findUnique({
      where: { meetingId: id },
      select: {
        snoozedUntil: true,
        owner: { select: { id: true, profile: { select: { fullName: true, email: true } } } },
      },
    }),
    listAdmins(),
  ]);
  const { owner = null, snoozedUntil = null } = agreed ?? {};
  const isPutOff = snoozedUntil !== null && snoozedUntil > new Date();
  const row: AgreedRow = {
    ...{ item: id, meetingId: id, title, fileName: null, back },
    owner: owner && {
      id: owner.id,
      name: owner.profile?.fullName || owner.profile?.email || 'An admin',
    },
    snoozedUntil: isPutOff ? (isoOf(snoozedUntil)?.slice(0, 10) ?? null) : null,
  };
  return { row, admins };
}
