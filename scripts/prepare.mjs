// Makes a checkout runnable: packages, generated clients, build. Runs before the packages are
// there, on whatever Node the machine has, so it is plain JavaScript for Node 18 and later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The environment in which `node` and every tool are the project's own. */
export function projectEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const compileCache = join(root, 'node_modules', '.dais', 'compile-cache');
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...extra };
}

/** Runs a program to its end; stops this process with its message when it fails. */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${program} ${args.join(' ')} failed.`);
  if (quiet) console.error(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`);
  process.exit(1);
}

/** Does `work` unless it was done for exactly these files. */
function once(name, inputs, outputs, work) {
  const mark = join(root, 'node_modules', '.dais', name);
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder).sort()) {
    // Named as the checkout names it: where that lies makes no difference to what is made of it.
    const path = relative(root, file).replaceAll(sep, '/');
    hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  const state = hash.digest('hex');
  const done = existsSync(mark) && readFileSync(mark, 'utf8') === state;
  if (done && outputs.every((output) => existsSync(join(root, output)))) return;
  work();
  mkdirSync(join(root, 'node_modules', '.dais'), { recursive: true });
  writeFileSync(mark, state);
}

function filesUnder(path) {
  const full = resolve(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== 'generated')
    .flatMap((entry) => filesUnder(join(full, entry.name)));
}

export function preparePackages() {
  once(
    'packages',
    ['package.json', 'package-lock.json', 'patches'],
    ['node_modules/.bin/node'],
    () => {
      console.log('Installing packages …');
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
        quiet: true,
      });
    },
  );
  once(
    'clients',
    ['prisma/models.prisma', 'prisma/schemas.ts', 'package.json'],
    ['prisma/generated'],
    () => {
      console.log('Generating the database clients …');
      run('node', ['prisma/commands.ts', 'generate'], { quiet: true });
    },
  );
}

export function prepareBuild() {
  const sources = [
    'app',
    'server',
    'stand-ins',
    'public',
    'prisma',
    'package.json',
    'scripts/compress-files.ts',
    'scripts/require-patches.ts',
    'patches',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  once('build', sources, ['build/server/index.js', 'build/client'], () => {
    console.log('Building …');
    run('react-router', ['build'], { quiet: true, env: { NODE_ENV: 'production' } });
  });
}
