/** What React Router adds to a page's path to ask for its payload alone. */
export const dataSuffix = '.rsc';

/** The path of the page that a request for data is about; the path of a page as it is. */
export function pagePath(path: string): string {
  if (path.endsWith(`/_${dataSuffix}`)) return path.slice(0, -`_${dataSuffix}`.length);
  return path.endsWith(dataSuffix) ? path.slice(0, -dataSuffix.length) : path;
}
