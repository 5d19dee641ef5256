import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { mayUse } from '../.dependency-cruiser.mjs';

const page = readFileSync('docs/architecture.md', 'utf8');

describe('the page on the architecture', () => {
  it('names each room with the rooms that it may use', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|[^|]*\|([^|]*)\|$/gm)];
    const told = Object.fromEntries(
      rows.map(([, room, uses = '']) => [room, uses.trim() === '' ? [] : uses.trim().split(', ')]),
    );
    expect(told).toEqual(mayUse);
  });

  it('leaves no folder of the app unnamed', () => {
    const folders = globSync('app/*', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  const journeys = [...page.matchAll(/^- \*\*(.+?)\*\*(.+)$/gm)].flatMap(([, name, line = '']) =>
    line.split(', then ').map((part) => ({
      name,
      files: [...part.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file),
    })),
  );
  it.each(journeys)('leads through $name as the code does', ({ files }) => {
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    for (const [index, file] of files.slice(1).entries()) {
      const before = files[index] ?? '';
      expect(readFileSync(before, 'utf8'), `${before} does not use ${file}`).toMatch(usedAs(file));
    }
  });
});

/** As a file names the next: an import, the file of a program, or, from the server, all routes. */
function usedAs(file: string): RegExp {
  if (file.startsWith('app/routes/')) return /virtual:react-router\/unstable_rsc\/routes/;
  const name = file.split('/').at(-1)?.replaceAll('.', '\\.');
  return new RegExp(`(?:from|import\\(|file:) ?'[^']*${name}'`);
}

const sources = globSync('{app,server,stand-ins,scripts}/**/*.{ts,tsx,mjs,css}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }));

describe('a file of the app', () => {
  it('can be read on a screen or two', () => {
    const long = sources.filter(({ lines }) => lines.length > 250);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('has no line that runs out of sight', () => {
    const wide = sources.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => (line.length > 200 ? [`${file}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  it('is most often shorter than 60 lines', () => {
    const lengths = sources
      .filter(({ file }) => /^app\/.*\.tsx?$/.test(file))
      .map(({ lines }) => lines.length)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });
});

describe('the import check', () => {
  /** What the check says of a tree of a few files. */
  async function check(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'dais-arrows-'));
    try {
      for (const [file, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      }
      const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
      const args = [program, 'app', '--config', resolve('.dependency-cruiser.mjs')];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
        (failed: { stdout: string }) => failed,
      );
      return stdout;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const value = 'export const value = 1;\n';
  const wrong: [name: string, rule: string, files: Record<string, string>][] = [
    [
      'a room that uses one above it',
      'records-uses-only-meetings',
      {
        'app/records/read.ts': "import '../checking/rule.ts';\n",
        'app/checking/rule.ts': value,
      },
    ],
    [
      'a circle of types',
      'no-circle',
      {
        'app/notes/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'app/notes/b.ts': "import type { A } from './a.ts';\nexport type B = A | null;\n",
      },
    ],
    [
      'server code in a pure room',
      'pure-rooms-hold-no-server-code',
      {
        'app/proceedings/count.ts': "import './store.server.ts';\n",
        'app/proceedings/store.server.ts': value,
      },
    ],
    [
      'a file of the machine read by a pure room',
      'pure-rooms-read-nothing-of-the-machine',
      { 'app/checking/rule.ts': "import 'node:fs';\n" },
    ],
    [
      'a room in the platform',
      'platform-and-ui-import-no-room',
      { 'app/platform/log.ts': "import '../notes/note.ts';\n", 'app/notes/note.ts': value },
    ],
    [
      'server code in what is sent to browsers',
      'browser-code-reaches-no-server-code',
      {
        'app/notes/Panel.tsx': "'use client';\nimport { text } from './text.ts';\n",
        'app/notes/text.ts': "export * from './save.server.ts';\n",
        'app/notes/save.server.ts': value,
      },
    ],
    [
      'a hook in what is rendered on the server',
      'server-components-ask-no-hooks',
      { 'app/routes/public/page.tsx': "import { useState } from 'react';\n" },
    ],
  ];

  it.each(wrong)('refuses %s', async (_name, rule, files) => {
    expect(await check(files)).toContain(`error ${rule}`);
  });

  it('lets right arrows pass', async () => {
    const files = {
      'app/checking/rule.ts': "import '../records/transcript.ts';\n",
      'app/records/transcript.ts': value,
      'app/notes/List.tsx': "import './read.server.ts';\nimport './Island.tsx';\n",
      'app/notes/read.server.ts': value,
      'app/notes/Island.tsx': "'use client';\nimport type { Read } from './read.server.ts';\n",
    };
    expect(await check(files)).toContain('no dependency violations found');
  });
});
