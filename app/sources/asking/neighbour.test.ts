import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { politePace } from './pace.ts';

const servers: Server[] = [];
let [city, other] = [0, 0];

/** A server here that says which it is. */
async function serve(name: string): Promise<number> {
  const server = createServer((_request, response) => response.end(name));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port;
}
beforeAll(async () => {
  [city, other] = [await serve('a city hall'), await serve('what is nobody’s business')];
});
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const asking = {
  clock: { now: () => new Date(), wait: async () => undefined },
  ...{ pace: politePace, maxBytes: 1000, seconds: 5 },
};

async function open(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const neighbour = await import('./neighbour.server.ts');
  const { readOnce } = await import('./read-once.server.ts');
  const read = async (url: string) => {
    const { bytes } = await readOnce(new URL(url), asking);
    return new TextDecoder().decode(bytes);
  };
  return { ...neighbour, read };
}
const closed = expect.objectContaining({
  code: 'invalid',
  message: expect.stringContaining('not of the public internet'),
});

describe('the city hall beside a demonstration', () => {
  it('is asked once it is open, by its own address and no other', async () => {
    const { read, openToNeighbour, closeToNeighbour } = await open();
    const address = `http://127.0.0.1:${city}/`;
    await expect(read(address)).rejects.toEqual(closed);
    openToNeighbour(city);
    expect(await read(address)).toBe('a city hall');
    for (const url of [
      `http://127.0.0.1:${other}/`,
      `http://localhost:${city}/`,
      `http://[::1]:${city}/`,
      `http://127.0.0.2:${city}/`,
      'http://127.0.0.1/',
    ]) {
      await expect(read(url)).rejects.toEqual(closed);
    }
    closeToNeighbour();
    await expect(read(address)).rejects.toEqual(closed);
  });

  it('waits for nobody, while all others are asked as ever', async () => {
    const { openToNeighbour, paceAt } = await open();
    openToNeighbour(city);
    const between = (url: string) => paceAt(new URL(url), politePace).between;
    expect(between(`http://127.0.0.1:${city}/`)).toBeLessThan(1);
    for (const url of [`http://127.0.0.1:${other}/`, 'https://city.example/']) {
      expect(between(url)).toBe(politePace.between);
    }
  });

  it('is never opened in production', async () => {
    const { read, openToNeighbour, rulesAt } = await open({
      DAIS_MODE: 'production',
      SESSION_SECRET: 'a'.repeat(64),
      PUBLIC_URL: 'https://dais.example',
    });
    const address = `http://127.0.0.1:${city}/`;
    expect(() => openToNeighbour(city)).toThrow('Only a demonstration');
    await expect(read(address)).rejects.toEqual(closed);
    expect(rulesAt(new URL(address))).toEqual({});
  });
});
