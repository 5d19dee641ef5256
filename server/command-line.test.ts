import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badRecords } from '#tests/support/bad-records.ts';
import { makeRecord } from '#tests/support/records.ts';
import { runProgram } from '#tests/support/run-program.ts';

const aLine = /^[^\n]+\n$/;
const entity = 'Burlington City Council';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-command-line-'));
  await dais('seed-demo');
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const dais = (...args: string[]) =>
  runProgram(['server/command-line.ts', ...args], {
    environment: { DAIS_MODE: 'demo', DATA_DIR: folder },
  });

async function file(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

type Meeting = { entity?: string; title?: string; date?: string };
const importing = (path: string, given: Meeting = {}) => [
  'import',
  path,
  ...['--entity', given.entity ?? entity],
  ...['--title', given.title ?? 'By hand'],
  ...['--date', given.date ?? '2026-10-12'],
];

/** Everything that taking in a record writes, counted. */
function stored(database = join(folder, 'dais.db')): Record<string, unknown> {
  const connection = new Database(database, { readonly: true });
  try {
    return connection
      .prepare(
        `SELECT (SELECT count(*) FROM meetings) AS meetings,
                (SELECT count(*) FROM transcripts) AS transcripts,
                (SELECT count(*) FROM transcript_segments) AS segments,
                (SELECT count(*) FROM jobs) AS jobs,
                (SELECT count(*) FROM audit_log) AS changes`,
      )
      .get() as Record<string, unknown>; // an aggregate without groups is always one row
  } finally {
    connection.close();
  }
}

describe('a record taken in by the command line', { timeout: 60_000 }, () => {
  it.each(badRecords)(
    'is refused in one line when it is $what',
    async ({ fileName, bytes, says }) => {
      const before = stored();
      const { code, output, errors } = await dais(...importing(await file(fileName, bytes)));
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toMatch(aLine);
      expect(errors).toContain(says);
      expect(stored()).toEqual(before);
    },
  );

  it('is refused unread when it has 200 MB', async () => {
    const large = await file('large.vtt', new Uint8Array());
    await truncate(large, 200 * 1024 * 1024);
    const { code, errors } = await dais(...importing(large));
    expect(code).toBe(1);
    expect(errors).toBe(`${large} is larger than 25 MB, the most a record may have.\n`);
  });

  it.each([
    { wrong: { date: '2026-02-30' }, says: 'There is no date 2026-02-30.' },
    { wrong: { entity: 'Atlantis' }, says: 'There is no government entity named “Atlantis”.' },
    { wrong: { title: 'x'.repeat(400) }, says: '--title: Use at most 300 characters.' },
  ])('is refused in one line for $wrong', async ({ wrong, says }) => {
    const before = stored();
    const record = await file('fine.vtt', makeRecord('Fine Street'));
    const { code, output, errors } = await dais(...importing(record, wrong));
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(aLine);
    expect(errors).toContain(says);
    expect(stored()).toEqual(before);
  });

  it('is taken in once, also when it is sent twice at once', async () => {
    const before = stored();
    const record = await file('twice.vtt', makeRecord('Twice Street'));
    const ends = await Promise.all([dais(...importing(record)), dais(...importing(record))]);
    const [taken, refused] = ends.sort((a, b) => Number(a.code) - Number(b.code));
    expect(taken).toMatchObject({ code: 0, output: expect.stringMatching(/^[\w-]{36}\n$/) });
    expect(refused).toMatchObject({
      code: 1,
      output: '',
      errors: 'This record was already taken in, for “By hand” of Oct 12, 2026.\n',
    });
    expect(stored()).toMatchObject({ meetings: Number(before.meetings) + 1 });
  });
});

describe('the command line', { timeout: 60_000 }, () => {
  it.each([
    'make-admin',
    'remove-admin',
    'import',
    'draft',
    'check',
    'backup',
    'restore',
    'integrity',
    'set-plan',
    'check-stripe',
    'reconcile',
    'seed-demo',
    'seed-scale',
  ])('says how to call %s', async (command) => {
    const { code, output } = await dais(command, '--help');
    expect(code).toBe(0);
    expect(output).toContain(`Usage: dais ${command}`);
  });

  it.each([
    { what: 'a command it does not know', call: ['publish'], says: "unknown command 'publish'" },
    { what: 'a missing file name', call: ['backup'], says: "missing required argument 'file'" },
    {
      what: 'a missing option',
      call: ['import', 'a.vtt'],
      says: "'--entity <name>' not specified",
    },
    { what: 'an unknown account', call: ['make-admin', 'a@b.example'], says: 'No account has' },
    {
      what: 'a file that is not there',
      call: ['draft', 'none.vtt'],
      says: 'There is no file none',
    },
  ])('answers $what in one line', async ({ call, says }) => {
    const { code, output, errors } = await dais(...call);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(aLine);
    expect(errors).toContain(says);
  });

  it('gives the admin area to an account and takes it away', async () => {
    const [given, again, taken] = [
      await dais('make-admin', 'Reader@Example.com'),
      await dais('make-admin', 'reader@example.com'),
      await dais('remove-admin', 'reader@example.com'),
    ];
    expect(given).toMatchObject({ code: 0, output: 'This account is now an admin.\n' });
    expect(again).toMatchObject({ code: 0, output: 'This account was already an admin.\n' });
    expect(taken).toMatchObject({ code: 0, output: 'This account is now no admin.\n' });
  });

  it('resets the second factor of an account that has one', async () => {
    const none = await dais('reset-second-factor', 'Reader@Example.com');
    expect(none).toMatchObject({ code: 0, output: 'This account has no second factor.\n' });
  });

  it('signs an account out everywhere', async () => {
    const none = await dais('end-sessions', 'Reader@Example.com');
    expect(none).toMatchObject({ code: 0, output: '0 sessions have ended.\n' });
    expect(await dais('end-sessions', 'nobody@example.com')).toMatchObject({
      code: 1,
      errors: 'No account has this e-mail address.\n',
    });
  });

  it('sets an agreed plan, and says what is wrong with one', async () => {
    expect(
      await dais('set-plan', 'reader@example.com', 'municipal', '--until', '2099-12-31'),
    ).toEqual(expect.objectContaining({ code: 0, output: 'The plan is set.\n' }));
    expect(await dais('set-plan', 'reader@example.com', 'municipal')).toMatchObject({
      code: 1,
      errors: 'An agreed plan needs its last day.\n',
    });
  });

  it('names what payment lacks in production', async () => {
    const { code, output, errors } = await runProgram(['server/command-line.ts', 'check-stripe'], {
      environment: {
        DAIS_MODE: 'production',
        DATA_DIR: folder,
        SESSION_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://dais.example',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PRICE_BASIC: 'price_1',
      },
    });
    expect({ code, errors }).toEqual({ code: 1, errors: 'Payment is not set up yet.\n' });
    expect(output.split('\n').filter(Boolean)).toEqual([
      expect.stringMatching(
        /^missing STRIPE_WEBHOOK_SECRET is not set\. Its endpoint is https:\/\/dais\.example\/resources\/stripe-webhook, for .*invoice\.paid.*charge\.dispute\.closed\.$/,
      ),
      'missing STRIPE_PRICE_PREMIUM is not set.',
    ]);
  });

  it('writes a backup, and restores it in the place of data only where that is said', async () => {
    const backup = join(folder, 'backup.db');
    expect(await dais('backup', backup)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /backup\.db is whole: \d+ meetings and \d+ accounts in \d\.\d MB\.\n$/,
      ),
    });
    const before = stored();
    expect(stored(backup)).toEqual(before);
    await dais('make-admin', 'reader@example.com');
    const errors = expect.stringMatching(/dais\.db holds data\. [^\n]+\n$/);
    expect(await dais('restore', backup)).toMatchObject({ code: 1, errors });
    expect(await dais('restore', backup, '--replace')).toMatchObject({ code: 0 });
    expect(stored()).toEqual(before);
  });

  it('says in one line and by its exit code what is wrong, until it is mended', async () => {
    const database = new Database(join(folder, 'dais.db'));
    database.exec(
      "UPDATE meetings SET search_title = '' WHERE id = (SELECT min(id) FROM meetings)",
    );
    database.close();
    const output = expect.stringMatching(/^meetings that stand at another place .+: 1 \(.{36}\)/);
    expect(await dais('integrity')).toMatchObject({ code: 1, output });
    expect(await dais('integrity', '--mend')).toMatchObject({ code: 0, output });
  });

  it('drafts and checks without a database, and prints nothing but JSON', async () => {
    const record = await file('draft.vtt', makeRecord('Draft Street'));
    const nowhere = { environment: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' } };
    const drafted = await runProgram(['server/command-line.ts', 'draft', record], nowhere);
    expect(drafted).toMatchObject({ code: 0, errors: '' });
    const { segments, votes } = JSON.parse(drafted.output);
    expect(segments.length).toBeGreaterThan(5);
    expect(votes).toHaveLength(1);

    const line = { id: 7, sentence: 'Work begins on April 6.', source: 'Work begins on April 6.' };
    const checked = await runProgram(['server/command-line.ts', 'check'], {
      ...nowhere,
      input: `${JSON.stringify(line)}\n`,
    });
    expect(checked).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(checked.output)).toMatchObject({ id: 7, verdict: 'supported' });
  });

  it('loads no demonstration in production, and leaves nothing behind', async () => {
    const empty = join(folder, 'production');
    const refused = await runProgram(['server/command-line.ts', 'seed-demo'], {
      environment: {
        DAIS_MODE: 'production',
        DATA_DIR: empty,
        SESSION_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://dais.example',
      },
    });
    expect(refused).toMatchObject({
      code: 1,
      output: '',
      errors: 'The demonstration is never loaded in production.\n',
    });
    expect(await readdir(empty).catch(() => [])).toEqual([]);
  });
});
