import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let asked = 0;
let isDown = true;
const service = createServer((_request, response) => {
  asked += 1;
  response.writeHead(isDown ? 500 : 404, { 'content-type': 'application/json' });
  const type = isDown ? 'api_error' : 'invalid_request_error';
  response.end(JSON.stringify({ error: { type, code: 'resource_missing', message: 'No.' } }));
});

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  // It listens on a port.
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('STRIPE_API_URL', `http://127.0.0.1:${port}`);
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  service.close();
});

it('Stripe that keeps failing is not asked for a while, and jobs wait for it', async () => {
  const { isMissing, orTryLater, stripe } = await import('./stripe.server.ts');
  const { forgetServices, mostFailures } = await import('#app/platform/breaker.server.ts');
  const { TryLater } = await import('#app/platform/jobs/job.ts');
  const ask = () => stripe().customers.retrieve('cus_1');
  // Each is asked again by Stripe's own client.
  for (let time = 0; time < mostFailures; time += 1)
    await expect(ask()).rejects.toMatchObject({ type: 'StripeAPIError' });
  expect(asked).toBe(mostFailures);
  await expect(orTryLater(ask())).rejects.toThrow(TryLater);
  expect(asked).toBe(mostFailures);

  isDown = false;
  forgetServices();
  for (let time = 0; time <= mostFailures; time += 1)
    await expect(ask()).rejects.toSatisfy((error) => isMissing(error));
});
