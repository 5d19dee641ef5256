import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = globSync('{app,server,stand-ins}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.|prisma\/generated/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('what is dangerous in the wrong place', () => {
  it('looks through all that runs', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  // Each file has its reason beside the line, and a test of its own.
  it.each([
    ['runs a text as code', /\beval\(|new Function\(|node:vm\b/, []],
    [
      'starts a program, by its name and a list of arguments, never by a line for a shell',
      /node:child_process/,
      [
        'app/figures/measure-record-in-child.server.ts',
        'app/platform/apart/run-apart.server.ts',
        'app/platform/apart/start-program.server.ts',
        'app/records/speech/cut-recording.server.ts',
        'server/backups/postgres-programs.ts',
      ],
    ],
    ['asks a shell', /\bshell: |\bexecSync\(|(?<![.\w])exec\(/, []],
    [
      'puts text into a page as HTML',
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
      [
        'app/PageMeta.tsx',
        'app/platform/kept/keep-markup.server.tsx',
        'app/summaries/reading/Cited.tsx',
      ],
    ],
    ['makes a statement of a text', /\$(query|execute)RawUnsafe/, []],
    [
      'writes a name into a statement, one of its own',
      /Prisma\.raw\(/,
      [
        'app/meetings/find-meetings.server.ts',
        'app/platform/db/count-together.server.ts',
        'app/platform/db/json-rows.server.ts',
        'app/platform/db/letters.server.ts',
        'app/search/from-index.server.ts',
        'app/sources/coverage/find-coverage.server.ts',
        'server/integrity/letters.ts',
        'server/merge-indexes.ts',
      ],
    ],
    [
      'makes a cookie: over TLS of this host alone, and never seen by a script',
      /\bcreateCookie\(|'Set-Cookie: |\.cookie\(/,
      ['app/platform/http/own-cookie.server.ts'],
    ],
    [
      'asks other servers: by checked addresses, or those that the environment names',
      /request as requestHttp|(?<![.\w])fetch\(|createAnthropic\(|nodemailer\/lib\/smtp|node:(net|tls)'.*connect/,
      [
        'app/accounts/passwords/breached-passwords.server.ts',
        // By the browser, of this site.
        'app/accounts/second-factor/passkeys/use-passkey.ts',
        'app/api/webhooks/post-webhook.server.ts',
        'app/plans/payment/stripe.server.ts',
        'app/platform/http/ask-once.server.ts',
        'app/platform/mail/smtp.server.ts',
        'app/platform/watch/sentry-reporter.server.ts',
        'app/records/speech/send-speech.server.ts',
        'app/summaries/model/ask-fact-checker.server.ts',
        'app/summaries/model/bounded-fetch.server.ts',
        'app/summaries/model/language-model.server.ts',
        // So does this one.
        'app/summaries/review/use-typed-check.ts',
        // Of a demonstration, to itself.
        'stand-ins/stripe/deliveries.ts',
      ],
    ],
    ['writes a log of its own', /\bpino\(/, ['app/platform/log.server.ts']],
    ['hears messages of other windows, or opens a socket', /postMessage|new WebSocket\b/, []],
    [
      'keeps something in the browser: a switch, or a place in a recording',
      /localStorage|sessionStorage|indexedDB|document\.cookie/,
      [
        'app/meetings/listening/remembered.ts',
        'app/summaries/review/use-review-keys.ts',
        'app/ui/search-key.ts',
      ],
    ],
  ])('stands nowhere else: what %s', (_what, pattern, files) => {
    const found = filesWith(pattern).filter((path) => !/apart\/(guard|work)/.test(path));
    expect(found.toSorted()).toEqual(files);
  });

  it('trusts every certificate nowhere', () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  });
});

describe('cryptography', () => {
  const named = (pattern: RegExp) =>
    new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)));

  it('hashes and signs by SHA-256 alone', () => {
    const hashes = /\b(?:createHash|createHmac|hkdfSync)\(\s*'([^']+)'/g;
    expect(named(hashes)).toEqual(new Set(['sha256', 'sha1']));
    // Which services for breached passwords count by; nothing is kept or signed by it.
    expect(filesWith(/'sha1'/)).toEqual(['app/accounts/passwords/breached-passwords.server.ts']);
  });

  it('hides by AES-256-GCM alone, in one place', () => {
    expect(filesWith(/createCipheriv|createDecipheriv|publicEncrypt/)).toEqual([
      'app/platform/http/sealed.server.ts',
    ]);
    expect(named(/algorithm = '([^']+)'/g)).toEqual(new Set(['aes-256-gcm']));
  });

  it('throws dice that could be guessed where nothing hangs on it', () => {
    expect(filesWith(/Math\.random\(/).toSorted()).toEqual([
      'app/platform/db.server.ts',
      'app/platform/db/patiently.ts',
    ]);
  });
});

describe('secrets', () => {
  it('stand in no file of the project', () => {
    const files = globSync('{app,server,scripts,prisma,stand-ins,docs,tests,public}/**/*.*').concat(
      globSync('{*.*,.*,Dockerfile}'),
    );
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\b[sr]k_live_\w{10}|\bAKIA[0-9A-Z]{16}\b|\bgh[pous]_\w{30}|\bxox[abp]-\w{10}/;
    const found = files.filter(
      (file) =>
        /\.(tsx?|mjs|js|json|md|toml|ya?ml|sql|txt)$|^\.|Dockerfile/.test(file) &&
        !file.includes('prisma/generated') &&
        statSync(file).isFile() &&
        secret.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
