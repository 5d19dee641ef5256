import { brand } from '#app/brand.ts';
import { type Html, html } from '../pages/html.ts';
import { dayOf, dollars } from './page-frame.ts';
import { totalOf } from './render-invoice.ts';
import type { Stand } from './stand.ts';
import type { ChargeRecord, CustomerRecord, InvoiceRecord } from './world.ts';

/** The newest invoices of a customer, with what can be done about each. */
export function invoiceList(stand: Stand, customer: CustomerRecord, at: string): Html {
  const invoices = [...stand.world.invoices.values()]
    .filter((invoice) => invoice.customer === customer.id)
    .reverse()
    .slice(0, 24);
  if (invoices.length === 0) return html`<p>There are none yet.</p>`;
  return html`<ul class="invoices">
${invoices.map(
  (invoice) => html`<li>
<div class="grows"><strong>${dayOf(invoice.created)}</strong> ${
    invoice.number
      ? html`<a href="/stand-in-for-stripe/invoices/${invoice.id}">${invoice.number}</a>`
      : null
  }<br><span class="hint">${stateOf(stand, invoice)}</span></div>
<div class="amount">${dollars(totalOf(invoice.lines))}</div>
${actions(stand, invoice, at)}
</li>
`,
)}</ul>`;
}

const states: Record<InvoiceRecord['status'], string> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
};

function chargeOf(stand: Stand, invoice: InvoiceRecord): ChargeRecord | undefined {
  const intent = invoice.paymentIntent
    ? stand.world.paymentIntents.get(invoice.paymentIntent)
    : undefined;
  return intent?.charge ? stand.world.charges.get(intent.charge) : undefined;
}

function stateOf(stand: Stand, invoice: InvoiceRecord): string {
  const charge = chargeOf(stand, invoice);
  if (charge?.disputed) return 'Disputed';
  if (charge && charge.refunded > 0) return 'Refunded';
  if (invoice.status === 'open' && invoice.nextAttempt) {
    return `Open, tried again on ${dayOf(invoice.nextAttempt)}`;
  }
  return states[invoice.status];
}

function actions(stand: Stand, invoice: InvoiceRecord, at: string): Html | null {
  const name = invoice.number ?? 'the draft';
  if (invoice.status === 'open') {
    return html`<form method="post" action="${at}"><input type="hidden" name="invoice" value="${invoice.id}"><button name="do" value="pay" aria-label="Pay ${name} now">Pay now</button></form>`;
  }
  const charge = chargeOf(stand, invoice);
  if (!charge?.paid || charge.disputed || charge.refunded > 0) return null;
  return html`<form method="post" action="${at}" class="actions">
<input type="hidden" name="charge" value="${charge.id}">
<button name="do" value="refund" aria-label="Refund ${name}">Refund</button>
<button name="do" value="dispute" aria-label="Dispute ${name}">Dispute</button></form>`;
}

/** One invoice, line by line. */
export function invoicePage(stand: Stand, invoice: InvoiceRecord): Html {
  const total = totalOf(invoice.lines);
  return html`<h1>Invoice ${invoice.number}</h1>
<p>${brand.company.legalName}, ${dayOf(invoice.created)}: ${stateOf(stand, invoice).toLowerCase()}</p>
<ul class="invoices">
${invoice.lines.map(
  (
    line,
  ) => html`<li><div class="grows">${line.description}<br><span class="hint">${dayOf(line.periodStart)} to ${dayOf(line.periodEnd)}</span></div><div class="amount">${dollars(line.amount)}</div></li>
`,
)}</ul>
<dl>
<div><dt>Total</dt><dd>${dollars(total)}</dd></div>
${total !== invoice.amountDue ? html`<div><dt>Settled by credit</dt><dd>${dollars(total - invoice.amountDue)}</dd></div>` : null}
<div><dt>Amount due</dt><dd>${dollars(invoice.amountDue)}</dd></div>
<div><dt>Paid</dt><dd>${dollars(invoice.amountPaid)}</dd></div>
</dl>
<p><a class="button" href="/settings">Back to ${brand.name}</a></p>`;
}
