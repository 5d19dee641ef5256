import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { embedStyle } from '#app/feeds/embed/embed-style.ts';
import { securityHeaders } from './security-headers.ts';

const app = express();
app.use(securityHeaders, (_request, response) => {
  response.send('seen');
});
const server = createServer(app);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function headersOf(path: string) {
  // It listens on an address, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return { policy: headers.get('Content-Security-Policy'), frame: headers.get('X-Frame-Options') };
}

it("lets other sites show the list of a body's meetings in a frame, which can do nothing there", async () => {
  const { policy, frame } = await headersOf('/bodies/7b/embed?width=300');
  expect(frame).toBeNull();
  const hash = createHash('sha256').update(embedStyle).digest('base64');
  expect(policy).toBe(
    `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors *`,
  );
});

it.each([
  '/',
  '/bodies/7b',
  '/bodies/7b/embed/',
  '/bodies/7b/embed.rsc',
  '/bodies//embed',
  '/bodies/7b/x/embed',
  '/bodies/7b/embed/settings',
  '/settings/bodies/7b/embed',
])('lets nobody show %s in a frame', async (path) => {
  const { policy, frame } = await headersOf(path);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(frame).toBe('SAMEORIGIN');
});

describe('where the site is used', () => {
  const ofSite = async (site: string, path: string) => {
    vi.stubEnv('PUBLIC_URL', site);
    vi.stubEnv('DEV', false);
    vi.resetModules();
    const { securityHeaders: headers } = await import('./security-headers.ts');
    const served = express().use(headers, (_request, response) => {
      response.send('seen');
    });
    const other = served.listen(0, '127.0.0.1');
    await once(other, 'listening');
    // It listens on an address, not on a pipe.
    const { port } = other.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).finally(() => other.close());
    return answer.headers;
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('lets a page load and run what is of the site alone', async () => {
    const policy = (await ofSite('https://dais.example', '/my-meetings')).get(
      'Content-Security-Policy',
    );
    const directives = Object.fromEntries(
      (policy ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
    });
    const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:', 'data:'];
    for (const name of ['script-src', 'style-src', 'form-action']) {
      for (const source of loose) expect(directives[name], name).not.toContain(source);
    }
  });

  it.each([
    ['https://dais.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', null],
  ])(
    'has browsers ask %s by https alone, for a year, where it is served by it',
    async (site, policy) => {
      for (const path of ['/', '/bodies/7b/embed', '/api/v1/bodies']) {
        const headers = await ofSite(site, path);
        expect(headers.get('Strict-Transport-Security'), path).toBe(policy);
        expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
        expect(headers.get('Referrer-Policy'), path).toBe('same-origin');
        const mayAsk = path.endsWith('/embed') ? '()' : '(self)';
        expect(headers.get('Permissions-Policy'), path).toBe(
          `publickey-credentials-get=${mayAsk}, publickey-credentials-create=${mayAsk}`,
        );
      }
    },
  );
});
