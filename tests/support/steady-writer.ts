import { connect, transact } from '#app/platform/db.server.ts';

/**
 * Run as a program, it writes to the database it is given until it is killed: rows for themselves,
 * and pairs of rows that belong together. It prints what was acknowledged, and when.
 */
const [, , url = ''] = process.argv;
const db = connect(url);
for (let number = 0; ; number += 1) {
  const row = (action: string) => ({
    data: { action, subjectType: 'write', subjectId: String(number) },
  });
  if (number % 3 === 0) {
    await transact(async (tx) => {
      await tx.auditEntry.create(row('pair'));
      await tx.auditEntry.create(row('pair'));
    }, db);
  } else await db.auditEntry.create(row('single'));
  console.log(JSON.stringify({ number, at: Date.now() }));
}
