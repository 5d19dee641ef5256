import type { unstable_RSCRenderPayload as RenderPayload } from 'react-router';
import { expect, test } from 'vitest';
import { shownPayload } from './shown-payload.ts';

const secret = 'what was loaded';
const match = { hasAction: false, hasComponent: true, hasLoader: true, params: {}, pathname: '/' };
const element = { type: 'main', props: {}, key: null } as never;
const payload = {
  type: 'render',
  basename: '/',
  actionData: null,
  errors: null,
  loaderData: { root: { theme: 'dark' }, page: { rows: [secret] } },
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  routeDiscovery: { mode: 'lazy' },
  matches: [
    { ...match, id: 'root', pathnameBase: '/', element },
    { ...match, id: 'page', pathnameBase: '/', element, meta: undefined },
  ],
} as unknown as RenderPayload;

const sent = (given: Partial<RenderPayload>, by: 'document' | 'script' = 'document') => {
  const branch = { routes: [], renderedHere: new Set(['page']) };
  const shown = shownPayload({ ...payload, ...given }, { branch, by, reference: 'ref-1' });
  if (shown.type !== 'render') throw new Error('It was a page.');
  return shown;
};

test('what was loaded for a page that is rendered here is not sent beside it', () => {
  const shown = sent({});
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(shown.loaderData).toEqual({ root: { theme: 'dark' }, page: null });
  expect(shown.matches.map((each) => 'meta' in each)).toEqual([false, false]);
});

test('but a message that the page brings for its frame is', () => {
  const toast = { type: 'error', message: 'Failed to load meetings.' };
  const shown = sent({ loaderData: { root: null, page: { rows: [secret], toast } } });
  expect(shown.loaderData.page).toEqual({ toast });
});

test('of a fault a page is told what to quote, and nothing of the fault', () => {
  const shown = sent({ errors: { page: new Error('password=x') } });
  expect(JSON.stringify(shown.errors)).not.toContain('password');
  expect(shown.errors?.page).toMatchObject({ status: 500, data: { reference: 'ref-1' } });
});

test('a refusal is told as it was thrown', () => {
  const refusal = { status: 404, statusText: '', internal: false, data: { message: 'Gone' } };
  expect(sent({ errors: { page: refusal } }).errors).toEqual({ page: refusal });
});

test('where a route has failed, a script is sent no page of it', () => {
  const refusal = { status: 403, statusText: '', internal: false, data: null };
  const { matches } = sent({ errors: { page: refusal } }, 'script');
  expect(matches.map((each) => 'element' in each)).toEqual([true, false]);
});

test('a database that cannot store anything is out of order, and no fault of ours', () => {
  const full = new Error('Invalid invocation', { cause: new Error('database or disk is full') });
  expect(sent({ errors: { page: full } }).errors).toMatchObject({ page: { status: 503 } });
  const fault = new Error('The document is full of errors');
  expect(sent({ errors: { page: fault } }).errors).toMatchObject({ page: { status: 500 } });
});
