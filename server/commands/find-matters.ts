import { withDatabase } from './open-database.ts';

/** Looks through all meetings by default: who asks for it on the command line has a reason to. */
export async function findMattersOfAll({ missing }: { missing?: boolean }): Promise<void> {
  await withDatabase(async () => {
    const { findAllMatters, forgetMattersFound } = await import(
      '#app/matters/find-all-matters.server.ts'
    );
    const { db } = await import('#app/platform/db.server.ts');
    if (!missing) await forgetMattersFound();
    let meetings = 0;
    await findAllMatters({
      told: (done) => {
        if (done % 1000 === 0) console.log(`${done} meetings…`);
        meetings = done;
      },
    });
    console.log(`${meetings} meetings were looked through: ${await db.matter.count()} matters.`);
  });
}
