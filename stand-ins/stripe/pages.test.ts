import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prices, serveStandIn, subscribe } from '#tests/support/open-stand-in.ts';

let served: Awaited<ReturnType<typeof serveStandIn>>;
beforeAll(async () => {
  served = await serveStandIn();
});
afterAll(() => served.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, served.url), { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(new URL(path, served.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
};

async function openCheckout(email = 'reader@example.com') {
  const session = await served.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: email,
    line_items: [{ price: prices.premium, quantity: 1 }],
    success_url: `${served.url}/paid?checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${served.url}/pricing`,
  });
  return { id: session.id, path: new URL(session.url ?? '').pathname };
}

async function openPortal() {
  const bought = await subscribe(served);
  const { url } = await served.stripe.billingPortal.sessions.create({
    customer: bought.customer,
    return_url: `${served.url}/settings`,
  });
  const path = new URL(url).pathname;
  return { ...bought, path, press: (fields: Record<string, string>) => post(path, fields) };
}

describe('the checkout', () => {
  it('says what is bought, that no money moves, and can be paid or left', async () => {
    const { path } = await openCheckout();
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(
      'This is a demonstration.</strong> No card is charged and no money moves.',
    );
    expect(text).toContain('Subscribe to Dais Pro+');
    expect(text).toContain('<button class="primary">Pay $50.00</button>');
    expect(text).toContain(`href="${served.url}/pricing">Cancel</a>`);
    expect(text).not.toMatch(/<script|style=/);
  });

  it('leads back when it is paid, and cannot be paid twice', async () => {
    const { id, path } = await openCheckout();
    expect(await post(path, { card: 'accepted' })).toEqual({
      status: 303,
      to: `${served.url}/paid?checkout=${id}`,
    });
    expect(await post(path, { card: 'accepted' })).toEqual({ status: 303, to: path });
    expect((await get(path)).text).toContain('This has been paid');
    const { data } = await served.stripe.subscriptions.list({ price: prices.premium });
    expect(data.filter(({ status }) => status === 'active')).toHaveLength(1);
  });

  it('says when the card was declined, and takes another', async () => {
    const { path } = await openCheckout();
    const { to } = await post(path, { card: 'declined' });
    const page = await get(to);
    expect(page.text).toContain('<title>Error: Checkout');
    expect(page.text).toContain('role="alert">Your card was declined.');
    expect((await post(path, { card: 'accepted' })).to).toContain('/paid?checkout=');
  });

  it('that has expired says so and leads back', async () => {
    const { id, path } = await openCheckout();
    await served.stripe.checkout.sessions.expire(id);
    expect((await get(path)).text).toContain('Nothing was paid.');
    expect((await post(path, { card: 'accepted' })).to).toBe(path);
    expect(served.standIn.world.checkouts.get(id)?.status).toBe('expired');
  });

  it('shows what somebody typed as text', async () => {
    const { path } = await openCheckout('"><script>alert(1)</script>@example.com');
    const { text } = await get(path);
    expect(text).not.toContain('<script');
    expect(text).toContain('&#34;&#62;&#60;script');
  });

  it('follows the theme that was chosen on the site', async () => {
    const { path } = await openCheckout();
    const { themeCookie } = await import('#app/platform/http/theme.server.ts');
    const cookie = await themeCookie.serialize('dark');
    expect((await get(path, { cookie })).text).toContain('data-theme="dark"');
    expect((await get(path)).text).not.toContain('data-theme');
  });

  it.each(['checkout/cs_test_none', 'portal/bps_none', 'invoices/in_none'])(
    'of nobody is not found: %s',
    async (path) => {
      const page = await get(`/stand-in-for-stripe/${path}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('There is nothing here');
      expect((await post(`/stand-in-for-stripe/${path}`, {})).status).toBe(404);
    },
  );
});

describe('the portal', () => {
  it('shows the plan, the card and the invoices, and leads back', async () => {
    const { path } = await openPortal();
    const { text } = await get(path);
    expect(text).toContain('<strong>Pro</strong>, $25.00 a month: active, renews on');
    expect(text).toContain('Visa ending in 4242');
    expect(text).toContain(`href="${served.url}/settings">Back to Dais</a>`);
    const [, invoice = ''] = /href="(\/stand-in-for-stripe\/invoices\/[^"]+)"/.exec(text) ?? [];
    expect((await get(invoice)).text).toContain('<dt>Paid</dt><dd>$25.00</dd>');
  });

  it('lets a renewal fail, the card be changed and the invoice be paid', async () => {
    const { path, press, subscription, customer } = await openPortal();
    expect((await press({ do: 'card', card: 'declined' })).to).toBe(`${path}?done=card`);
    expect((await get(`${path}?done=card`)).text).toContain('role="status">The card was changed.');
    expect((await press({ do: 'clock', to: 'renewal' })).to).toContain('done=clock');
    expect((await get(path)).text).toContain('payment overdue');
    const [open] = (await served.stripe.invoices.list({ customer, status: 'open' })).data;
    const pay = { do: 'pay', invoice: open?.id ?? '' };
    expect((await press(pay)).to).toContain('done=declined');
    await press({ do: 'card', card: 'accepted' });
    expect((await press(pay)).to).toContain('done=paid');
    expect((await served.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  it('refunds and disputes what its own customer paid, and nobody else', async () => {
    const one = await openPortal();
    const other = await openPortal();
    const charge = async (customer: string) =>
      (await served.stripe.charges.list({ customer })).data[0]?.id ?? '';
    const foreign = await charge(other.customer);
    expect((await one.press({ do: 'refund', charge: foreign })).to).toContain('done=refused');
    expect((await served.stripe.charges.retrieve(foreign)).refunded).toBe(false);
    const own = await charge(one.customer);
    expect((await one.press({ do: 'refund', charge: own })).to).toContain('done=refunded');
    expect((await other.press({ do: 'dispute', charge: foreign })).to).toContain('done=disputed');
    expect((await other.press({ do: 'dispute', charge: foreign })).to).toContain('done=refused');
    expect((await get(other.path)).text).toContain('Disputed</span>');
  });

  it('sets how events are sent', async () => {
    const { path, press } = await openPortal();
    await press({ do: 'manner', late: 'on', twice: 'on' });
    expect(served.standIn.manner()).toEqual({
      late: true,
      twice: true,
      shuffled: false,
      lost: false,
    });
    expect((await get(path)).text).toContain('name="twice" value="on" checked');
    await press({ do: 'manner' });
    expect(served.standIn.manner().late).toBe(false);
  });

  it('is gone with its customer', async () => {
    const { path, customer } = await openPortal();
    await served.stripe.customers.del(customer);
    expect((await get(path)).status).toBe(404);
  });
});
