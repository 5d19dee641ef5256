import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { showToast } from '#app/platform/http/toasts.server.ts';

/** Who a request acts for. Looked up once, by the root middleware. */
export type Viewer = {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  /** The profile's subscription_tier. */
  tier: string | null;
  isAdmin: boolean;
};

export const viewerContext = createContext<Viewer | null>(null);

type Context = Readonly<RouterContextProvider>;

/** @throws a redirect to /auth that remembers the wanted page */
export function requireViewer(context: Context, request: Request): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  // Only a page can be come back to; a form's post is lost with its session.
  const wanted =
    request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : '/my-meetings';
  throw redirect(`/auth?${new URLSearchParams({ from: wanted })}`);
}

/** @throws a redirect: signed out to /auth, everybody else who is no admin to /my-meetings */
export function requireAdmin(context: Context, request: Request): Viewer {
  const viewer = requireViewer(context, request);
  if (viewer.isAdmin) return viewer;
  showToast(context, 'error', "You don't have admin access");
  throw redirect('/my-meetings');
}
