import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  { site: 'https://dais.example', travels: 'encrypted only' },
  { site: 'http://localhost:3000', travels: 'as the site does' },
])('the choice of a theme on $site travels $travels', async ({ site }) => {
  vi.stubEnv('PUBLIC_URL', site);
  vi.resetModules();
  const { themeCookie } = await import('./theme.server.ts');
  const cookie = await themeCookie.serialize('dark');
  expect(/; Secure/.test(cookie)).toBe(site.startsWith('https:'));
});
