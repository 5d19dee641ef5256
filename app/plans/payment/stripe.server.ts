import Stripe from 'stripe';
import { AppError } from '#app/platform/app-error.ts';
import { breakerOf, ServiceRests } from '#app/platform/breaker.server.ts';
import { saysItCannot } from '#app/platform/http/says-it-cannot.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { type PaymentSettings, paymentSettings } from './payment-settings.server.ts';

export const paymentNotSetUp = 'Unable to start checkout process. Please try again later.';

let made: Stripe | undefined;

/** The one client of Stripe's API. @throws AppError unavailable where payment is not set up */
export function stripe(): Stripe {
  made ??= connectStripe(requireSettings());
  return made;
}

/** @throws AppError unavailable */
export function requireSettings(): PaymentSettings {
  if (!paymentSettings) throw new AppError('unavailable', paymentNotSetUp);
  return paymentSettings;
}

function connectStripe({ secretKey, apiUrl }: PaymentSettings): Stripe {
  const options = {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchUnlessResting),
  };
  if (apiUrl === null) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

const breaker = breakerOf('stripe');

/** Where Stripe keeps failing the answer is its own for that, which its client does not ask for again. */
async function fetchUnlessResting(...call: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await breaker.ask(() => fetch(...call), {
      isFailure: ({ status }) => saysItCannot(status),
    });
  } catch (error) {
    if (!(error instanceof ServiceRests)) throw error;
    const body = { error: { type: 'api_error', message: error.message } };
    return Response.json(body, { status: 503, headers: { 'stripe-should-retry': 'false' } });
  }
}

/** Stripe says that there is nothing under this id (any more); of several, the one sent as `param`. */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing')
    return false;
  return param === undefined || error.param === param;
}

/** The money went back already, or the bank is taking it back. */
export function isReturned(error: unknown): boolean {
  const codes = ['charge_already_refunded', 'charge_disputed'];
  return error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '');
}

/** The card was refused: the reader's bank says no, and nothing was changed. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** For a job: Stripe being away is waited for, however long it takes. */
export async function orTryLater<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new TryLater('Stripe does not answer', { seconds: 60, cause: error });
  }
}

function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
}

/** Stripe counts seconds. */
export const toDate = (seconds: number) => new Date(seconds * 1000);
