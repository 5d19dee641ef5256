import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
