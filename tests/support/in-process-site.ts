import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
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
 * The site without its sockets: every route as `app/routes.ts` has it, with its middleware, guards
 * and loaders, in the process of the test. It is answered by the framework's handler for pages that
 * are rendered in one place, so that no bundler is needed; a script's requests end in `.data` there.
 */
export async function openSite(): Promise<(request: Request) => Promise<Response>> {
  const handle = createRequestHandler(await serverBuild(), 'production');
  return (request) => {
    const context = new RouterContextProvider();
    context.set(requestFacts, { requestId: 'test', nonce: 'test', clientAddress: '127.0.0.1' });
    return handle(request, context);
  };
}

async function serverBuild(): Promise<ServerBuild> {
  const all = {
    root: {
      id: 'root',
      path: '',
      parentId: undefined,
      module: givenProps(await import('#app/root.tsx')),
    },
    ...Object.fromEntries(await entriesUnder(await routes, 'root')),
  };
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
  parentId: string | undefined;
  path?: string;
  index?: boolean;
  module: Module;
};

async function entriesUnder(
  entries: RouteConfigEntry[],
  parentId: string,
): Promise<[string, Described][]> {
  const found = await Promise.all(
    entries.map(async ({ file, id = file.replace(/\.tsx?$/, ''), path, index, children = [] }) => {
      const load = modules[`/app/${file}`];
      if (!load) throw new Error(`There is no ${file}.`);
      const own: [string, Described] = [
        id,
        { id, parentId, path, index, module: givenProps(await load()) },
      ];
      return [own, ...(await entriesUnder(children, id))];
    }),
  );
  return found.flat();
}
