import { expect, it, vi } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { answerBy, keptSite } from '#tests/support/kept-site.ts';
import { openVersion } from './open-version.ts';
import { listener } from './postgres-version.ts';

it.runIf(databaseKind === 'postgres')(
  'misses no change while it cannot hear of any, and keeps pages again once it can',
  async () => {
    const { id, entityName } = await makeEntity();
    const page = answerBy(async () => {
      const found = await db.govtEntity.findUniqueOrThrow({ where: { id } });
      return new Response(found.entityName);
    });
    const site = await keptSite({ version: await openVersion(), page });
    const read = async () => (await fetch(site.url)).text();
    const isKept = async () => {
      await read();
      const made = site.made();
      await read();
      expect(site.made()).toBe(made);
    };
    await isKept();
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${listener}`;
    for (const name of [`${entityName} 2`, `${entityName} 3`]) {
      await db.govtEntity.update({ where: { id }, data: { entityName: name } });
      expect(await read()).toBe(name);
    }
    await vi.waitFor(isKept, { timeout: 20_000, interval: 200 });
    expect(await read()).toBe(`${entityName} 3`);
    await site.close();
  },
);
