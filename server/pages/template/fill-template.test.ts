import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { quoted } from '../waking-words.ts';
import { fill, fillPacked, readyTemplate } from './fill-template.ts';
import { nonceMark, takeOwnTexts } from './own-texts.ts';
import { pageTemplate } from './page-template.ts';

type Shown = { email: string; notes: string; feedback: string; earlier: string[] };

const loadedFor = ({ email, notes, feedback, earlier }: Shown) => ({
  root: { viewer: { email, isAdmin: false }, here: '/meetings/m1' },
  'routes/reader/meeting': {
    meeting: { title: 'Regular meeting' },
    notes: { notes, feedback, processedFeedback: earlier, revision: 3 },
  },
});

type Loaded = ReturnType<typeof loadedFor>;

/** As a page shows them: as text, in an attribute, in a field, and in what it wakes from. */
function render(loaded: Loaded, nonce: string) {
  const { root, 'routes/reader/meeting': own } = loaded;
  const { notes, feedback, processedFeedback } = own.notes;
  const email = createElement('p', { title: root.viewer.email }, root.viewer.email, ' reads');
  const fields = [notes, feedback].map((defaultValue, key) =>
    createElement('textarea', { key, defaultValue }),
  );
  const earlier = processedFeedback.map((text, key) => createElement('li', { key }, text));
  const page = createElement('main', { 'data-nonce': nonce }, email, fields, earlier);
  const markup = renderToStaticMarkup(page);
  const escaped = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('$') ? `$${value}` : value;
  return { markup, payload: quoted(`0:${JSON.stringify(loaded, escaped)}\n`) };
}

function made(loaded: Loaded) {
  const { texts, marked } = takeOwnTexts(loaded);
  // Marks are texts, so that what is marked is of the same kind.
  const template = pageTemplate([render(marked as Loaded, nonceMark)]);
  return { texts, template: template && readyTemplate(template) };
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '$',
    '$$1',
    '\nfirst',
    'a\r\nb',
    '</script><!--\'"&\\\u2028',
    '$&$1',
    'ü'.repeat(300),
  ),
);
const shown = fc.record({ email: text, notes: text, feedback: text, earlier: fc.array(text) });

it('fills a template so that it is the page as it would have been made for its reader alone', () => {
  fc.assert(
    fc.property(shown, (own) => {
      const loaded = loadedFor(own);
      const { texts, template } = made(loaded);
      const { markup, payload } = render(loaded, 'bm9uY2U=');
      const given = { texts, nonce: 'bm9uY2U=' };
      expect(template && fill(template, given).toString()).toBe(markup + payload);
      expect(template && gunzipSync(fillPacked(template, given)).toString()).toBe(markup + payload);
    }),
  );
});

it('holds nothing of the reader for whom a template was made', () => {
  const secret = {
    email: 'ada@example.com',
    notes: 'Ask Vera',
    feedback: 'Wrong',
    earlier: ['Old'],
  };
  const loaded = loadedFor(secret);
  const { template } = made(loaded);
  const held = template?.parts.map(({ plain }) => plain.toString()).join('') ?? '';
  expect(held).toContain('Regular meeting');
  expect(held).not.toMatch(/ada@|Vera|Wrong|Old/);
  // Nor was anything taken from what they were to be shown.
  expect(loaded).toEqual(loadedFor(secret));
});

it('makes no template where a text has become a part of another', () => {
  const { marked } = takeOwnTexts({ root: { viewer: { email: 'ada@example.com' } } });
  const { email } = (marked as { root: { viewer: { email: string } } }).root.viewer;
  const of = (payload: string) => pageTemplate([{ markup: '', payload: quoted(payload) }]);
  expect(of(`{"said":"${email}"}`)).not.toBeNull();
  expect(of(`{"said":"Signed in as ${email}"}`)).toBeNull();
  expect(of(`1:T400,${email}`)).toBeNull();
  expect(of(JSON.stringify({ within: JSON.stringify({ email }) }))).toBeNull();
});
