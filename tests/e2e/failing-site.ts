import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { type Fault, whileBroken } from '#tests/support/break-database.ts';
import type { Site } from '#tests/support/site.ts';
import { demoMeeting } from './demo-meeting.ts';
import { freshEmail, password } from './forms.ts';
import { test as base, expect, signIn } from './site-test.ts';

/** A site whose database can be broken, and a meeting in it. */
export type Failing = { site: Site; known: ReturnType<typeof demoMeeting> };

export const test = base.extend<{ failing: Failing }>({
  failing: ({ fragileSite }, use) => use({ site: fragileSite, known: demoMeeting(fragileSite) }),
});

type Asked = { path: string; form?: Record<string, string> };

/** The text of the page that an address or a form leads to, as it is shown and not as data. */
export async function ask({ site }: Failing, request: APIRequestContext, { path, form }: Asked) {
  const address = site.url + path;
  const answer = form
    ? await request.post(address, { form, headers: { Origin: site.url } })
    : await request.get(address);
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status(), text: html.replaceAll('&#x27;', "'") };
}

/** A browser of somebody who is signed in, or of a visitor. */
export async function someone(
  { site }: Failing,
  browser: Browser,
  email: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url });
  if (email) await signIn(context, site, email);
  return context;
}

export const newcomer = () => ({
  path: '/auth?mode=signup',
  form: { firstName: 'Ada', lastName: 'Reader', email: freshEmail(), password },
});

export type Failure = {
  /** A visitor unless given. */
  who?: 'reader' | 'admin';
  fault: Fault;
  asked: Asked | ((failing: Failing) => Asked);
  /** All of it is on the page. */
  says: string[];
  /** 500 unless given, as where the page that the form leads to is sound. */
  status?: number;
};

/** One test for each failure, by its title: it is made to happen, and the page says what it has to. */
export function tryEach(failures: Record<string, Failure>): void {
  for (const [title, { who, fault, asked, says, status = 500 }] of Object.entries(failures)) {
    test(title, async ({ browser, failing }) => {
      const context = await someone(failing, browser, who ? `${who}@example.com` : null);
      const wanted = typeof asked === 'function' ? asked(failing) : asked;
      const answer = await whileBroken(failing.site.database, fault, () =>
        ask(failing, context.request, wanted),
      );
      for (const words of says) expect(answer.text).toContain(words);
      expect(answer.status).toBe(status);
      expect(failing.site.output()).toContain('"level":"error"');
      await context.close();
    });
  }
}
