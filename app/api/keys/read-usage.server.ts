import { db } from '#app/platform/db.server.ts';

/** How many requests a reader's programs have made today, in UTC. */
export async function readUsage(userId: string, now: Date = new Date()): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const usage = await db.apiUsage.findFirst({ where: { userId, day }, select: { requests: true } });
  return usage?.requests ?? 0;
}
