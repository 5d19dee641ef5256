// `npm run bench`: public pages, as visitors get them, beside minimal apps of React Router and of Next on their own
// servers with the same text, and beside Node's bare server with the same bytes; and pages that are made for a
// reader, beside the same app with their text. Each server runs on one core, and they are asked in turns,
// so that what else the machine does weighs on all.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { childEnvironment } from '#app/platform/env.server.ts';
import { askRaw } from './ask-raw.ts';
import { demoPages } from './demo-pages.ts';
import { pageAsSent } from './page-as-sent.ts';
import { buildNext } from './peers/build-next.ts';
import type { PeerPage } from './peers/peer-page.ts';
import { median, type PinnedServer, processorTime, startPinned } from './pinned-server.ts';
import { ratioOf } from './ratio-of.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    requests: { type: 'string', default: '2000' },
    /** Puts the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** Only the pages whose name begins so. */
    only: { type: 'string', default: '' },
  },
});
const [pairs, requests] = [Number(values.pairs), Number(values.requests)];
const headers = { 'accept-encoding': 'gzip' };
const readers = 16;

const folder = await mkdtemp(join(tmpdir(), 'dais-peers-'));
const peers = resolve('tests/bench/peers');
const site = await startPinned({
  command: ['node', 'server/start.ts'],
  port: 3921,
  path: '/healthz',
  // Jobs have a process of their own, as they may have: what they take is not the pages'.
  environment: { DAIS_MODE: 'demo', DATA_DIR: folder, CITY_HALL_PORT: '0', WORKER: 'off' },
});
const visited = [
  { name: 'landing', path: '/' },
  { name: 'meeting', path: '/sample-meeting' },
  { name: 'directory', path: '/meetings-we-track' },
];
const read = demoPages(join(folder, 'dais.db'))
  .filter(({ who }) => who === 'reader')
  .map(({ name, path }) => ({ name: `${name}, signed in`, path }));
const cookies = await settleReaders();
const pages: Record<string, PeerPage> = {};
for (const { path } of visited) pages[path] = await pageAsSent(site.url + path, headers);
for (const { path } of read) {
  pages[path] = await pageAsSent(site.url + path, { ...headers, cookie: cookies[0] ?? '' });
}
const environment = { PEER_PAGES: join(folder, 'pages.json') };
await writeFile(environment.PEER_PAGES, JSON.stringify(pages));
await promisify(execFile)('react-router', ['build', join(peers, 'react-router')], {
  env: { ...process.env, NODE_ENV: 'production' },
});
const served = join(peers, 'react-router/build/server/index.js');
const router = await startPinned({
  ...{ command: ['react-router-serve', served], port: 3922, environment },
});
const bare = await startPinned({
  ...{ command: ['node', join(peers, 'bare-node.ts')], port: 3923, environment },
});
const nextFolder = join(folder, 'next');
const startsNext = await buildNext(nextFolder, environment);
const next =
  startsNext &&
  (await startPinned({ command: startsNext, port: 3924, folder: nextFolder, environment }));

const rows = ['| page | Dais | peer | requests/s of the peer | ratio | 95% |'];
rows.push('| --- | --- | --- | --- | --- | --- |');
for (const { name, path } of visited.filter(isAsked)) {
  await compare(name, path, { name: 'React Router', server: router, share: 0.1 });
  if (next) await compare(name, path, { name: 'Next', server: next, share: 0.1 });
  await compare(name, path, { name: 'bare Node', server: bare, share: 1 });
  await compare(`${name}, unchanged`, path, {
    ...{ name: 'bare Node', server: bare, share: 1, tag: pages[path]?.tag },
  });
}
for (const { name, path } of read.filter(isAsked)) {
  await compare(name, path, { name: 'React Router', server: router, share: 0.1, cookies });
}
await Promise.all([site, router, next, bare].map((server) => server?.stop()));
await rm(folder, { recursive: true });
if (values.write) await writeTable(rows.join('\n'));

type Peer = {
  name: string;
  server: PinnedServer;
  share: number;
  tag?: string | undefined;
  /** Of readers, for whom pages are made. */
  cookies?: readonly string[];
};

/**
 * @param peer its `share` of the requests, where it takes long over each, and what a reader has. A page
 * that is made for its reader takes us as long: so it is asked for as seldom
 */
async function compare(name: string, path: string, peer: Peer): Promise<void> {
  const asked = {
    ...headers,
    ...(peer.tag !== undefined && { 'if-none-match': peer.tag }),
  };
  const status = peer.tag === undefined ? 200 : 304;
  const spend = async ({ url, pid }: PinnedServer, count: number) => {
    const before = await processorTime(pid);
    await askRaw({
      address: url + path,
      headers: asked,
      cookies: peer.cookies,
      count,
      readers,
      status,
    });
    return ((await processorTime(pid)) - before) / count;
  };
  const sides = [
    { server: site, count: requests * (peer.cookies ? peer.share : 1), spent: [] as number[] },
    { server: peer.server, count: Math.ceil(requests * peer.share), spent: [] as number[] },
  ] as const;
  // Until the engine has made of what runs often what it can.
  for (const { server, count } of sides) await spend(server, 5 * count);
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const side of pair % 2 === 0 ? sides : sides.toReversed()) {
      side.spent.push(await spend(side.server, side.count));
    }
  }
  const [ours, theirs] = sides.map(({ spent }) => spent);
  const { ratio, from, to } = ratioOf(theirs ?? [], ours ?? []);
  const aSecond = (spent: number[] | undefined) => Math.round(1000 / median(spent ?? []));
  rows.push(
    `| ${name} | ${aSecond(ours)} | ${peer.name} | ${aSecond(theirs)} | ${ratio.toFixed(2)} | ${from.toFixed(2)} to ${to.toFixed(2)} |`,
  );
  console.log(rows.at(-1));
}

/** As many as ask at once, each with an account and with notes of their own on the meeting. */
async function settleReaders(): Promise<string[]> {
  const meetingId =
    read.flatMap(({ path }) => path.match(/^\/meetings\/(.+)$/)?.[1] ?? [])[0] ?? '';
  const env = childEnvironment({ NODE_ENV: 'production', DAIS_MODE: 'demo', DATA_DIR: folder });
  const program = [join(peers, 'settle-readers.ts'), String(readers), meetingId];
  const { stdout } = await promisify(execFile)('node', program, { env });
  // As the program has printed it, behind what the log says.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as string[];
}

function isAsked({ name }: { name: string }): boolean {
  return name.startsWith(values.only);
}

async function writeTable(table: string): Promise<void> {
  const file = 'docs/performance.md';
  const text = await readFile(file, 'utf8');
  const between = /(<!-- npm run bench -- --write -->\n)[\s\S]*?(\n<!-- until here -->)/;
  await writeFile(
    file,
    text.replace(between, (_, start, end) => `${start}${table}${end}`),
  );
}
