import { data } from 'react-router';
import { askForPasskey } from '#app/accounts/second-factor/passkeys/ask-for-passkey.server.ts';
import { askForPasskeyAtSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import type { Route } from './+types/passkey-challenge';

/** There is nothing to get: each challenge is made for who asks, and counts once. */
export function loader() {
  throw data({ message: 'There is nothing here to read.' }, { status: 405 });
}

/** What a passkey is to sign, for a sign-in that waits for it or for somebody who is signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const isSignIn = (await readForm(request)).get('for') === 'sign-in';
  const asked = isSignIn ? askForPasskeyAtSignIn(request) : ofViewer(context);
  return data(await orErrorPage(asked), { headers: { 'Cache-Control': 'private, no-store' } });
}

async function ofViewer(context: Route.ActionArgs['context']) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new AppError('signed-out', 'You are signed out.');
  return askForPasskey({ userId: viewer.userId, place: `session ${viewer.sessionId}` });
}
