import { receiveEvent } from '#app/plans/payment/receive-event.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Route } from './+types/stripe-webhook';

const answer = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

export const loader = () => answer(405, 'Stripe sends its events here.');

/** Where Stripe sends its events; the server refuses large bodies before this (server/limits.ts). */
export async function action({ request }: Route.ActionArgs) {
  try {
    // The signature is made over the very bytes.
    await receiveEvent(await request.text(), request.headers.get('stripe-signature'));
    return answer(200, 'Received.');
  } catch (error) {
    // Anything else is a fault of ours: Stripe reads the 500 and sends the event again.
    if (!(error instanceof AppError)) throw error;
    return answer(error.status, error.message);
  }
}
