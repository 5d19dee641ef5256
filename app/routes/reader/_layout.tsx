import { Outlet } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import type { Route } from './+types/_layout';

/** The guard of everything a reader sees; a loader, so that client navigations pass it too. */
export function loader({ request, context }: Route.LoaderArgs) {
  requireViewer(context, request);
  return null;
}

export default function ReaderPages() {
  return <Outlet />;
}
