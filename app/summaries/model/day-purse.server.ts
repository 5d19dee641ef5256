import { db, isDuplicate } from '#app/platform/db.server.ts';
import type { Purse } from './spending.ts';

/**
 * The purse of all drafts of a day (UTC) together, or of all recordings that are heard. Money is set
 * aside in one conditional statement, so that what is done at once cannot overdraw it.
 */
export function dayPurse(
  dailyBudget: number | null,
  now = new Date(),
  what: 'drafts' | 'speech' = 'drafts',
): Purse {
  const day = `${now.toISOString().slice(0, 10)}${what === 'speech' ? ' speech' : ''}`;
  const budget = dailyBudget === null ? null : Math.round(dailyBudget * 1_000_000);
  return {
    async reserve(amount) {
      await openDay(day);
      const room = budget === null ? {} : { microDollars: { lte: budget - amount } };
      const { count } = await db.modelDay.updateMany({
        where: { day, ...room },
        data: { microDollars: { increment: amount } },
      });
      return count === 1;
    },
    async settle(reserved, spent) {
      await db.modelDay.updateMany({
        where: { day },
        data: { microDollars: { increment: spent - reserved } },
      });
    },
  };
}

async function openDay(day: string): Promise<void> {
  if ((await db.modelDay.count({ where: { day } })) > 0) return;
  try {
    await db.modelDay.create({ data: { day } });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
