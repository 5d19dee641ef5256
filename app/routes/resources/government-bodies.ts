import { data } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { searchGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import type { Route } from './+types/government-bodies';

/** Names of government bodies for what an admin has typed so far. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const text = new URL(request.url).searchParams.get('q') ?? '';
  const names = await orErrorPage(searchGovernmentBodies(text.replaceAll('\0', '')));
  return data({ names }, { headers: { 'Cache-Control': 'private, no-store' } });
}
