/** A path as the log may have it: without what opens a shared meeting to whoever holds it. */
export function loggedPath(path: string): string {
  return path.replace(/^\/shared\/[^/.]+/, '/shared/…');
}
