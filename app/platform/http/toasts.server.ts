import {
  createContext,
  createCookieSessionStorage,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router';
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast';
import { hasOwnCookie, ownCookie } from './own-cookie.server.ts';
import { readingSecrets } from './secret.server.ts';

export type Toast = { type: 'success' | 'error' | 'info'; message: string };

const flash = createToastUtilsWithCustomSession(
  createCookieSessionStorage({
    cookie: ownCookie('dais_toast', { secrets: [...readingSecrets] }),
  }),
);

/** `asked`: this response is a page that asked for its message. `shown`: one that it was given. */
type ToastState = { toShow: Toast | null; asked: boolean; shown: Toast | null };
const toastState = createContext<ToastState>();

/**
 * Shows a message on the page this request ends with: on this response when it is a page, on the
 * next one when it is a redirect.
 */
export function showToast(
  context: Readonly<RouterContextProvider>,
  type: Toast['type'],
  message: string,
): void {
  context.get(toastState).toShow = { type, message };
}

/** For the root loader: the message to show on this page, if any. */
export async function takeToast(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Toast | null> {
  const state = context.get(toastState);
  state.asked = true;
  state.shown = state.toShow;
  if (state.toShow) return state.toShow;
  if (!hasToastCookie(request)) return null;
  const { toast } = await flash.getToast(request);
  return toast ? { type: knownType(toast.type), message: toast.message } : null;
}

/** Carries a message that this response could not show to the next request. */
export const carryToasts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const state: ToastState = { toShow: null, asked: false, shown: null };
  context.set(toastState, state);
  const response = await next();
  // Loaders run at once: the root's has asked already when another one redirects with a message.
  const shows = state.asked && !isRedirect(response);
  // A message is for the one who caused it.
  if (shows && state.shown) response.headers.set('Cache-Control', 'private, no-store');
  if (state.toShow && !(shows && state.shown)) {
    const carried = await flash.dataWithToast(null, state.toShow);
    appendCookies(response, new Headers(carried.init?.headers));
  } else if (shows && hasToastCookie(request)) {
    appendCookies(response, (await flash.getToast(request)).headers);
  }
  return response;
};

/** React Router answers its own requests for data with 202 where it would redirect a page. */
function isRedirect({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

const hasToastCookie = (request: Request): boolean =>
  hasOwnCookie(request.headers.get('cookie'), 'toast');

function appendCookies(response: Response, headers: Headers) {
  for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
}

function knownType(type: ToastMessage['type']): Toast['type'] {
  return type === 'success' || type === 'error' ? type : 'info';
}
