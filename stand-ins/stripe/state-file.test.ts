import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, prices, subscribe } from '#tests/support/open-stand-in.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a restart', () => {
  it('keeps everything: what was bought, the clock, events on their way, and keys', async () => {
    const statePath = join(folder, 'deep', 'state.json');
    const first = openStandIn({ statePath });
    const { customer, subscription, item } = await subscribe(first);
    first.standIn.advanceToNextRenewal();
    first.standIn.setDelivery({ twice: true });
    const key = { idempotencyKey: 'a key' };
    const made = await first.stripe.customers.create({ email: 'once@example.com' }, key);
    await first.stripe.subscriptions.update(subscription, {
      items: [{ id: item, price: prices.premium }],
    });
    const seen = await first.stripe.subscriptions.retrieve(subscription);

    const second = openStandIn({ statePath });
    expect(await second.stripe.subscriptions.retrieve(subscription)).toEqual(seen);
    expect(second.standIn.now() - first.standIn.now()).toBeLessThan(5);
    expect(second.standIn.manner().twice).toBe(true);
    expect(second.standIn.pending()).toBe(first.standIn.pending());
    const again = await second.stripe.customers.create({ email: 'once@example.com' }, key);
    expect(again.id).toBe(made.id);
    second.standIn.advanceToNextRenewal(customer);
    const [renewal] = (await second.stripe.invoices.list({ subscription })).data;
    expect(renewal?.lines.data).toHaveLength(3);
  });

  it('finds what a crash left: the state before it, and nothing half written', async () => {
    const statePath = join(folder, 'crash.json');
    const first = openStandIn({ statePath });
    const { id } = await first.stripe.customers.create();
    await writeFile(`${statePath}.new`, '{"version":1,"world":');
    const second = openStandIn({ statePath });
    expect((await second.stripe.customers.retrieve(id)).id).toBe(id);
  });

  it('keeps the file to its owner, and leaves none behind beside it', async () => {
    const own = await mkdtemp(join(folder, 'own-'));
    const { stripe } = openStandIn({ statePath: join(own, 'state.json') });
    await stripe.customers.create();
    expect(await readdir(own)).toEqual(['state.json']);
    expect((await stat(join(own, 'state.json'))).mode & 0o777).toBe(0o600);
  });

  it('does not guess at a file of another version', async () => {
    const statePath = join(folder, 'other.json');
    await writeFile(statePath, '{"version":2}');
    expect(() => openStandIn({ statePath })).toThrow('another version');
    expect(await readFile(statePath, 'utf8')).toBe('{"version":2}');
  });
});
