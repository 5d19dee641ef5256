import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { childEnvironment } from '#app/platform/env.server.ts';
import { here, startSourceHost, tooSoon } from '../../../tests/support/source-host.ts';
import { askPolitely } from './ask-politely.server.ts';

let site: Awaited<ReturnType<typeof startSourceHost>>;
const pace = { between: 0.02, mostBetween: 0.2, turn: 1, patience: 30 };
const usual = { ...here, pace, maxBytes: 1000, seconds: 5 };

beforeAll(async () => {
  site = await startSourceHost();
});
beforeEach(async () => {
  site.reset();
  await db.hostTurn.deleteMany();
});
afterAll(() => site.stop());

/** In a process of its own: asks these addresses one after the other. */
const script = (addresses: string[]) => `
  const { askPolitely } = await import('#app/sources/asking/ask-politely.server.ts');
  const usual = { mayAsk: () => true, resolve: async () => ['127.0.0.1'], maxBytes: 1000,
    seconds: 60, pace: ${JSON.stringify(pace)} };
  for (const address of ${JSON.stringify(addresses)}) await askPolitely(address, usual);
  process.exit(0);`;
const environment = { env: childEnvironment({ NODE_OPTIONS: '' }) };
const started = (addresses: string[]) =>
  ['--input-type=module', '--eval', script(addresses)] as const;

const visit = fc.record({
  host: fc.constantFrom('a.example', 'b.example', 'c.example'),
  afterMilliseconds: fc.integer({ min: 0, max: 60 }),
  answer: fc.constantFrom('/quick', '/quick', '/slow', '/broken', '/hangs-up', '/to-b'),
});

describe('a host', () => {
  it('is never asked twice at once nor faster than its pace, whoever comes when', async () => {
    const slowly = (_request: unknown, response: { end: (text: string) => void }) =>
      setTimeout(() => response.end('slow'), 30);
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 8 }), async (visits) => {
        site.reset();
        await db.hostTurn.deleteMany();
        site.answers.set('/slow', slowly);
        site.answers.set('/broken', (_request, response) => response.writeHead(500).end());
        site.answers.set('/hangs-up', (request) => request.socket.destroy());
        site.answers.set('/to-b', (_request, response) =>
          response.writeHead(302, { location: site.address('b.example', '/quick') }).end(),
        );
        const ends = await Promise.allSettled(
          visits.map(async ({ host, afterMilliseconds, answer }) => {
            await new Promise((resolve) => setTimeout(resolve, afterMilliseconds));
            return await askPolitely(site.address(host, answer), usual);
          }),
        );
        expect(tooSoon(site.questions, pace.between)).toEqual([]);
        for (const [index, end] of ends.entries()) {
          const isGood = ['/quick', '/slow', '/to-b'].includes(visits[index]?.answer ?? '');
          expect(end.status).toBe(isGood ? 'fulfilled' : 'rejected');
        }
        const readings = site.questions.filter(({ path }) => path === '/robots.txt');
        expect(new Set(readings.map(({ host }) => host)).size).toBe(readings.length);
      }),
      { numRuns: 6 },
    );
  }, 240_000);

  it('is asked in turn by several processes', async () => {
    const addresses = Array.from({ length: 6 }, (_, index) =>
      site.address(index % 2 ? 'a.example' : 'b.example', `/${index}`),
    );
    const run = () => promisify(execFile)('node', [...started(addresses)], environment);
    await Promise.all([run(), run(), run()]);
    expect(site.questions.filter(({ path }) => path !== '/robots.txt')).toHaveLength(18);
    // Three more processes on one machine: without a pace the next question comes at once.
    expect(tooSoon(site.questions, pace.between, 10)).toEqual([]);
  }, 120_000);

  it('is free again when who had its turn was killed, and not before', async () => {
    const asked = new Promise<void>((resolve) => {
      site.answers.set('/never', () => resolve());
    });
    const killed = spawn('node', started([site.address('a.example', '/never')]), environment);
    await asked;
    const until = (await db.hostTurn.findFirstOrThrow()).freeAt.getTime();
    killed.kill('SIGKILL');
    await new Promise((resolve) => killed.once('exit', resolve));
    await askPolitely(site.address('a.example', '/next'), usual);
    expect(Date.now()).toBeGreaterThanOrEqual(until);
    expect(Date.now()).toBeLessThan(until + 5000);
    expect(site.asked('a.example')).toEqual(['/robots.txt', '/never', '/next']);
  }, 60_000);

  it('whose answer takes longer than a turn keeps its turn', async () => {
    site.answers.set('/long', (_request, response) => {
      setTimeout(() => response.end('at last'), 2000);
    });
    const first = askPolitely(site.address('a.example', '/long'), usual);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all([first, askPolitely(site.address('a.example', '/next'), usual)]);
    expect(tooSoon(site.questions, pace.between)).toEqual([]);
  }, 60_000);
});
