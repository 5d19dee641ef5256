import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsLevels } from './fixtures/asvs-levels.ts';
import { cellsOf, isThere, namedTests } from './support/named-tests.ts';

const page = 'docs/security.md';
const text = readFileSync(page, 'utf8');

/** How a requirement may stand, by how its row says so. */
const states = {
  'held by a test': /^`[^`›]+ › /,
  described: /^Described in .*\]\(/,
  'checked by a command': /^Check: `[^`]+` \S/,
  'does not apply': /^Does not apply: \S/,
  'not met': /^\*\*Not met\*\*: .{20}/,
};

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', name = '', state = '', ...more] = cellsOf(line);
    return { id, name, state, more };
  });

/** The requirements of levels 1 and 2. */
const required = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) => (level < '3' ? [`${section}.${at + 1}`] : [])),
);

/** As sites that show Markdown name a heading. */
const headingsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the table of security', () => {
  it('has each requirement of levels 1 and 2, once, in the order of the standard', () => {
    expect(required).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(required);
  });

  it('says of each what it is and how it stands, in one of the ways there are', () => {
    const unclear = rows.filter(
      ({ name, state, more }) =>
        name === '' ||
        more.length > 0 ||
        Object.values(states).filter((pattern) => pattern.test(state)).length !== 1,
    );
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it('counts them rightly', () => {
    for (const [name, pattern] of Object.entries(states)) {
      const told = Number(new RegExp(`^\\| ${name} \\| (\\d+) \\|$`, 'm').exec(text)?.[1]);
      expect(told, name).toBe(rows.filter(({ state }) => pattern.test(state)).length);
    }
  });

  it('names tests that are there', () => {
    const gone = rows.flatMap(({ id, state }) =>
      namedTests(state)
        .filter((named) => !isThere(named))
        .map(({ file, title }) => `${id}: ${file} › ${title}`),
    );
    expect(gone).toEqual([]);
  });

  it('leads to pages and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    expect(links.length).toBeGreaterThan(20);
    const gone = links.filter(([, path = '', heading]) => {
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (heading !== undefined && !headingsIn(file).includes(heading));
    });
    expect(gone.map(([link]) => link)).toEqual([]);
  });

  it('has commands that the project has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const asked = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
  });
});
