import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgram } from '#tests/support/run-program.ts';
import { startSite } from '#tests/support/site.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

test('a site that is told to stop answers the form on its way and ends in peace', async () => {
  const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
  const body = 'intent=signin&email=reader@example.com&password=Password1!';
  const form = request(`${site.url}/auth`, {
    method: 'POST',
    headers: {
      Origin: site.url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
    },
  });
  const answered = once(form, 'response');
  form.write(body.slice(0, 20));
  await expect.poll(() => fetch(`${site.url}/healthz`).then(({ ok }) => ok)).toBe(true);
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(() => site.output()).toContain('"msg":"stopping"');
  // Whoever comes now finds the door closed; who is inside is served to the end.
  await expect
    .poll(() =>
      fetch(site.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  form.end(body.slice(20));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['set-cookie']?.join()).toContain('dais_session=');
  await expect.poll(() => site.output()).toContain('The server ended: 0');
  expect(site.output()).not.toContain('"level":"error"');
  await site.stop();
});

test('a site that others stand in for says that it leaves, and answers until they have heard it', async () => {
  const environment = { DRAIN_SECONDS: '2' };
  const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE, environment });
  const health = () => fetch(`${site.url}/healthz`);
  expect((await health()).status).toBe(200);
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(async () => (await health()).status).toBe(503);
  expect(await (await health()).json()).toMatchObject({ status: 'leaving' });
  const page = await fetch(site.url);
  expect([page.status, page.headers.get('Connection')]).toEqual([200, 'close']);
  await expect.poll(() => site.output()).toContain('The server ended: 0');
  await site.stop();
});

test('what a site keeps is for its own user alone', async () => {
  const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
  for (const file of [site.database, `${site.database}-wal`, `${site.database}-shm`]) {
    expect((await stat(file)).mode & 0o777, file).toBe(0o600);
  }
  await site.stop();
});

test('a port that is taken is named by its variable', async () => {
  const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
  const folder = await mkdtemp(join(tmpdir(), 'dais-second-'));
  try {
    const { port } = new URL(site.url);
    const second = await runProgram(['server/start.ts'], {
      environment: {
        DATA_DIR: folder,
        PORT: port,
        HOST: '127.0.0.1',
        DAIS_MODE: 'production',
        SESSION_SECRET: 's'.repeat(32),
        PUBLIC_URL: 'http://localhost',
      },
    });
    expect(second).toMatchObject({
      code: 1,
      errors:
        'PORT names a port that another program listens on. It wants a port number from 1 to 65535.\n',
    });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
