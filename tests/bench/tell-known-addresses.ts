// `node tests/bench/tell-known-addresses.ts [--tries 10000]`: whether the built site tells by its time,
// or by anything else in its answer, which addresses have an account. Known and unknown ones are asked for
// by turns that a die settles. No limit is lifted: behind a proxy (TRUST_PROXY) each try comes from a
// network of its own, and there are as many accounts as the limit of one asks for.
import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { hashPassword } from '#app/accounts/password.server.ts';
import { medianOf } from '#app/platform/median.ts';
import { startSite } from '#tests/support/site.ts';
import { rankTest, smallestTold, tells } from './rank-test.ts';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '10000' } } });
const tries = Number(values.tries);
/** The first ones find the site cold; they are asked, and not counted. */
const warmUp = 200;
/** Beyond 20 wrong passwords an account has to wait. */
const mostOnOneAccount = 15;

const site = await startSite({ environment: { LOG_LEVEL: 'error', TRUST_PROXY: '1' } });
const accounts = Math.ceil((tries + warmUp) / mostOnOneAccount);
const addressOf = (name: string) => `${name}@example.com`;
const known = Array.from({ length: accounts }, () => randomUUID());
await writeAccounts();

const weak = 'Qwerty@123';
const forms = {
  'sign-in': {
    path: '/auth?mode=signin',
    fields: { password: 'Harbor!49kettles' },
    atOnce: 1,
  },
  'sign-up, weak password': {
    path: '/auth?mode=signup',
    fields: { firstName: 'Ada', lastName: 'Reader', password: weak },
    atOnce: 1,
  },
  'forgotten password': { path: '/forgot-password', fields: {}, atOnce: 8 },
};
const agent = new Agent({ keepAlive: true });
type Form = (typeof forms)[keyof typeof forms];

console.log(
  '| form | known | unknown | median ms | AUC | 95 % | shortest delay that would show | told |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
try {
  for (const [name, form] of Object.entries(forms)) await judge(name, form);
} finally {
  await site.stop();
}

async function judge(name: string, form: Form) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  let asked = 0;
  const ask = async () => {
    while (asked < tries + warmUp) {
      const number = asked;
      asked += 1;
      const kind = randomInt(2) === 0 ? 'known' : 'unknown';
      const who = kind === 'known' ? (known[number % accounts] ?? '') : randomUUID();
      const { milliseconds, answer } = await send(form, addressOf(who), number);
      if (number < warmUp) continue;
      times[kind].push(milliseconds);
      answers[kind].add(answer);
    }
  };
  await Promise.all(Array.from({ length: form.atOnce }, ask));
  const result = rankTest(times.known, times.unknown);
  const same =
    JSON.stringify([...answers.known].sort()) === JSON.stringify([...answers.unknown].sort());
  const told = [tells(result) && 'by its time', !same && 'by its answer'].filter(Boolean);
  const microseconds = smallestTold(times.known, times.unknown) * 1000;
  const columns = [
    name,
    times.known.length,
    times.unknown.length,
    `${medianOf(times.known)?.toFixed(2)}, ${medianOf(times.unknown)?.toFixed(2)}`,
    result.area.toFixed(4),
    result.interval.map((end) => end.toFixed(4)).join('–'),
    `${microseconds.toFixed(0)} µs`,
    told.join(' and ') || 'no',
  ];
  console.log(`| ${columns.join(' | ')} |`);
  if (!same) console.log({ known: [...answers.known], unknown: [...answers.unknown] });
}

/** What is the same in every answer is its status, its headers' names and how long it is. */
async function send({ path, fields }: Form, email: string, number: number) {
  const body = new URLSearchParams({ ...fields, email }).toString();
  const network = [number >> 16, number & 0xffff].map((part) => part.toString(16)).join(':');
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
    Origin: site.url,
    'X-Forwarded-For': `2001:db8:${network}::1`,
  };
  const started = performance.now();
  return new Promise<{ milliseconds: number; answer: string }>((done, failed) => {
    const sent = request(site.url + path, { method: 'POST', agent, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => {
        const milliseconds = performance.now() - started;
        const names = Object.keys(response.headers).sort().join(' ');
        done({ milliseconds, answer: `${response.statusCode} ${length} ${names}` });
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Accounts of one password, with which nobody signs in here. */
async function writeAccounts() {
  const passwordHash = await hashPassword('Lantern7!underoak');
  const database = new Database(site.database, { timeout: 10_000 });
  const now = '2026-01-01T00:00:00.000+00:00';
  const insert = database.prepare(
    `INSERT INTO users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  database.transaction(() => {
    for (const id of known) insert.run(id, addressOf(id), passwordHash, now, now, now);
  })();
  database.close();
}
