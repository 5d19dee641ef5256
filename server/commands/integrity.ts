import { withDatabase } from './open-database.ts';

export async function integrity({ mend = false }: { mend?: boolean }): Promise<void> {
  await withDatabase(async () => {
    const { db } = await import('#app/platform/db.server.ts');
    const { lookThrough, toldFinding } = await import('../integrity/look-through.ts');
    let [found, left] = [0, 0];
    for await (const finding of lookThrough(db, { mends: mend })) {
      console.log(toldFinding(finding, mend));
      found += 1;
      if (!finding.check.isRemark) left += finding.left;
    }
    if (found === 0) console.log('Nothing is wrong.');
    if (left > 0) process.exitCode = 1;
  });
}
