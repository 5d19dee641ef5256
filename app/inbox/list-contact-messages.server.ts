import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db } from '#app/platform/db.server.ts';
import { newestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

export type ListedMessage = {
  id: string;
  name: string;
  email: string;
  reason: string;
  processed: boolean;
  createdAt: Date;
};

const select = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  reason: true,
  processed: true,
  createdAt: true,
} as const;

const unprocessed = { processed: false };

/** How many wait for an admin. */
export const contactMessageCount = countUpTo(
  Prisma.sql`FROM contact_us_log WHERE processed = FALSE`,
);

/** Contact messages, newest first; unless asked, only those that are not processed. */
export async function listContactMessages({
  showProcessed,
  place = {},
}: {
  showProcessed: boolean;
  place?: Place;
}): Promise<Page<ListedMessage>> {
  const page = await newestFirst(place, ({ from, ...step }) =>
    db.contactMessage.findMany({
      where: { AND: [showProcessed ? {} : unprocessed, from] },
      ...step,
      select,
    }),
  );
  return { ...page, rows: page.rows.map(named) };
}

/** One message with its text; null where there is none. */
export async function readContactMessage(
  id: string,
): Promise<(ListedMessage & { message: string }) | null> {
  const row = await db.contactMessage.findUnique({
    where: { id },
    select: { ...select, message: true },
  });
  return row && named(row);
}

function named<Row extends { firstName: string; lastName: string }>({
  firstName,
  lastName,
  ...row
}: Row) {
  return { ...row, name: `${firstName} ${lastName}`.trim() };
}
