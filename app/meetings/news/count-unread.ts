/** Nobody counts further; '20+' says as much. */
export const mostCounted = 20;

/** How many are unread, as readers see it. */
export function countUnread(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}
