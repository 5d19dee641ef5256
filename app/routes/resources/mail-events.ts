import { receiveMailEvent } from '#app/alerts/mail-pause/receive-mail-event.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Route } from './+types/mail-events';

const answer = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

export const loader = () => answer(405, 'The mail provider sends its events here.');

/** Where the mail provider tells of messages that came back and of complaints. */
export async function action({ request }: Route.ActionArgs) {
  try {
    // The signature is made over the very bytes.
    await receiveMailEvent({ body: await request.text(), headers: request.headers });
    return answer(200, 'Received.');
  } catch (error) {
    // Anything else is a fault of ours: the provider reads the 500 and sends the event again.
    if (!(error instanceof AppError)) throw error;
    return answer(error.status, error.message);
  }
}
