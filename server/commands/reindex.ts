import { withDatabase } from './open-database.ts';

/** Made anew by default: who asks for it on the command line has a reason to. */
export async function reindexAll({ missing }: { missing?: boolean }): Promise<void> {
  await withDatabase(async () => {
    const { forgetIndexed, reindex } = await import('#app/search/indexing/reindex.server.ts');
    if (!missing) await forgetIndexed();
    let [entities, meetings] = [0, 0];
    await reindex({
      told: (done) => {
        const tellsMeetings = done.meetings % 1000 < 10 && done.meetings > 0;
        ({ entities, meetings } = done);
        if (tellsMeetings) console.log(`${meetings} meetings…`);
      },
    });
    console.log(`${entities} entities and ${meetings} meetings were indexed.`);
  });
}
