import { Outlet } from 'react-router';

/** What everybody may see. The frame is root's; nothing here asks who is looking. */
export function ServerComponent() {
  return <Outlet />;
}
