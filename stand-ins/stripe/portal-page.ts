import { brand } from '#app/brand.ts';
import { type Html, html } from '../pages/html.ts';
import { cardChoice } from './card-choice.ts';
import type { DeliveryManner } from './deliveries.ts';
import { invoiceList } from './invoice-page.ts';
import { dayOf, dollars } from './page-frame.ts';
import { offerOf, type Stand } from './stand.ts';
import type { CustomerRecord, PortalRecord, SubscriptionRecord } from './world.ts';

type Shown = {
  stand: Stand;
  portal: PortalRecord;
  customer: CustomerRecord;
  manner: DeliveryManner;
  /** Events that have not been taken yet. */
  pending: number;
};

/** A customer's invoices and card; below, what moves the demonstration. */
export function portalPage({ stand, portal, customer, manner, pending }: Shown): Html {
  const at = `/stand-in-for-stripe/portal/${portal.id}`;
  const subscriptions = [...stand.world.subscriptions.values()]
    .filter((one) => one.customer === customer.id)
    .reverse();
  return html`<h1>Invoices and card</h1>
${portal.returnUrl ? html`<p><a href="${portal.returnUrl}">Back to ${brand.name}</a></p>` : null}
<h2>Subscription</h2>
${
  subscriptions.length === 0
    ? html`<p>There is none.</p>`
    : html`<ul class="plain">${subscriptions.map((one) => html`<li>${summarize(stand, one)}</li>`)}</ul>`
}
${customer.balance < 0 ? html`<p>Credit for the next invoices: ${dollars(-customer.balance)}</p>` : null}
<h2>Card</h2>
<p>${customer.card ? html`Visa ending in ${customer.card.last4}` : 'No card yet.'}</p>
<form method="post" action="${at}">
${cardChoice('Change the card', customer.card?.behaviour)}
<div class="actions"><button name="do" value="card">Use this card</button></div>
</form>
<h2>Invoices</h2>
${invoiceList(stand, customer, at)}
${clockForms(stand, at)}
${eventForms({ at, manner, pending })}`;
}

const words: Record<SubscriptionRecord['status'], string> = {
  incomplete: 'not paid yet',
  incomplete_expired: 'never paid',
  active: 'active',
  past_due: 'payment overdue',
  canceled: 'ended',
};

function summarize(stand: Stand, subscription: SubscriptionRecord): Html {
  const { status, price, cancelAtPeriodEnd, periodEnd, endedAt } = subscription;
  const { name, cents } = offerOf(stand, price);
  const goesOn = status === 'active' || status === 'past_due';
  return html`<strong>${name}</strong>, ${dollars(cents)} a month: ${words[status]}${
    goesOn ? html`, ${cancelAtPeriodEnd ? 'ends' : 'renews'} on ${dayOf(periodEnd)}` : null
  }${endedAt ? html` on ${dayOf(endedAt)}` : null}`;
}

function clockForms(stand: Stand, at: string): Html {
  const steps = [
    { value: 'renewal', label: 'To the next renewal' },
    { value: 'day', label: 'One day on' },
    { value: 'week', label: 'One week on' },
  ];
  return html`<section class="demonstration">
<h2>The demonstration’s clock</h2>
<p>It shows <strong>${dayOf(stand.now())}</strong>, for everybody on this site, and cannot be turned
back. On the way everything happens that would: renewals, further attempts to collect a payment, the
end of a plan.</p>
<form method="post" action="${at}">
<input type="hidden" name="do" value="clock">
<div class="actions">
${steps.map(({ value, label }) => html`<button name="to" value="${value}">${label}</button>\n`)}</div>
</form>
</section>`;
}

const manners: { name: keyof DeliveryManner; label: string }[] = [
  { name: 'late', label: 'Late: held back until they are sent by hand' },
  { name: 'twice', label: 'Twice' },
  { name: 'shuffled', label: 'In the wrong order' },
  { name: 'lost', label: 'Never' },
];

type EventState = { at: string; manner: DeliveryManner; pending: number };

function eventForms({ at, manner, pending }: EventState): Html {
  return html`<section class="demonstration">
<h2>How events reach ${brand.name}</h2>
<p>Normally at once, once, and in order. ${pending === 0 ? 'All have arrived.' : `On their way: ${pending}.`}</p>
<form method="post" action="${at}">
<fieldset>
<legend>Send the next ones</legend>
${manners.map(
  ({ name, label }) => html`<label class="choice">
<input type="checkbox" name="${name}" value="on"${manner[name] ? html` checked` : null}>
<span>${label}</span>
</label>
`,
)}</fieldset>
<div class="actions">
<button name="do" value="manner">Keep this</button>
<button name="do" value="send">Send the waiting events now</button>
</div>
</form>
</section>`;
}
