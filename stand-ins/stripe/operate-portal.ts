import { readCard } from './card-choice.ts';
import type { DeliveryManner } from './deliveries.ts';
import { StripeFault } from './fault.ts';
import type { Stand } from './stand.ts';
import type { CardBehaviour, CustomerRecord } from './world.ts';

/** What the pages can do; each keeps the state. */
export type PortalControls = {
  stand: Stand;
  catchUp(): void;
  pay(sessionId: string, card: CardBehaviour): boolean;
  changeCard(customer: string, card: CardBehaviour): void;
  advance(seconds: number): void;
  advanceToNextRenewal(customer?: string): boolean;
  setDelivery(manner: DeliveryManner): void;
  manner(): Readonly<DeliveryManner>;
  pending(): number;
  deliver(): Promise<void>;
  openDispute(charge: string): unknown;
  refund(charge: string): unknown;
  collect(invoice: string): boolean;
};

const outcomes = {
  card: { message: 'The card was changed.' },
  paid: { message: 'The invoice is paid.' },
  declined: { failure: 'Your card was declined. Choose another card, then pay again.' },
  clock: { message: 'The clock was moved.' },
  idle: { failure: 'There is no subscription that renews.' },
  manner: { message: 'The next events are sent like this.' },
  sent: { message: 'The waiting events were sent.' },
  refunded: { message: 'The payment was given back.' },
  disputed: { message: 'The bank was asked for the money back.' },
  refused: { failure: 'That cannot be done (any more).' },
} satisfies Record<string, { message?: string; failure?: string }>;

export type Outcome = keyof typeof outcomes;

/** What a page says after something was done. */
export function describeOutcome(name: unknown): { message?: string; failure?: string } {
  return Object.entries(outcomes).find(([key]) => key === name)?.[1] ?? {};
}

const day = 86_400;

/** Does what a button of the portal says. */
export async function operatePortal(
  controls: PortalControls,
  customer: CustomerRecord,
  form: Record<string, unknown>,
): Promise<Outcome> {
  try {
    return await operate(controls, customer, form);
  } catch (fault) {
    if (fault instanceof StripeFault) return 'refused';
    throw fault;
  }
}

async function operate(
  controls: PortalControls,
  customer: CustomerRecord,
  form: Record<string, unknown>,
): Promise<Outcome> {
  const { world } = controls.stand;
  switch (form.do) {
    case 'card':
      controls.changeCard(customer.id, readCard(form.card));
      return 'card';
    case 'pay': {
      const invoice = world.invoices.get(String(form.invoice));
      if (invoice?.customer !== customer.id) return 'refused';
      return controls.collect(invoice.id) ? 'paid' : 'declined';
    }
    case 'refund':
    case 'dispute': {
      const charge = world.charges.get(String(form.charge));
      if (charge?.customer !== customer.id) return 'refused';
      if (form.do === 'refund') controls.refund(charge.id);
      else controls.openDispute(charge.id);
      return form.do === 'refund' ? 'refunded' : 'disputed';
    }
    case 'clock':
      if (form.to === 'renewal') {
        return controls.advanceToNextRenewal(customer.id) ? 'clock' : 'idle';
      }
      controls.advance(form.to === 'week' ? 7 * day : day);
      return 'clock';
    case 'manner':
      controls.setDelivery({
        late: form.late === 'on',
        twice: form.twice === 'on',
        shuffled: form.shuffled === 'on',
        lost: form.lost === 'on',
      });
      return 'manner';
    case 'send':
      await controls.deliver();
      return 'sent';
    default:
      return 'refused';
  }
}
