import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { fillSite } from '#tests/support/growth/fill.ts';
import { type GrowthAddress, growthAddresses } from '#tests/support/growth/growth-addresses.ts';
import { type GrowthWorld, settleGrowthWorld } from '#tests/support/growth/growth-world.ts';
import { rowsRead } from '#tests/support/growth/rows-read.ts';
import { settleKept } from '#tests/support/growth/settle-kept.ts';
import { type Sent, watchDrivers } from '#tests/support/growth/watch-drivers.ts';
import { openSite } from '#tests/support/in-process-site.ts';

/** Rows that one page may read more of, where what it shows is not quite the same. */
const slack = 60;
const most = 1.2;

/** What costs more for more, and why it may: docs/performance.md. */
const grows: readonly [RegExp, string][] = [
  [/^\/(sitemap\/bodies.xml|coverage.csv)/, 'is a file of all bodies, up to as many as it holds'],
];

type Cost = { statements: number; rows: number; read: { rows: number; sql: string }[] };

describe.runIf(databaseKind === 'postgres')('with four times as many meetings', () => {
  let client: Client;
  let site: Awaited<ReturnType<typeof openSite>>;
  let world: GrowthWorld;
  let told: Sent[] | null = null;

  beforeAll(async () => {
    watchDrivers((sent) => told?.push(sent));
    client = new Client({ connectionString: env.databaseUrl });
    await client.connect();
    // Among so few rows a scan would be the faster way: what counts is whether there is another.
    await client.query('SET max_parallel_workers_per_gather = 0; SET jit = off');
    await client.query('SET enable_seqscan = off');
    site = await openSite();
  });
  afterAll(() => client?.end());

  async function costOf({ path, asker }: GrowthAddress): Promise<Cost | null> {
    const ask = async () => {
      const headers = world.askers[asker];
      const answer = await site(new Request(`http://localhost${path}`, { headers }));
      await answer.text();
      return answer.status;
    };
    // What is asked for once and then kept.
    await ask();
    told = [];
    const status = await ask();
    // What the queue asks by itself is of no page.
    const sent = told.filter(({ sql }) => !/pgboss|^SET /.test(sql));
    told = null;
    if (status !== 200) return null;
    const read: { rows: number; sql: string }[] = [];
    for (const one of sent) read.push({ rows: await rowsOf(one), sql: one.sql });
    const rows = read.reduce((all, one) => all + one.rows, 0);
    return { statements: sent.length, rows, read };
  }

  /** The indexes of words and of letters are read as bitmaps alone. */
  async function rowsOf(one: Sent): Promise<number> {
    const isOfWords = /passage_words|letters_of/.test(one.sql);
    await client.query(`SET enable_bitmapscan = ${isOfWords ? 'on' : 'off'}`);
    return rowsRead(client, one);
  }

  const isDearer = (was: Cost, now: Cost) =>
    now.statements > was.statements || now.rows > most * was.rows + slack;

  /** The statement that reads most more. */
  function mostGrown(was: Cost, now: Cost): string {
    const before = new Map(was.read.map(({ sql, rows }) => [sql, rows]));
    const more = ({ sql, rows }: Cost['read'][number]) => rows - (before.get(sql) ?? 0);
    const [most] = now.read.toSorted((one, other) => more(other) - more(one));
    return most ? `${most.rows - more(most)} → ${most.rows} of ${most.sql}` : '';
  }

  async function costs(): Promise<Map<string, Cost>> {
    const found = new Map<string, Cost>();
    for (const address of await growthAddresses(world)) {
      const cost = await costOf(address);
      if (cost) found.set(address.name, cost);
    }
    return found;
  }

  it('no page costs more', async () => {
    await fillSite(env.databaseUrl, { bodies: 600, meetings: 4000 });
    await settleKept();
    world = await settleGrowthWorld();
    const before = await costs();
    await fillSite(env.databaseUrl, { bodies: 1800, meetings: 12_000, beside: 4000 });
    await settleKept();
    const dearer: string[] = [];
    let compared = 0;
    for (const address of await growthAddresses(world)) {
      const { name } = address;
      const was = before.get(name);
      if (!was || grows.some(([pattern]) => pattern.test(name))) continue;
      let now = await costOf(address);
      if (!now) continue;
      compared += 1;
      // What is asked now and then beside a page, whichever that is, is not asked each time.
      for (let again = 0; again < 2 && now && isDearer(was, now); again += 1)
        now = await costOf(address);
      if (!now || !isDearer(was, now)) continue;
      dearer.push(
        `${name}: ${was.statements} → ${now.statements} statements, ${was.rows} → ${now.rows} rows read: ${mostGrown(was, now)}`,
      );
    }
    expect(dearer).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  }, 480_000);
});
