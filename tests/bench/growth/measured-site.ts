import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import { childEnvironment } from '#app/platform/env.server.ts';
import { type GrowthAddress, growthAddresses } from '#tests/support/growth/growth-addresses.ts';
import type { GrowthWorld } from '#tests/support/growth/growth-world.ts';
import type { Size } from '#tests/support/growth/row-words.ts';
import type { Sent } from '#tests/support/growth/watch-drivers.ts';
import { startSite } from '#tests/support/site.ts';
import { linksWithin } from './links-within.ts';
import type { Meter } from './steps-on-sqlite.ts';

/** What an address costs: each statement, with how much the database did for it. */
export type Cost = { sql: string; cost: number }[];

type Given = {
  databaseUrl: string;
  folder: string;
  size: Size;
  meter: () => Promise<Meter>;
  /** Only addresses that have this in their name */
  only: string;
};

/** Milliseconds after which the site has done what it does as it starts, and then what it does by itself. */
const settling = 15_000;
/** So many of them without anything new are a minute and more, in which each turn comes round once. */
const quietSpans = 5;
const mostSpans = 60;
/** Milliseconds in which what is done behind an answer is done, too. */
const behind = 40;

/** Fills a database, serves it, and counts what each address costs there; the latest of an address counts. */
export async function measureSite(given: Given): Promise<Map<string, Cost>> {
  const { databaseUrl, folder } = given;
  const world = await prepare(given);
  const file = join(folder, 'statements');
  await writeFile(file, '');
  const telling = `${pathToFileURL('tests/support/growth/tell-statements.ts')}?file=${file}`;
  const site = await startSite({
    environment: {
      ...{ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', NODE_OPTIONS: `--import=${telling}` },
      // Its own turns would stand between those of the pages.
      ...(databaseUrl.startsWith('postgres') && { WORKER: 'off' }),
    },
    patienceSeconds: 600,
  });
  const meter = await given.meter();
  const sentBy = async (work: () => Promise<string>): Promise<[Sent[], string]> => {
    await truncate(file);
    const text = await work();
    await pause(behind);
    const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
    return [lines.map((line) => deserialize(Buffer.from(line, 'base64')) as Sent), text];
  };
  const get = async ({ path, asker }: GrowthAddress) => {
    const headers = world.askers[asker];
    const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200) console.error(`${path} (${asker}): ${answer.status}`);
    return text;
  };
  try {
    // What the site asks by itself is not of any page.
    await pause(settling);
    const ofItself = new Set<string>();
    for (let span = 0, quiet = 0; span < mostSpans && quiet < quietSpans; span += 1) {
      const [own] = await sentBy(() => pause(settling, ''));
      quiet = own.every(({ sql }) => ofItself.has(sql)) ? quiet + 1 : 0;
      for (const { sql } of own) ofItself.add(sql);
    }
    const costs = new Map<string, Cost>();
    const waiting = (await growthAddresses(world)).filter(({ name }) => name.includes(given.only));
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const asked = address;
      if (costs.has(asked.name)) continue;
      // What is asked once and kept counts as well.
      const [first] = await sentBy(() => get(asked));
      await meter.outdate();
      const [again, text] = await sentBy(() => get(asked));
      const known = new Set(again.map(({ sql }) => sql));
      const sent = [...again, ...first.filter(({ sql }) => !known.has(sql))];
      const pages = sent.filter(({ sql }) => !ofItself.has(sql));
      const spent = await meter.costsOf(pages);
      costs.set(
        asked.name,
        pages.map(({ sql }, at) => ({ sql, cost: spent[at] ?? 0 })),
      );
      waiting.push(...linksWithin(text, asked));
    }
    return costs;
  } finally {
    await meter.end();
    await site.stop();
  }
}

/** A database that was kept from an earlier run is taken as it is. */
async function prepare({ databaseUrl, folder, size }: Given): Promise<GrowthWorld> {
  const kept = join(folder, 'world.json');
  if (!existsSync(kept)) {
    const env = childEnvironment({
      ...{ NODE_ENV: 'production', DAIS_MODE: 'demo', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder },
    });
    const sizes = [size.bodies, size.meetings].map(String);
    await promisify(execFile)('node', ['tests/bench/growth/prepare.ts', ...sizes], { env });
  }
  // As the program has written it.
  return JSON.parse(await readFile(kept, 'utf8')) as GrowthWorld;
}
