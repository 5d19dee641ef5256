import Stripe from 'stripe';
import { portalConfigurationId } from './render-session.ts';
import type { Stand } from './stand.ts';

/** When the account was set up: before anything that happens in it. 2025-01-01. */
const opened = 1_735_689_600;

/** What the portal lets people do: see invoices and change the card. The rest is the site's own. */
export function renderPortalConfiguration(): Stripe.BillingPortal.Configuration {
  return {
    id: portalConfigurationId,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: opened,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: false,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: opened,
  };
}

export function renderWebhookEndpoint({ webhookUrl }: Stand): Stripe.WebhookEndpoint {
  return {
    id: 'we_standin',
    object: 'webhook_endpoint',
    api_version: Stripe.API_VERSION,
    application: null,
    created: opened,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: webhookUrl ? 'enabled' : 'disabled',
    url: webhookUrl ?? '',
  };
}
