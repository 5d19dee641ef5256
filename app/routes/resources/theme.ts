import { redirect } from 'react-router';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { themeChoice, themeCookie } from '#app/platform/http/theme.server.ts';
import type { Route } from './+types/theme';

export const loader = () => redirect('/');

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const choice = themeChoice.catch('system').parse(form.get('theme'));
  const cookies =
    choice === 'system' ? await themeCookie.clear() : [await themeCookie.serialize(choice)];
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(safePath(form.get('returnTo'), '/'), { headers });
}
