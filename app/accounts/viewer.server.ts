import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { env } from '#app/platform/env.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { challengePath } from './second-factor/passkeys/passkey-words.ts';
import { codePath, setUpPath, withWayOn } from './second-factor/second-factor-words.ts';

export const mailPauses = ['bounced', 'complained'] as const;

/** Mail came back again and again, or its reader told the provider that they do not want it. */
export type MailPause = (typeof mailPauses)[number];

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
  /** An admin is one, and where everybody needs it anything opens, once this session has shown it. */
  awaitsSecondFactor: boolean;
  /** Why they are sent no mail but what they ask for; null while mail reaches them. */
  mailPause: MailPause | null;
  /** False where there is no profile, and where it could not be read. */
  profileFound: boolean;
};

export const viewerContext = createContext<Viewer | null>(null);

type Context = Readonly<RouterContextProvider>;

export const everybodyNeedsSecondFactor = (): boolean => env.READER_SECOND_FACTOR === 'required';

/** What does: where the second factor is shown or set up, and what such a page leads to by itself. */
const opensBefore = [codePath, setUpPath, challengePath, '/sign-out', '/resources/theme'];

/**
 * Where everybody needs a second factor: closes the whole site to a session that has not shown it, as
 * pages for all know a reader, too.
 * @throws a redirect to where it is shown or set up
 */
export function requireWholeSignIn(viewer: Viewer, request: Request): void {
  if (!everybodyNeedsSecondFactor() || !viewer.awaitsSecondFactor) return;
  if (opensBefore.includes(new URL(request.url).pathname)) return;
  const wanted = request.method === 'GET' ? pageOf(request) : pageBefore(request);
  throw redirect(withWayOn(codePath, wanted ?? '/my-meetings'));
}

/**
 * @param otherwise what a visitor is told on the way
 * @throws a redirect to /auth that remembers the wanted page
 */
export function requireViewer(context: Context, request: Request, otherwise?: string): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  if (otherwise !== undefined) showToast(context, 'error', otherwise);
  const wanted =
    request.method === 'GET' ? pageOf(request) : (pageBefore(request) ?? '/my-meetings');
  throw redirect(`/auth?${new URLSearchParams({ from: wanted })}`);
}

/**
 * Where a form stood that was sent: what it says is lost with its session, but not its place, from
 * which browsers go back to what was typed.
 */
function pageBefore(request: Request): string | null {
  const { origin } = new URL(request.url);
  const before = URL.parse(request.headers.get('referer') ?? '');
  return before?.origin === origin ? before.pathname + before.search : null;
}

/** The page's own path, without what a client navigation adds to ask for its data. */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname + search;
}

/**
 * @throws a redirect: signed out to /auth, an admin without a second factor to where it is shown or set
 * up, everybody else who is no admin to /my-meetings
 */
export function requireAdmin(context: Context, request: Request): Viewer {
  const viewer = requireViewer(context, request);
  if (viewer.isAdmin) return viewer;
  if (viewer.awaitsSecondFactor) {
    const wanted = request.method === 'GET' ? pageOf(request) : (pageBefore(request) ?? '/admin');
    throw redirect(withWayOn(codePath, wanted));
  }
  noteSecurity('refused', { userId: viewer.userId, what: 'admin area' });
  const words = viewer.profileFound ? "You don't have admin access" : 'Error checking admin access';
  showToast(context, 'error', words);
  throw redirect('/my-meetings');
}

/**
 * Closes a branch of pages to all whom `require` turns away. A request for data may name a page of
 * the branch alone, without the loader of its layout; nothing gets round a middleware. Forms are
 * left to their actions, which may answer in place: what was typed must not go with the session.
 */
export function closedBy(require: (context: Context, request: Request) => Viewer) {
  const guard: MiddlewareFunction<Response> = ({ request, context }) => {
    if (request.method !== 'POST') require(context, request);
  };
  return guard;
}
