import routes from 'virtual:react-router/unstable_rsc/routes';
import {
  createStaticHandler,
  type DataRouteObject,
  type unstable_RSCRouteConfigEntry as RouteEntry,
} from 'react-router';
import { pagePath } from '#app/platform/http/data-path.ts';

/** The routes that answer an address. */
export type Branch = {
  /** What React Router calls the route that answers; none where several may. */
  id?: string;
  /** As React Router takes them. */
  routes: RouteEntry[];
  /** Those whose page is rendered here alone, and read by nothing in the browser. */
  renderedHere: ReadonlySet<string>;
  /** Whether the page does not wake in the browser; unknown until it has been rendered once. */
  isOnlyRead?: boolean;
};

// Its own type of a route is narrower than what it makes of these.
const { match } = createStaticHandler(routes as DataRouteObject[]);

const allRoutes: Branch = { routes, renderedHere: new Set() };
const branches = new Map<string, Promise<Branch>>();

/**
 * The routes from the root to the page, with their modules. React Router sorts all that it is given
 * anew for each request, so it is given these alone.
 */
export async function branchOf(path: string): Promise<Branch> {
  const matches = match(pagePath(path)) ?? [];
  const leaf = matches.at(-1)?.route.id;
  // A request for a manifest names other addresses in its query.
  if (leaf === undefined || path.endsWith('.manifest')) return allRoutes;
  const known = branches.get(leaf);
  if (known) return known;
  const loading = loadBranch(matches.map(({ route }) => route as RouteEntry));
  branches.set(leaf, loading);
  // A module that could not be loaded is asked for again by the next request.
  loading.catch(() => branches.delete(leaf));
  return loading;
}

async function loadBranch(entries: RouteEntry[]): Promise<Branch> {
  const loaded = await Promise.all(entries.map(loadRoute));
  return {
    id: loaded.at(-1)?.id,
    routes: loaded.reduceRight<RouteEntry[]>(
      (children, route) => [children.length > 0 ? { ...route, children } : route],
      [],
    ),
    renderedHere: new Set(loaded.filter(isRenderedHere).map(({ id }) => id)),
  };
}

async function loadRoute(entry: RouteEntry): Promise<RouteEntry> {
  const { lazy, ...route } = entry;
  if ('children' in route) delete route.children;
  const given = Object.entries((await lazy?.()) ?? {}).filter(([, value]) => value != null);
  return { ...route, ...Object.fromEntries(given) };
}

const clientReference = Symbol.for('react.client.reference');

function isRenderedHere({ Component, meta }: RouteEntry): boolean {
  if (!Component || meta) return false;
  return !('$$typeof' in Component) || Component.$$typeof !== clientReference;
}
