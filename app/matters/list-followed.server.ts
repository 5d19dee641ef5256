import type { Reader } from '#app/entities/entity-access.server.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey } from '#app/platform/page-by-key.ts';
import { activeFollows } from './active-follows.server.ts';
import { stepWords } from './step-words.ts';

export type FollowedMatter = {
  id: string;
  label: string;
  title: string;
  /** Its newest meeting; null where none has it any more. */
  newest: { outcome: ReturnType<typeof stepWords>; date: Date | null; body: string } | null;
  /** The plan has no room for it: it is kept without mail */
  isPaused: boolean;
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** What a reader follows, in the order in which it was first heard of, and how many they are. */
export async function listFollowedMatters(
  reader: Reader,
  place: Place,
): Promise<Page<FollowedMatter> & { count: number }> {
  const { userId } = reader;
  const [count, active, page] = await Promise.all([
    db.matterFollow.count({ where: { userId } }),
    activeFollows(db, reader),
    pageByKey<Row>({
      place,
      keyOf: ({ id }) => ({ value: null, id }),
      read: ({ from, backwards, take }) => readRows(userId, { from: from?.id, backwards, take }),
    }),
  ]);
  return {
    ...page,
    count,
    rows: page.rows.map(({ id, label, title, steps: [step] }) => ({
      ...{ id, label, title },
      newest: step
        ? {
            outcome: stepWords(step),
            date: step.meeting.meetingDate,
            body: bodyTitle(step.meeting) ?? '',
          }
        : null,
      isPaused: !active.has(id),
    })),
  };
}

type Wanted = { from: string | undefined; backwards: boolean; take: number };

async function readRows(userId: string, { from, backwards, take }: Wanted) {
  const beyond = from === undefined ? {} : { matterId: { [backwards ? 'lt' : 'gt']: from } };
  const follows = await db.matterFollow.findMany({
    where: { userId, ...beyond },
    orderBy: { matterId: backwards ? 'desc' : 'asc' },
    take,
    select: {
      matter: {
        select: {
          ...{ id: true, label: true, title: true },
          steps: {
            orderBy: [{ sortDate: 'desc' }, { meetingId: 'desc' }],
            take: 1,
            select: {
              ...{ state: true, until: true, isConsent: true },
              meeting: {
                select: {
                  ...{ meetingDate: true, governmentBody: true },
                  govtEntity: { select: { entityName: true, entityDescription: true } },
                },
              },
            },
          },
        },
      },
    },
  });
  return follows.map(({ matter }) => matter);
}
