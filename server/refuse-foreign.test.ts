import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { log } from '#app/platform/log.server.ts';
import { listen } from '#tests/support/listen.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { refuseForeign } from './refuse-foreign.ts';

const app = express().use(refuseForeign);
app.use((_request, response) => response.send('served'));
const site = await listen(app);

type Said = { site?: string; mode?: string; dest?: string };

async function isAnswered(asked: string, { site: from, mode, dest }: Said, cookie = '') {
  const [method = '', target = ''] = asked.split(' ');
  const told = { 'Sec-Fetch-Site': from, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest, cookie };
  const headers = Object.entries(told).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  const { status } = await sendRaw(site, { method, target, headers });
  expect([200, 403]).toContain(status);
  return status === 200;
}

const link = { mode: 'navigate', dest: 'document' };
const frame = { mode: 'navigate', dest: 'iframe' };
const script = { mode: 'cors', dest: 'empty' };
const picture = { mode: 'no-cors', dest: 'image' };
const [own, other, sibling] = [
  { site: 'same-origin' },
  { site: 'cross-site' },
  { site: 'same-site' },
];
const body = '/bodies/0198/';

describe('what a browser asks for', () => {
  it.each<[string, string, Said, boolean]>([
    ['a form of ours', 'POST /settings', { ...own, ...link }, true],
    ['a form that is sent anew', 'POST /settings', { site: 'none', ...link }, true],
    ['a script of ours', 'POST /settings.rsc', { ...own, ...script }, true],
    ['a form of another site', 'POST /settings', { ...other, ...link }, false],
    ['a form of another host of the domain', 'POST /settings', { ...sibling, ...link }, false],
    ['a script of another site', 'POST /settings.rsc', { ...other, ...script }, false],
    ['a form in a frame', 'POST /sign-out', { ...other, ...frame }, false],
    ['an address that was typed', 'GET /settings', { site: 'none', ...link }, true],
    ['a link of another site', 'GET /settings', { ...other, ...link }, true],
    ['a link of another host', 'GET /my-meetings', { ...sibling, ...link }, true],
    ['a frame of another site', 'GET /settings', { ...other, ...frame }, false],
    ['a script of another host', 'GET /resources/my-data', { ...sibling, ...script }, false],
    ['a picture of another host', 'GET /resources/my-data', { ...sibling, ...picture }, false],
    ['an embed in another site', `GET ${body}embed`, { ...other, ...frame }, true],
    ['an embed of another host', `HEAD ${body}embed`, { ...sibling, ...frame }, true],
    ['a change under the name of one', `POST ${body}embed`, { ...other, ...frame }, false],
  ])('with a session: %s', async (_what, asked, said, answered) => {
    for (const name of ['dais_session', '__Host-dais_session']) {
      expect(await isAnswered(asked, said, `dais_theme=x; ${name}=y`)).toBe(answered);
    }
  });

  it.each<[string, string, Said, boolean]>([
    ['a picture shown elsewhere', `GET ${body}picture.png`, { ...other, ...picture }, true],
    ["a feed in a reader's page", `GET ${body}meetings.atom`, { ...other, ...script }, true],
    ['the API', 'GET /api/v1/bodies', { ...other, ...script }, true],
    ['a page in a frame, which its own headers keep out', 'GET /', { ...other, ...frame }, true],
    ['a sign-in from another site', 'POST /auth', { ...other, ...link }, false],
    ['a message from another site', 'POST /contact', { ...other, ...script }, false],
  ])('without one: %s', async (_what, asked, said, answered) => {
    expect(await isAnswered(asked, said)).toBe(answered);
    expect(await isAnswered(asked, said, 'dais_theme=x')).toBe(answered);
  });
});

it('each refusal stands in the log, as something that may be an attack', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(await isAnswered('POST /settings', { ...other, ...link })).toBe(false);
  expect(await isAnswered('POST /settings', { ...own, ...link })).toBe(true);
  expect(warned.mock.calls).toEqual([
    [expect.objectContaining({ event: 'refused', what: 'from another site' }), 'security'],
  ]);
  warned.mockRestore();
});

describe('who says nothing of where they are', () => {
  it.each([
    'POST /resources/stripe-webhook',
    'POST /resources/mail-events',
    'POST /unsubscribe?reader=1&token=x',
    'GET /feeds/secret/meetings.ics',
    'GET /api/v1/search',
    'POST /settings',
  ])('is answered: %s', async (asked) => {
    expect(await isAnswered(asked, {})).toBe(true);
  });
});
