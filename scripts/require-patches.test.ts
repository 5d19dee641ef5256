import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { missingLines } from './require-patches.ts';

const patch = `diff --git a/node_modules/lib/index.js b/node_modules/lib/index.js
--- a/node_modules/lib/index.js
+++ b/node_modules/lib/index.js
@@ -1,2 +1,2 @@
 one();
-two();
+three();
`;

async function told(installed: string, text = patch): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'dais-patches-'));
  try {
    for (const [file, content] of [
      ['patches/lib+1.0.0.patch', text],
      ['node_modules/lib/index.js', installed],
    ] as const) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
    }
    return missingLines(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

test('this checkout holds what its patches mend', () => {
  expect(missingLines('.')).toEqual([]);
});

test('a package that holds what a patch writes will do', async () => {
  expect(await told('one();\nthree();\n')).toEqual([]);
});

test('a package without it is named, with the line', async () => {
  expect(await told('one();\ntwo();\n')).toEqual([
    'node_modules/lib/index.js lacks a line of patches/lib+1.0.0.patch: three();',
  ]);
});

test('a patch that cannot be read is no patch that was applied', async () => {
  expect(await told('one();\nthree();\n', '')).toEqual([
    'patches/lib+1.0.0.patch changes nothing.',
  ]);
});
