import { brand } from '#app/brand.ts';
import { type Html, html } from '../pages/html.ts';
import { cardChoice } from './card-choice.ts';
import { monthsAfter } from './months.ts';
import { dayOf, dollars } from './page-frame.ts';
import { offerOf, type Stand } from './stand.ts';
import type { CheckoutRecord } from './world.ts';

/** Where a checkout is paid. */
export function checkoutPage(stand: Stand, session: CheckoutRecord): Html {
  const { name, cents } = offerOf(stand, session.price);
  const total = cents * session.quantity;
  const buyer = session.customer ? stand.world.customers.get(session.customer) : undefined;
  const email = buyer?.email ?? session.email;
  return html`<h1>Subscribe to ${brand.name} ${name}</h1>
<p class="price"><strong>${dollars(total)}</strong> a month</p>
<dl>
${email ? html`<div><dt>Account</dt><dd>${email}</dd></div>` : null}
<div><dt>Due today</dt><dd>${dollars(total)}</dd></div>
<div><dt>Then</dt><dd>${dollars(total)} each month, next on ${dayOf(monthsAfter(stand.now(), 1))}</dd></div>
</dl>
<form method="post" action="/stand-in-for-stripe/checkout/${session.id}">
${cardChoice('Card', buyer?.card?.behaviour)}
<div class="actions">
<button class="primary">Pay ${dollars(total)}</button>
${session.cancelUrl ? html`<a class="button" href="${session.cancelUrl}">Cancel</a>` : null}
</div>
</form>`;
}

/** A checkout that can no longer be paid. */
export function closedCheckoutPage({ status, successUrl, cancelUrl }: CheckoutRecord): Html {
  const paid = status === 'complete';
  const back = paid ? successUrl : cancelUrl;
  return html`<h1>${paid ? 'This has been paid' : 'This checkout has expired'}</h1>
<p>${paid ? 'Nothing more is due here.' : 'Nothing was paid. Choose the plan again to get a new checkout.'}</p>
${back ? html`<p><a class="button" href="${back}">Back to ${brand.name}</a></p>` : null}`;
}
