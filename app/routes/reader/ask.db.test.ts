import { beforeAll, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let cookie: string;

beforeAll(async () => {
  site = await openSite();
  const { id: userId } = await makeUser({ tier: 'premium' });
  cookie = (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
});

const at = (address: string, init: RequestInit = {}) =>
  site(new Request(`http://localhost${address}`, { ...init, headers: { cookie } }));

const post = (fields: Record<string, string>, who = cookie) =>
  site(
    new Request('http://localhost/ask', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: who },
    }),
  );

it('a question that is sent by a form leads to its page, which can be opened again', async () => {
  const answer = await post({ q: '  What of the\nlevee? ', body: '' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/ask?q=What+of+the+levee%3F');
});

it('a visitor is led to sign in, and asks nothing by a form', async () => {
  for (const answer of [
    await site(new Request('http://localhost/ask?q=levee')),
    await post({ q: 'levee' }, ''),
  ]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/auth\?from=/);
  }
});

it.each([
  ['nothing', '', 200],
  ['no word', '?!', 200],
  ['ten thousand characters', 'why '.repeat(2500), 400],
  ['quotation marks that never end', '"levee "dike', 200],
  ['only minus words', '-levee -dike', 200],
  ['the language of the index', "NEAR(levee, 2) OR 1=1; DROP TABLE passages --' body:x *", 200],
  ['letters that do not show', '\u0000\u202elevee\ud800', 200],
])('a question of %s is answered in words', async (_, q, status) => {
  const answer = await at(`/ask?${new URLSearchParams({ q, body: "x' OR '1'='1" })}`);
  expect(answer.status).toBe(status);
  const sent = await post({ q });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')?.length).toBeLessThan(3000);
});
