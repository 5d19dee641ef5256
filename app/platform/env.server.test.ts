import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.server.ts';

describe('a start with a wrong environment', () => {
  it('names the variable and what it wants, and never repeats its value', () => {
    expect(() => readEnvironment({ PORT: '99999', SESSION_SECRET: 'hunter2' })).toThrow(
      /PORT has a value that cannot be used\. It wants a port number from 1 to 65535\./,
    );
    try {
      readEnvironment({ SESSION_SECRET: 'hunter2' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).toContain('SESSION_SECRET');
      expect(String(error)).not.toContain('hunter2');
    }
  });

  it('asks for the secrets that production cannot do without', () => {
    expect(() => readEnvironment({ DAIS_MODE: 'production' })).toThrow(
      /SESSION_SECRET is missing[\s\S]*PUBLIC_URL is missing/,
    );
  });

  it.each([
    ['http://dais.example', false],
    ['https://dais.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://localhost.dais.example', false],
  ])('sends no password over an open line in production: %s', (PUBLIC_URL, isTaken) => {
    const production = { DAIS_MODE: 'production', SESSION_SECRET: 's'.repeat(32), PUBLIC_URL };
    const start = () => readEnvironment(production).PUBLIC_URL;
    if (isTaken) expect(start()).toBe(PUBLIC_URL);
    else expect(start).toThrow(/PUBLIC_URL has a value that cannot be used.*in production https/);
  });

  it('reads the secrets before, and the hosts that may be asked, one by one', () => {
    const [older, old] = ['a'.repeat(32), 'b'.repeat(32)];
    const read = readEnvironment({
      OLD_SESSION_SECRETS: `${old} ${older}`,
      OUTBOUND_HOSTS: '*.gov, tv.example.org',
    });
    expect(read.OLD_SESSION_SECRETS).toEqual([old, older]);
    expect(read.OUTBOUND_HOSTS).toEqual(['*.gov', 'tv.example.org']);
    expect(readEnvironment({})).toMatchObject({ OLD_SESSION_SECRETS: [] });
    for (const wrong of ['https://x.example', '*', 'a..b,', '*.*.gov', 'x.example:80']) {
      expect(() => readEnvironment({ OUTBOUND_HOSTS: wrong }), wrong).toThrow(/OUTBOUND_HOSTS/);
    }
    expect(() => readEnvironment({ OLD_SESSION_SECRETS: `${old} short` })).toThrow(
      /OLD_SESSION_SECRETS/,
    );
  });

  it('takes nothing in the place of Stripe in production', () => {
    const site = { SESSION_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://dais.example' };
    const standIn = { ...site, STRIPE_API_URL: 'http://127.0.0.1:12111' };
    expect(readEnvironment(standIn).STRIPE_API_URL).toBe(standIn.STRIPE_API_URL);
    expect(() => readEnvironment({ ...standIn, DAIS_MODE: 'production' })).toThrow(
      /STRIPE_API_URL .*never in production/,
    );
  });

  it('asks no city hall of this machine in production', () => {
    const site = { SESSION_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://dais.example' };
    const beside = { ...site, CITY_HALL_PORT: '3001' };
    expect(readEnvironment(beside).CITY_HALL_PORT).toBe(3001);
    expect(() => readEnvironment({ ...beside, DAIS_MODE: 'production' })).toThrow(
      /CITY_HALL_PORT .*never in production/,
    );
  });

  it('reads the price that is sold and the older ones, and no other ids', () => {
    expect(readEnvironment({ STRIPE_PRICE_BASIC: 'price_2, price_1' }).STRIPE_PRICE_BASIC).toEqual([
      'price_2',
      'price_1',
    ]);
    expect(() => readEnvironment({ STRIPE_PRICE_BASIC: 'prod_1' })).toThrow(/STRIPE_PRICE_BASIC/);
  });

  it('goes past a pool, or reads from a replica, only where there can be one', () => {
    const [pooled, direct] = ['postgresql://dais@pool/dais', 'postgresql://dais@server/dais'];
    const behind = { DATABASE_URL: pooled, DIRECT_DATABASE_URL: direct };
    expect(readEnvironment(behind).directDatabaseUrl).toBe(direct);
    expect(readEnvironment({ DATABASE_URL: pooled }).directDatabaseUrl).toBe(pooled);
    for (const name of ['DIRECT_DATABASE_URL', 'READ_DATABASE_URL']) {
      expect(() => readEnvironment({ [name]: direct })).toThrow(name);
    }
  });

  it('needs nothing for the demo, and takes an empty variable for none', () => {
    const env = readEnvironment({ PORT: '', DATABASE_URL: '' });
    expect(env.PORT).toBe(3000);
    expect(env.databaseUrl).toMatch(/^file:.*data\/dais\.db$/);
  });
});

describe('a speech-to-text service', () => {
  it('is known by its address and its model, and has a budget only with a price', () => {
    expect(() => readEnvironment({ SPEECH_URL: 'https://ears.example/' })).toThrow(
      /SPEECH_MODEL is missing/,
    );
    expect(() => readEnvironment({ SPEECH_DAILY_BUDGET: '5' })).toThrow(
      /SPEECH_PRICE has|SPEECH_PRICE is missing/,
    );
    const given = { SPEECH_URL: 'https://ears.example/', SPEECH_MODEL: 'ear-1' };
    expect(readEnvironment({ ...given, SPEECH_PRICE: '0.006' })).toMatchObject({
      SPEECH_URL: 'https://ears.example',
      SPEECH_PATH: '/v1/audio/transcriptions',
      SPEECH_FORMAT: 'verbose_json',
      SPEECH_PRICE: 0.006,
    });
  });
});
