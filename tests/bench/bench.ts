// `npm run bench`: the public pages beside servers that do less. `npm run bench -- <folder>`: this checkout
// beside another. `npm run bench -- <name>`: one of the long runs below, each with options of its own.
import { fileURLToPath } from 'node:url';

const longRuns = new Map([
  ['kills', () => import('./kills.ts')],
  ['killed-jobs', () => import('./killed-jobs.ts')],
  ['malformed-requests', () => import('./malformed-requests.ts')],
  ['rolling-restarts', () => import('./rolling-restarts.ts')],
  ['releases', () => import('./releases.ts')],
  ['growth', () => import('./growth.ts')],
  ['crowd', () => import('./crowd.ts')],
]);

// Runs that start hundreds of processes are mostly that: with what Node has compiled it takes half the time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.dais/compile-cache', import.meta.url),
);

const [first = '-'] = process.argv.slice(2);
const compare = () =>
  first.startsWith('-') ? import('./compare-peers.ts') : import('./compare-sites.ts');
await (longRuns.get(first) ?? compare)();
