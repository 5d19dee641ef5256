import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BadStatus,
  type Breaker,
  breakerOf,
  mostFailures,
  readServices,
  restSeconds,
  ServiceRests,
} from './breaker.server.ts';
import { metrics } from './watch/metrics.server.ts';

let mood: 'fine' | 'hangs' | 'hangs-up' | number = 'fine';
let asked = 0;
const service = createServer((request, response) => {
  asked += 1;
  if (mood === 'hangs') return;
  if (mood === 'hangs-up') return void request.socket.destroy();
  response.writeHead(mood === 'fine' ? 200 : mood).end('said');
});

beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

let breaker: Breaker;
beforeEach(() => {
  mood = 'fine';
  asked = 0;
  breaker = breakerOf('fact-checker');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

async function ask(timeout = 2000, patience = 0): Promise<string> {
  // It listens on a port.
  const { port } = service.address() as AddressInfo;
  const work = async () => {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal });
    if (!response.ok) throw new BadStatus(response.status);
    return response.text();
  };
  return breaker.ask(work, { patience });
}

async function failUntilItRests() {
  mood = 500;
  for (let time = 0; time < mostFailures; time += 1)
    await expect(ask()).rejects.toThrow('status 500');
  await expect(ask()).rejects.toThrow(ServiceRests);
}

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const standing = () => readServices().find(({ service: name }) => name === 'fact-checker');

describe('a service outside', () => {
  it.each([
    ['answers 500s', 500],
    ['asks for patience', 429],
    ['hangs up', 'hangs-up'],
    ['hangs', 'hangs'],
  ] as const)('that %s is left alone after some failures in a row', async (_, given) => {
    mood = given;
    for (let time = 0; time < mostFailures; time += 1) {
      await expect(ask(given === 'hangs' ? 50 : undefined)).rejects.not.toThrow(ServiceRests);
    }
    await expect(ask()).rejects.toThrow(ServiceRests);
    expect(asked).toBe(mostFailures);
    expect(standing()).toMatchObject({ isResting: true, failuresInRow: mostFailures });
    expect(await metrics.metrics()).toContain('dais_service_answers{service="fact-checker"} 0');
  });

  it('is asked on where what it was asked is at fault, or it answered in between', async () => {
    mood = 404;
    for (let time = 0; time < 2 * mostFailures; time += 1)
      await expect(ask()).rejects.toThrow('status 404');
    for (const between of ['fine', 422] as const) {
      mood = 503;
      for (let time = 1; time < mostFailures; time += 1)
        await expect(ask()).rejects.toThrow('status 503');
      mood = between;
      await ask().catch(() => undefined);
    }
    expect(standing()).toMatchObject({ isResting: false, failuresInRow: 0 });
  });

  it('is asked on by all as soon as one ask has found it well', async () => {
    await failUntilItRests();
    wait(restSeconds - 1);
    await expect(ask()).rejects.toThrow(ServiceRests);
    wait(1);
    mood = 'fine';
    expect(await ask()).toBe('said');
    expect(await Promise.all([ask(), ask()])).toEqual(['said', 'said']);
    expect(standing()).toMatchObject({ isResting: false, failuresInRow: 0 });
    expect(await metrics.metrics()).toContain('dais_service_answers{service="fact-checker"} 1');
  });

  it('is tried by one alone, for whom nobody waits, and rests again where it fails', async () => {
    await failUntilItRests();
    wait(restSeconds);
    asked = 0;
    mood = 'hangs';
    const trial = ask(200);
    await expect(ask()).rejects.toThrow(ServiceRests);
    await expect(trial).rejects.not.toThrow(ServiceRests);
    mood = 'fine';
    await expect(ask()).rejects.toThrow(ServiceRests);
    expect(asked).toBe(1);
    wait(restSeconds);
    expect(await ask()).toBe('said');
  });

  it('has several asks of one work wait for the one that tries it, as long as they would', async () => {
    await failUntilItRests();
    wait(restSeconds);
    mood = 'fine';
    const all = Array.from({ length: 4 }, () => ask(2000, 2000));
    expect(await Promise.all(all)).toEqual(['said', 'said', 'said', 'said']);
    await failUntilItRests();
    wait(restSeconds);
    mood = 'hangs';
    const trial = ask(1000);
    await expect(ask(2000, 50)).rejects.toThrow(ServiceRests);
    expect(breaker.restsFor()).toBeGreaterThan(0);
    await expect(trial).rejects.not.toThrow(ServiceRests);
  });
});
