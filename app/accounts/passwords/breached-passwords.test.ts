import { createHash } from 'node:crypto';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { forgetServices, mostFailures } from '#app/platform/breaker.server.ts';
import { isBreached } from './breached-passwords.server.ts';

const service = 'https://breaches.example';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  forgetServices();
  vi.unstubAllEnvs();
  vi.resetModules();
});
afterAll(() => server.close());

const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** Answers each range with these lines, and keeps what it was asked. */
function answering(...lines: string[]) {
  const asked: Request[] = [];
  const answer = ({ request }: { request: Request }) => {
    asked.push(request);
    return HttpResponse.text(lines.join('\r\n'));
  };
  server.use(http.get(`${service}/range/:start`, answer));
  return asked;
}

it('a password is found in a breach by five characters of its hash, and no more is told', async () => {
  const rest = hashOf('Lantern7!').slice(5);
  const asked = answering('0018A45C4D1DEF81644B54AB7F969B88D65:3', `${rest}:12`);
  expect(await isBreached('Lantern7!', service)).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([
    `${service}/range/${hashOf('Lantern7!').slice(0, 5)}`,
  ]);
  expect(asked[0]?.headers.get('add-padding')).toBe('true');
  expect(await isBreached('Harbor!49kettles', service)).toBe(false);
});

it('a line that only fills the answer up is no breach', async () => {
  answering(`${hashOf('Lantern7!').slice(5)}:0`);
  expect(await isBreached('Lantern7!', service)).toBe(false);
});

it('a breached password is taken by nobody as a new one, and why is said in words', async () => {
  answering(`${hashOf('Lantern7!underoak').slice(5)}:12`);
  vi.stubEnv('BREACHED_PASSWORDS_URL', service);
  vi.resetModules();
  const { judgePassword } = await import('./judge-password.server.ts');
  const owner = { email: 'ada@example.com', names: [] };
  await expect(judgePassword('Lantern7!underoak', owner)).rejects.toThrow(/in a data breach/);
  await expect(judgePassword('Harbor!49kettles', owner)).resolves.toBeUndefined();
});

it('nobody is asked where no service is set', async () => {
  expect(await isBreached('Lantern7!')).toBe(false);
});

it.each([
  ['is down', () => HttpResponse.error()],
  ['fails', () => HttpResponse.text('no', { status: 503 })],
  ['sends on', () => HttpResponse.redirect('https://elsewhere.example/')],
  ['never ends', () => HttpResponse.text('x'.repeat(2_000_000))],
  ['does not answer', () => delay('infinite')],
])('a password is taken within two seconds where the service %s', async (_, answer) => {
  server.use(http.get(`${service}/range/:start`, answer));
  const start = performance.now();
  expect(await isBreached('Lantern7!', service)).toBe(false);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('a service that keeps failing is not asked for a while, and passwords are taken', async () => {
  let asked = 0;
  const fail = () => {
    asked += 1;
    return HttpResponse.text('no', { status: 503 });
  };
  server.use(http.get(`${service}/range/:start`, fail));
  for (let time = 0; time < mostFailures + 3; time += 1)
    expect(await isBreached('Lantern7!', service)).toBe(false);
  expect(asked).toBe(mostFailures);
});
