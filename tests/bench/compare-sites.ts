// `npm run bench -- <before> [<now>]`: two checkouts, both built, side by side. Each serves a copy of
// the same demonstration from one core; their pages are asked for in turns, so that what else the
// machine does weighs on both.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { demoPages, signInTo } from './demo-pages.ts';
import { askFor, median, processorTime, startPinned } from './pinned-server.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    requests: { type: 'string', default: '150' },
    encoding: { type: 'string', default: 'gzip' },
  },
});
const [before, now = '.'] = positionals;
if (!before) throw new Error('Name the folder of the checkout to compare with.');
const [rounds, requests] = [Number(values.rounds), Number(values.requests)];

const template = await mkdtemp(join(tmpdir(), 'dais-bench-'));
await prepareDemonstration(template);
const sites = await Promise.all([
  startSite('before', resolve(before), 3911),
  startSite('now', resolve(now), 3912),
]);
const pages = demoPages(join(template, 'dais.db'));

console.log('| page | requests/s before | now | ratio | document kB | scripts kB | data kB |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const page of pages) {
  const spent: [number[], number[]] = [[], []];
  for (const site of sites) await ask(site, page, 50);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const index of order as (0 | 1)[]) {
      const site = sites[index];
      const start = await processorTime(site.pid);
      await ask(site, page, requests);
      spent[index].push((await processorTime(site.pid)) - start);
    }
  }
  const [first, second] = spent.map((times) => (1000 * requests) / median(times));
  const ratio = median(spent[0].map((time, round) => time / (spent[1][round] ?? 0)));
  const weights = await Promise.all(sites.map((site) => weightsOf(site, page)));
  const cells = (['document', 'scripts', 'data'] as const).map((part) =>
    weights.map((weight) => (weight[part] / 1000).toFixed(2)).join(' → '),
  );
  console.log(
    `| ${page.name} | ${first?.toFixed(0)} | ${second?.toFixed(0)} | ${ratio.toFixed(2)} | ${cells.join(' | ')} |`,
  );
}
await Promise.all(sites.map((site) => site.stop()));
await Promise.all(
  [template, ...sites.map(({ data }) => data)].map((path) => rm(path, { recursive: true })),
);
process.exit(0);

type Site = Awaited<ReturnType<typeof startSite>>;
type Page = ReturnType<typeof demoPages>[number];

async function prepareDemonstration(folder: string) {
  const site = await startSite('template', resolve(before ?? ''), 3910, folder);
  await site.stop();
}

async function startSite(name: string, folder: string, port: number, data?: string) {
  const own = data ?? (await mkdtemp(join(tmpdir(), `dais-bench-${name}-`)));
  if (!data) await cp(template, own, { recursive: true });
  const server = await startPinned({
    command: ['node', 'server/start.ts'],
    port,
    folder,
    path: '/healthz',
    environment: { DAIS_MODE: 'demo', LOG_LEVEL: 'silent', DATA_DIR: own, CITY_HALL_PORT: '0' },
  });
  const { url } = server;
  const cookies = {
    visitor: '',
    reader: data ? '' : await signInTo(url, 'reader@example.com'),
    admin: data ? '' : await signInTo(url, 'admin@example.com'),
  };
  return { ...server, folder, data: own, cookies };
}

function ask(site: Site, { path, who }: Page, count: number): Promise<void> {
  const headers = { cookie: site.cookies[who], 'accept-encoding': values.encoding };
  return askFor({ address: site.url + path, headers, count });
}

/** Bytes as sent to a browser that takes gzip. */
async function weightsOf(site: Site, { path, who }: Page) {
  const load = async (address: string) => {
    const answer = await fetch(site.url + address, { headers: { cookie: site.cookies[who] } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const page = await load(path);
  const isServerComponents = (await fetch(`${site.url}/contact.rsc`)).ok;
  const data = isServerComponents
    ? path === '/'
      ? '/_.rsc'
      : `${path}.rsc`
    : path === '/'
      ? '/_root.data'
      : `${path}.data`;
  const named = page.toString().match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const scripts = await withImports(site, named);
  return {
    document: gzipSync(page).length,
    scripts: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
    data: gzipSync(await load(data)).length,
  };
}

/** The files that a page names, and all that they import. */
async function withImports(site: Site, addresses: string[]): Promise<Buffer[]> {
  const files = new Map<string, Buffer>();
  const waiting = [...addresses];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (files.has(address)) continue;
    const file = await readFile(join(site.folder, 'build/client', address));
    files.set(address, file);
    for (const [, name] of file
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      waiting.push(`/assets/${name}`);
    }
  }
  return [...files.values()];
}
