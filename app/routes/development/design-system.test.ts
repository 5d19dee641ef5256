import { expect, test, vi } from 'vitest';
import { env } from '#app/platform/env.server.ts';
import { loader } from './design-system.tsx';

vi.mock('#app/platform/env.server.ts', () => ({ env: { DAIS_MODE: 'demo' } }));

test('the design system is shown to developers, and where the product is used there is no such page', () => {
  expect(loader().colours).toBeDefined();
  Object.assign(env, { DAIS_MODE: 'production' });
  expect(() => loader()).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
