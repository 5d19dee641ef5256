import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-stand-in-'));
  vi.resetModules();
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.doUnmock('#stand-ins/stripe/open-stand-in.ts');
  await rm(folder, { recursive: true, force: true });
});

const own = {
  STRIPE_SECRET_KEY: 'sk_test_own',
  STRIPE_WEBHOOK_SECRET: 'whsec_own',
  STRIPE_PRICE_BASIC: 'price_one',
  STRIPE_PRICE_PREMIUM: 'price_two',
};
const production = {
  DAIS_MODE: 'production',
  SESSION_SECRET: 'a'.repeat(64),
  PUBLIC_URL: 'https://dais.example',
};

async function load(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { loadStandIn } = await import('./load-stand-in.ts');
  return loadStandIn();
}

describe('the stand-in for Stripe', () => {
  it('takes its place in a demonstration without a key, beside the database', async () => {
    const standIn = await load({ DAIS_MODE: 'demo' });
    const refused = await standIn?.fetch('http://localhost/v1/prices');
    expect(refused?.status).toBe(401);
    standIn?.setDelivery({});
    standIn?.stop();
    expect(await readdir(folder)).toContain('stripe-stand-in.json');
  });

  it.each([
    { name: 'production', environment: production },
    { name: 'production with a key', environment: { ...production, ...own } },
    { name: 'a demonstration with a key of its own', environment: { DAIS_MODE: 'demo', ...own } },
  ])('is not even loaded in $name', async ({ environment }) => {
    vi.doMock('#stand-ins/stripe/open-stand-in.ts', () => {
      throw new Error('The stand-in was loaded.');
    });
    expect(await load(environment)).toBeNull();
    expect(await readdir(folder)).not.toContain('stripe-stand-in.json');
  });
});
