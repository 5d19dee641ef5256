import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
  type IndexRouteObject,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import routes from '#app/routes.ts';

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>('/app/routes/**/*.{ts,tsx}');

/**
 * The site without its sockets: what `app/routes.ts` has at an address, with its middleware, guards
 * and loaders, in the process of the test. It is answered by the framework's handler for pages that
 * are rendered in one place, so that no bundler is needed; a script's requests end in `.data` there.
 * Of the routes only those are loaded that an address leads through.
 */
export async function openSite(): Promise<(request: Request) => Promise<Response>> {
  // What the framework's own functions call a route has no `file` besides.
  const all = (await routes) as (RouteConfigEntry & IndexRouteObject)[];
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request) => {
    const way = matchRoutes(all, pageOf(request))?.map(({ route }) => route) ?? [];
    const key = way.map(({ id, file }) => id ?? file).join(' ');
    const handle = handlers.get(key) ?? createRequestHandler(await serverBuild(way), 'production');
    handlers.set(key, handle);
    const context = new RouterContextProvider();
    context.set(requestFacts, { requestId: 'test', nonce: 'test', clientAddress: '127.0.0.1' });
    return handle(request, context);
  };
}

/** The page that a script asks for data of, or the one itself. */
function pageOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return pathname.replace(/\/_root\.data$/, '/').replace(/(\/_)?\.data$/, '');
}

/** The part of the site that lies on one way through its routes. */
async function serverBuild(way: readonly RouteConfigEntry[]): Promise<ServerBuild> {
  let parentId = 'root';
  const all: Record<string, Described> = {
    root: { id: 'root', path: '', module: givenProps(await import('#app/root.tsx')) },
  };
  for (const { file, id = file.replace(/\.tsx?$/, ''), path, index } of way) {
    const load = modules[`/app/${file}`];
    if (!load) throw new Error(`There is no ${file}.`);
    all[id] = { id, parentId, path, index, module: givenProps(await load()) };
    parentId = id;
  }
  const described = Object.values(all).map(({ module, ...route }) => [
    route.id,
    {
      ...route,
      module: '/none.js',
      imports: [],
      hasLoader: 'loader' in module,
      hasAction: 'action' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: 'default' in module,
    },
  ]);
  // Put together as the bundler would; the framework's own type asks for more of each module.
  return {
    entry: { module: await import('./render-entry.tsx') },
    routes: all,
    assets: {
      entry: { module: '/none.js', imports: [] },
      routes: Object.fromEntries(described),
      url: '/none.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'none',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

/** Hands components what their route loaded, as the bundler's plugin does. */
function givenProps(module: Module): Module {
  const given = { ...module };
  // The framework's functions take any component, and what a route file exports here is one.
  const wrap = (name: string, by: (component: never) => unknown) => {
    if (name in module) given[name] = by(module[name] as never);
  };
  wrap('default', withComponentProps);
  if ('ServerComponent' in module)
    given.default = withComponentProps(module.ServerComponent as never);
  wrap('ErrorBoundary', withErrorBoundaryProps);
  return given;
}

type Described = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: Module;
};
