import { redirect, replace } from 'react-router';
import { endSession } from '#app/accounts/sessions.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { log } from '#app/platform/log.server.ts';
import type { Route } from './+types/sign-out';

/** Leaving is a post, so that no link and no picture of another site can sign anybody out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    return replace('/auth', { headers: await endSession(request) });
  } catch (error) {
    log.error({ err: error }, 'sign-out failed');
    showToast(context, 'error', 'An error occurred while signing out');
    return redirect('/');
  }
}
