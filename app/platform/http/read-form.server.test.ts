import { globSync, readFileSync } from 'node:fs';
import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readForm } from './read-form.server.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://site.test/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('a form that was sent', () => {
  it('is read as it is', async () => {
    const form = await readForm(post('email=a%40example.com&follow=1&follow=2'));
    expect([...form]).toEqual([
      ['email', 'a@example.com'],
      ['follow', '1'],
      ['follow', '2'],
    ]);
  });

  it.each([
    'email[99999999]=x',
    'email.a.b=x',
    '__proto__=x',
    '__intent__={"type":"insert","payload":{"name":"email","index":999999999}}',
    '__state__=nonsense',
    '=x',
  ])('gives no orders to the form library: %s', async (body) => {
    const form = await readForm(post(body));
    expect([...form]).toEqual([]);
    expect(parseWithZod(form, { schema: z.object({}) }).status).toBe('success');
  });

  it('brings no NUL to the database', async () => {
    expect((await readForm(post('notes=a%00b'))).get('notes')).toBe('ab');
  });

  it.each([
    { what: 'of no kind of form', request: post('{}', 'application/json') },
    { what: 'cut off', request: post('--x\r\nContent-Dis', 'multipart/form-data; boundary=x') },
    { what: 'of fields without end', request: post('a=&'.repeat(301)) },
    { what: 'of nothing but separators', request: post('&'.repeat(60_000)) },
    {
      what: 'in parts, which only forms with a file are',
      request: post(
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
        'multipart/form-data; boundary=x',
      ),
    },
  ])('is refused when it is $what', async ({ request }) => {
    await expect(readForm(request).then(() => 'read')).rejects.toMatchObject({
      init: { status: 400 },
      data: { message: 'The form did not arrive whole. Send it again.' },
    });
  });
});

it('a form that is too large for its page is refused before it is read', async () => {
  const body = `message=${'x'.repeat(70_000)}`;
  const sent = new Request('http://site.test/contact.rsc', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
  await expect(readForm(sent).then(() => 'read')).rejects.toMatchObject({ init: { status: 413 } });
  expect(sent.bodyUsed).toBe(false);
});

it('the largest notes in the widest letters fit', async () => {
  const notes = encodeURIComponent('議'.repeat(5_000));
  const body = `revision=12&notes=${notes}&feedback=${encodeURIComponent('事'.repeat(2_000))}`;
  const form = await readForm(post(body));
  expect(String(form.get('notes'))).toHaveLength(5_000);
});

describe('every form of the site', () => {
  it('is read here, where it is counted and tidied', () => {
    const sources = globSync('app/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
    expect(sources.length).toBeGreaterThan(100);
    const reading = sources.filter((path) => readFileSync(path, 'utf8').includes('.formData()'));
    expect(reading).toEqual([]);
  });
});
