import { redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import type { Route } from './+types/index';

export function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  return redirect('/admin/inbox');
}
