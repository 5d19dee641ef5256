import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let tools: string;

/** Stands for a tool: writes down that it was run, and leaves behind what it would. */
async function makeTool(name: string, leaves: string) {
  const lines = `#!/bin/sh\necho ${name} >> "${folder}/done"\n${leaves}\n`;
  await writeFile(join(tools, name), lines, { mode: 0o755 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-checkout-'));
  tools = join(folder, 'tools');
  const checkout = join(folder, 'here');
  for (const name of ['tools', 'here/scripts', 'here/prisma', 'here/app']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await cp('scripts/prepare.mjs', join(checkout, 'scripts', 'prepare.mjs'));
  await writeFile(join(checkout, 'package.json'), '{"type": "module"}');
  await writeFile(join(checkout, 'app', 'root.tsx'), 'export {};');
  await writeFile(
    join(checkout, 'prisma', 'commands.ts'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
     appendFileSync('${folder}/done', 'generate\\n');
     mkdirSync('prisma/generated', { recursive: true });`,
  );
  await makeTool(
    'npm',
    `mkdir -p node_modules/.bin && ln -sf "${process.execPath}" node_modules/.bin/node`,
  );
  await makeTool(
    'react-router',
    'mkdir -p build/server build/client && touch build/server/index.js',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Prepares a checkout and answers with what was done for it. */
async function prepare(name: string): Promise<string[]> {
  await writeFile(join(folder, 'done'), '');
  const script = `import('./scripts/prepare.mjs').then((prepare) => {
    prepare.preparePackages();
    prepare.prepareBuild();
  })`;
  const { PATH = '' } = process.env;
  await promisify(execFile)(process.execPath, ['--eval', script], {
    cwd: join(folder, name),
    env: { PATH: [tools, PATH].join(delimiter) },
  });
  return (await readFile(join(folder, 'done'), 'utf8')).split('\n').filter(Boolean);
}

test('a checkout is prepared once, and not again where it is moved to', async () => {
  expect(await prepare('here')).toEqual(['npm', 'generate', 'react-router']);
  expect(await prepare('here')).toEqual([]);
  await rename(join(folder, 'here'), join(folder, 'there'));
  expect(await prepare('there')).toEqual([]);
});

test('what was changed, or has another name, is built again', async () => {
  const app = join(folder, 'there', 'app');
  await writeFile(join(app, 'root.tsx'), 'export const changed = true;');
  expect(await prepare('there')).toEqual(['react-router']);
  await rename(join(app, 'root.tsx'), join(app, 'renamed.tsx'));
  expect(await prepare('there')).toEqual(['react-router']);
});
