import type Stripe from 'stripe';
import { env } from '#app/platform/env.server.ts';
import { formatPrice, planName, plans, type SoldTier, soldTiers } from '../plan-catalogue.ts';
import { missingSettings, paymentSettings } from './payment-settings.server.ts';
import { wantedEvents } from './receive-event.server.ts';
import { isMissing, requireSettings, stripe } from './stripe.server.ts';

export type Finding = { ok: boolean; text: string };

const webhookPath = '/resources/stripe-webhook';

/** Whoever makes the endpoint has no secret yet, and is asked for its address and its events. */
const hints: Record<string, string> = {
  STRIPE_WEBHOOK_SECRET: ` Its endpoint is ${env.siteUrl}${webhookPath}, for ${wantedEvents.join(', ')}.`,
};

/** Compares the account at Stripe with what the site needs of it; changes nothing. */
export async function checkStripe(): Promise<Finding[]> {
  const missing = missingSettings();
  if (!paymentSettings || missing.length > 0) {
    return missing.map((name) => ({ ok: false, text: `${name} is not set.${hints[name] ?? ''}` }));
  }
  const findings = [{ ok: true, text: 'The keys are set.' }];
  for (const tier of soldTiers) findings.push(await checkPrice(tier));
  findings.push(await checkWebhook());
  findings.push(await checkPortal());
  return findings;
}

async function checkPrice(tier: SoldTier): Promise<Finding> {
  const [id = ''] = requireSettings().prices[tier];
  const name = `The price of ${planName(tier)} (${id})`;
  const cents = plans.find((plan) => plan.tier === tier)?.price?.cents ?? 0;
  const price = await orNull(stripe().prices.retrieve(id));
  if (!price) return { ok: false, text: `${name} does not exist at Stripe.` };
  const wrong = [
    price.active ? null : 'is not active',
    price.unit_amount === cents
      ? null
      : `is ${formatPrice(price.unit_amount ?? 0)} and not ${formatPrice(cents)}`,
    price.currency === 'usd' ? null : `is in ${price.currency} and not in usd`,
    price.recurring?.interval === 'month' && price.recurring.interval_count === 1
      ? null
      : 'is not paid every month',
  ].filter((one) => one !== null);
  if (wrong.length > 0) return { ok: false, text: `${name} ${wrong.join(', ')}.` };
  return { ok: true, text: `${name} is ${formatPrice(cents)} a month.` };
}

async function checkWebhook(): Promise<Finding> {
  const { isStandIn, apiUrl } = requireSettings();
  const address = `${isStandIn ? apiUrl : env.siteUrl}${webhookPath}`;
  const endpoints = await stripe()
    .webhookEndpoints.list({ limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const endpoint = endpoints.find(({ url, status }) => url === address && status === 'enabled');
  if (!endpoint) return { ok: false, text: `No webhook endpoint sends events to ${address}.` };
  const sent = endpoint.enabled_events;
  const lacking = sent.includes('*') ? [] : wantedEvents.filter((type) => !has(sent, type));
  return lacking.length > 0
    ? { ok: false, text: `The webhook endpoint does not send ${lacking.join(', ')}.` }
    : { ok: true, text: `Events are sent to ${address}.` };
}

const has = (sent: readonly string[], type: string) => sent.includes(type);

async function checkPortal(): Promise<Finding> {
  const { portalConfiguration } = requireSettings();
  const found = portalConfiguration
    ? await orNull(stripe().billingPortal.configurations.retrieve(portalConfiguration))
    : (await stripe().billingPortal.configurations.list({ is_default: true, limit: 1 })).data[0];
  const name = `The customer portal (${portalConfiguration ?? 'its default configuration'})`;
  if (!found?.active) return { ok: false, text: `${name} is not set up.` };
  const { invoice_history, payment_method_update } = found.features;
  const { subscription_cancel, subscription_update } = found.features;
  const wrong = [
    invoice_history.enabled ? null : 'shows no invoices',
    payment_method_update.enabled ? null : 'cannot change the card',
    // These two have their own pages here, which say what becomes of follows and notes.
    subscription_cancel.enabled ? 'lets readers cancel, which the site does itself' : null,
    subscription_update.enabled ? 'lets readers change plans, which the site does itself' : null,
  ].filter((one) => one !== null);
  if (wrong.length > 0) return { ok: false, text: `${name} ${wrong.join(', ')}.` };
  return { ok: true, text: `${name} shows invoices and changes the card.` };
}

async function orNull<T extends Stripe.Response<object>>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
