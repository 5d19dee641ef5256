import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { complaintsIn, knownIds, sessionOf } from './hostile-site.ts';
import { type Malformed, malformedRequests } from './malformed-requests.ts';
import { type RawAnswer, sendBytes } from './raw-request.ts';
import { routeAddresses } from './route-addresses.ts';
import type { Site } from './site.ts';

/** What a site needs to be watched while it is sent malformed requests. */
export const watched = {
  // Each request comes from an address of its own, as the proxy in front tells it.
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: `--import=${pathToFileURL('tests/support/tell-heap.ts')}`,
};

export type Withstood = {
  sent: number;
  statuses: Record<number, number>;
  /** What must not be: a fault of the server, a stack in an answer, a complaint in the log. */
  faults: string[];
};

const senders = 8;
const batch = 400;

/** Sends so many malformed requests, those of a seed, and tells what came of each batch. */
export async function* withstand(
  site: Site,
  { count, seed }: { count: number; seed: number },
): AsyncGenerator<Withstood> {
  const addresses = (await routeAddresses()).map(({ address }) => address);
  const world = { site: site.url, addresses, ids: knownIds(site.database) };
  for (let sent = 0; sent < count; sent += batch) {
    // A form among them may well have ended the sessions of those before.
    const accounts = ['reader@example.com', 'admin@example.com'];
    const sessions = await Promise.all(accounts.map((email) => sessionOf(site.url, email)));
    const cookies = [null, ...sessions];
    const numRuns = Math.min(batch, count - sent);
    const own = { seed: seed + sent, numRuns };
    yield await sendAll(site, fc.sample(malformedRequests({ ...world, cookies }), own));
  }
}

async function sendAll(site: Site, requests: Malformed[]): Promise<Withstood> {
  const before = site.output().length;
  const [statuses, faults]: [Record<number, number>, string[]] = [{}, []];
  const left = requests.values();
  const sender = async () => {
    for (const { bytes, leaving } of left) {
      const answer = await sendBytes(site.url, bytes, leaving).catch((error: Error) => error);
      const fault =
        answer instanceof Error ? answer.message : faultOf(answer, leaving === 'answered');
      if (fault) faults.push(`${fault}: ${JSON.stringify(bytes.toString('latin1', 0, 1500))}`);
      if (answer instanceof Error) continue;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  faults.push(...complaintsIn(site.output().slice(before)));
  return { sent: requests.length, statuses, faults };
}

/** A place in code, as stacks name it, or a file of the server's. */
const innards =
  /\n\s+at .+:\d+:\d+|node:internal|\/node_modules\/|\/build\/server\/|\.server\.ts\b/;

function faultOf({ status, head, body }: RawAnswer, isAwaited: boolean): string | null {
  if (status >= 500) return `Answered with ${status}`;
  if (status === 0 && isAwaited) return 'Not answered';
  if (/^HTTP\/1\.1 5\d\d /m.test(body)) return 'A second request was answered with a fault';
  const shown = innards.exec(`${head}\n${body}`);
  return shown ? `Answered with ${JSON.stringify(shown[0])}` : null;
}

/** Megabytes that a site that is `watched` holds. */
export async function aliveIn(site: Site): Promise<number> {
  const told = () => [...site.output().matchAll(/^alive: (\d+)$/gm)].map(([, bytes]) => bytes);
  const before = told().length;
  process.kill(site.pid, 'SIGUSR2');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const now = told();
    if (now.length > before) return Number(now.at(-1)) / 1024 ** 2;
    await pause(50);
  }
  throw new Error('The site does not tell what it holds.');
}
