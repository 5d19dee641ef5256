import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { carryToasts, showToast, takeToast } from './toasts.server.ts';

type Work = (context: RouterContextProvider, request: Request) => Promise<Response> | Response;

/** One request with its middleware; answers with the response and the cookie it leaves behind. */
async function visit(cookie: string, work: Work) {
  const request = new Request('http://site.test/', { headers: { cookie } });
  const context = new RouterContextProvider();
  const next = async () => work(context, request);
  const args = { request, context, params: {}, pattern: '', url: new URL(request.url) };
  const response = await carryToasts(args, next);
  const left = response?.headers.getSetCookie().at(-1)?.split(';')[0];
  return left ?? cookie;
}

/** Opens a page and answers with the message it shows. */
async function open(cookie: string) {
  let shown: string | undefined;
  const left = await visit(cookie, async (context, request) => {
    shown = (await takeToast(context, request))?.message;
    return new Response('page');
  });
  return { shown, left };
}

const redirectTo = (path: string) =>
  new Response(null, { status: 302, headers: { location: path } });

describe('a message', () => {
  it('of a form is shown on the page it leads to, once', async () => {
    const left = await visit('', (context) => {
      showToast(context, 'success', 'Saved');
      return redirectTo('/');
    });
    const page = await open(left);
    expect(page.shown).toBe('Saved');
    expect((await open(page.left)).shown).toBeUndefined();
  });

  it('of a page that sends its visitor on is shown where they arrive', async () => {
    const left = await visit('', async (context, request) => {
      await takeToast(context, request);
      showToast(context, 'error', 'No access');
      return redirectTo('/');
    });
    expect((await open(left)).shown).toBe('No access');
  });

  it('outlives a second redirect', async () => {
    const first = await visit('', (context) => {
      showToast(context, 'success', 'Signed in');
      return redirectTo('/my-meetings');
    });
    const second = await visit(first, async (context, request) => {
      await takeToast(context, request);
      return new Response(null, { status: 202 });
    });
    expect((await open(second)).shown).toBe('Signed in');
  });

  it('of a form that is shown again is shown with it, and not once more', async () => {
    const left = await visit('', async (context, request) => {
      showToast(context, 'error', 'Refused');
      expect(await takeToast(context, request)).toMatchObject({ message: 'Refused' });
      return new Response('form', { status: 400 });
    });
    expect((await open(left)).shown).toBeUndefined();
  });
});
