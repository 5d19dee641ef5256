import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const production = {
  DAIS_MODE: 'production',
  SESSION_SECRET: 'a'.repeat(64),
  PUBLIC_URL: 'https://dais.example',
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('#stand-ins/city-hall/open-city-hall.ts', () => {
    throw new Error('The city hall was loaded.');
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('#stand-ins/city-hall/open-city-hall.ts');
});

async function load(environment: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { loadCityHall } = await import('./load-city-hall.ts');
  return loadCityHall();
}

describe('the invented city hall', () => {
  it.each([
    { name: 'production', environment: production },
    { name: 'a demonstration without it', environment: { CITY_HALL_PORT: '0' } },
    {
      name: 'a web server whose jobs are done elsewhere',
      environment: { WORKER: 'off', DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' },
    },
  ])('is not even loaded in $name', async ({ environment }) => {
    expect(await load(environment)).toBeNull();
  });

  it('is what a demonstration opens otherwise', async () => {
    await expect(load({ DAIS_MODE: 'demo' })).rejects.toThrow();
  });
});
