import { isRouteErrorResponse } from 'react-router';
import type { Toast } from './ui/toast.ts';

/** What a loader throws when its page cannot be shown: its heading, and a message beside it. */
export type PageFailure = { message: string; toast?: Toast };

type Match = { loaderData?: unknown };

/**
 * The messages that pages bring with them, as `toast` in their data or in what they failed with.
 * The server's other messages are read before the pages are, and would come too late for these.
 */
export function pageToasts(matches: readonly Match[], error: unknown): Toast[] {
  const held = matches.map(({ loaderData }) => loaderData);
  if (isRouteErrorResponse(error)) held.push(error.data);
  return held.map(toastOf).filter((toast) => toast !== null);
}

function toastOf(held: unknown): Toast | null {
  if (typeof held !== 'object' || held === null || !('toast' in held)) return null;
  // Our own loaders alone put a toast there.
  return (held.toast as Toast | null | undefined) ?? null;
}
