import { expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { dieWhile } from '#tests/support/die-while.ts';

it('work dies where it is told to, with all that its transaction wrote, and lives afterwards', async () => {
  const write = (key: string, rows: number) =>
    transact(async (tx) => {
      for (let row = 0; row < rows; row += 1) {
        await tx.mail.create({ data: { key: `${key} ${row}` }, select: { id: true } });
      }
    });
  const death = { change: 'INSERT ON mails', written: 'mails' };
  await dieWhile(death, 2, () => write('dies', 3));
  await dieWhile(death, 2, () => write('lives', 2));
  await write('after', 3);
  const kept = await db.mail.findMany({ orderBy: { id: 'asc' }, select: { key: true } });
  expect(kept.map(({ key }) => key.split(' ')[0])).toEqual([
    ...['lives', 'lives'],
    ...['after', 'after', 'after'],
  ]);
});
