import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import Database from 'better-sqlite3';
import { feedbackMark } from '#app/notes/feedback-mark.server.ts';
import { type Fault, whileBroken } from '#tests/support/break-database.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { demoMeeting } from './demo-meeting.ts';
import { freshEmail, password, query, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** What people read when something of ours fails; each failure is made to happen. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

/** One that can be broken: the other tests keep theirs. */
let site: Site;
let known: ReturnType<typeof demoMeeting>;
test.beforeAll(async () => {
  site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
  known = demoMeeting(site);
});
test.afterAll(() => site?.stop());

type Form = Record<string, string>;
type Asked = { path: string; form?: Form };
type Answer = { status: number; text: string };

/** The text of the page that an address or a form leads to, as it is shown and not as data. */
async function ask(request: APIRequestContext, { path, form }: Asked): Promise<Answer> {
  const address = site.url + path;
  const answer = form
    ? await request.post(address, { form, headers: { Origin: site.url } })
    : await request.get(address);
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status(), text: html.replaceAll('&#x27;', "'") };
}

async function someone(browser: Browser, email: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url });
  if (email) await signIn(context, site, email);
  return context;
}

type Failure = {
  who?: 'reader' | 'admin';
  fault: Fault;
  asked: Asked | (() => Asked);
  /** All of it is on the page. */
  says: string[];
  status?: number;
};

const rowIn = (table: string) => () =>
  query<{ id: string }>(site, `SELECT id FROM ${table} LIMIT 1`)[0]?.id ?? '';
const processed = (path: string, table: string) => () => ({
  path,
  form: { id: rowIn(table)(), processed: 'true' },
});
const newcomer = () => ({
  path: '/auth?mode=signup',
  form: { firstName: 'Ada', lastName: 'Reader', email: freshEmail(), password },
});
const readerSignsIn = {
  path: '/auth',
  form: { email: 'reader@example.com', password: 'Password1!' },
};
const entityPage = () => ({ path: `/govt-entities/${known.entityId}` });
const meetingPage = () => ({ path: `/meetings/${known.meetingId}` });
const passwordForm = {
  intent: 'password',
  currentPassword: 'Password1!',
  newPassword: 'Password2!',
  confirmPassword: 'Password2!',
};

const failures: Record<string, Failure> = {
  'signing in, the profile cannot be read': {
    fault: { gone: 'profiles' },
    asked: readerSignsIn,
    says: ['Error accessing user profile'],
  },
  'signing in, the session cannot be kept': {
    fault: { refuses: 'INSERT', of: 'sessions' },
    asked: readerSignsIn,
    says: ['An error occurred while signing in. Please try again.'],
  },
  'signing up, the account cannot be kept': {
    fault: { refuses: 'INSERT', of: 'users' },
    asked: newcomer,
    says: ['Failed to create account'],
  },
  'signing up, the session cannot be kept': {
    fault: { refuses: 'INSERT', of: 'sessions' },
    asked: newcomer,
    says: ['An error occurred while creating your account. Please try again.'],
  },
  'the dashboard cannot read what is followed': {
    who: 'reader',
    fault: { gone: 'user_govt_entity_access' },
    asked: { path: '/my-meetings' },
    says: ['Error loading meetings data'],
  },
  'an entity cannot be read': {
    who: 'reader',
    fault: { gone: 'govt_entities' },
    asked: entityPage,
    says: ['Failed to load government entity details', 'Error fetching government entity details'],
  },
  'who may read an entity cannot be found out': {
    who: 'reader',
    fault: { gone: 'user_govt_entity_access' },
    asked: entityPage,
    says: ['Failed to load government entity details', 'Error checking access permissions'],
  },
  "an entity's meetings cannot be read": {
    who: 'reader',
    fault: { gone: 'meetings' },
    asked: entityPage,
    says: ['Failed to load meetings', 'Error fetching meetings'],
  },
  'a meeting cannot be read': {
    who: 'reader',
    fault: { gone: 'meetings' },
    asked: meetingPage,
    says: ['Failed to load meeting details', 'Error fetching meeting details'],
  },
  'who may read a meeting cannot be found out': {
    who: 'reader',
    fault: { gone: 'user_govt_entity_access' },
    asked: meetingPage,
    says: ['Failed to load meeting details', 'Error checking access permissions'],
  },
  'notes cannot be read': {
    who: 'reader',
    fault: { gone: 'user_notes' },
    asked: meetingPage,
    says: ['Error fetching notes'],
  },
  'notes cannot be saved, and what was typed is still there': {
    who: 'reader',
    fault: { refuses: 'INSERT', of: 'user_notes' },
    asked: () => ({ ...meetingPage(), form: { notes: 'Ask about the bridge.', revision: '0' } }),
    says: ['Failed to save notes', 'Ask about the bridge.'],
  },
  'settings cannot read the subscription': {
    who: 'reader',
    fault: { column: 'email_confirmed_at', of: 'users' },
    asked: { path: '/settings' },
    says: ['Failed to load subscription information'],
  },
  'a profile cannot be changed': {
    who: 'reader',
    fault: { refuses: 'UPDATE', of: 'profiles' },
    asked: {
      path: '/settings?edit=profile',
      form: { intent: 'profile', firstName: 'Ada', lastName: 'Reader' },
    },
    says: ['Failed to update profile: An unexpected error occurred'],
  },
  'a password cannot be changed': {
    who: 'reader',
    fault: { refuses: 'UPDATE', of: 'users' },
    asked: { path: '/settings', form: passwordForm },
    says: ['Failed to update password: An unexpected error occurred'],
  },
  'an account cannot be deleted': {
    who: 'reader',
    fault: { refuses: 'DELETE', of: 'users' },
    asked: { path: '/settings/delete-account', form: { password: 'Password1!' } },
    says: ['Failed to delete account'],
  },
  'a link for a new password cannot be kept': {
    fault: { gone: 'users' },
    asked: { path: '/forgot-password', form: { email: 'reader@example.com' } },
    says: ['An unexpected error occurred. Please try again later.'],
  },
  'the free plan cannot be chosen': {
    who: 'reader',
    fault: { refuses: 'UPDATE', of: 'profiles' },
    asked: { path: '/pricing', form: {} },
    says: ['Failed to update subscription. Please try again.'],
    status: 200,
  },
  'paying for a plan cannot be started': {
    who: 'reader',
    fault: { gone: 'checkouts' },
    asked: { path: '/resources/checkout', form: { tier: 'basic' } },
    says: ['Unable to start checkout process. Please try again later.'],
    status: 200,
  },
  'paying for a plan cannot be started after the sign-up': {
    fault: { gone: 'checkouts' },
    asked: () => ({ ...newcomer(), path: '/auth?mode=signup&plan=basic' }),
    says: ['Error creating checkout session', 'Early Access Pricing'],
    status: 200,
  },
  'a subscription cannot be cancelled': {
    who: 'reader',
    fault: { gone: 'payment_customers' },
    asked: { path: '/settings/cancel-subscription', form: { intent: 'cancel' } },
    says: ['Unable to cancel subscription. Please try again later.'],
    // Settings, where this leads, cannot show the subscription either.
    status: 500,
  },
  'the selection cannot read the entities': {
    who: 'reader',
    fault: { gone: 'govt_entities' },
    asked: { path: '/govt-entity-selection' },
    says: ['Failed to load government entities', 'Return to Dashboard'],
  },
  'the selection cannot read what is selected': {
    who: 'reader',
    fault: { gone: 'user_govt_entity_access' },
    asked: { path: '/govt-entity-selection' },
    says: ['Failed to load your selected entities', 'Return to Dashboard'],
  },
  'the selection cannot read the profile': {
    who: 'reader',
    fault: { gone: 'profiles' },
    asked: { path: '/govt-entity-selection' },
    says: ['Error loading data', 'Return to Dashboard'],
  },
  'a selection cannot be saved': {
    who: 'reader',
    fault: { refuses: 'DELETE', of: 'user_govt_entity_access' },
    asked: () => ({ path: '/govt-entity-selection', form: { shown: known.entityId } }),
    says: ['Failed to save your selections'],
  },
  'a contact message cannot be kept': {
    fault: { refuses: 'INSERT', of: 'contact_us_log' },
    asked: {
      path: '/contact',
      form: {
        firstName: 'Ada',
        lastName: 'Reader',
        email: 'ada@example.com',
        reason: 'other',
        message: 'Which plan is for twelve offices?',
      },
    },
    says: ['Failed to send message. Please try again later.', 'Which plan is for twelve offices?'],
  },
  'a request for an entity cannot be kept': {
    fault: { refuses: 'INSERT', of: 'entity_requests' },
    asked: {
      path: '/request-entity',
      form: {
        name: 'Ada Reader',
        email: 'ada@example.com',
        state: 'Ohio',
        town: 'Akron',
        entityName: 'Zoning Board',
      },
    },
    says: ['Failed to submit request. Please try again.', 'Zoning Board'],
  },
  'the directory cannot be read': {
    fault: { gone: 'govt_entities' },
    asked: { path: '/meetings-we-track' },
    says: ['Failed to load government entities. Please try again later.', 'notice notice-danger'],
  },
  'the public page cannot tell which meeting is the sample': {
    fault: { gone: 'sample_meeting' },
    asked: { path: '/sample-meeting' },
    says: [
      'Unable to load sample meeting ID',
      'Failed to load sample meeting',
      'Error loading sample meeting',
    ],
  },
  'the sample meeting cannot be read': {
    fault: { gone: 'meetings' },
    asked: { path: '/sample-meeting' },
    says: ['Error loading meeting details', 'Error loading sample meeting'],
  },
  'feedback cannot be marked': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'user_notes' },
    asked: () => {
      const [note] = query<{ id: string; feedback: string }>(
        site,
        'SELECT id, feedback FROM user_notes WHERE feedback IS NOT NULL',
      );
      const mark = feedbackMark(note?.feedback ?? '');
      return { path: '/admin/feedback', form: { id: note?.id ?? '', mark, processed: 'true' } };
    },
    says: ['Failed to update feedback status'],
    status: 200,
  },
  'a meeting cannot be added': {
    who: 'admin',
    fault: { refuses: 'INSERT', of: 'meetings' },
    asked: {
      path: '/admin/add-meeting',
      form: { meetingDate: '09/15/25', governmentBody: 'Boulder City Council' },
    },
    says: ['Failed to add meeting. Please try again.'],
  },
  'a meeting cannot be changed': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'meetings' },
    asked: () => ({
      path: `/admin/modify-meeting/${known.meetingId}`,
      form: { meetingTitle: 'Another title' },
    }),
    says: ['The meeting was not changed. Please try again.', 'Another title'],
  },
  "an admin's meetings cannot be read": {
    who: 'admin',
    fault: { gone: 'meetings' },
    asked: { path: '/admin/modify-meeting' },
    says: ['Failed to load meetings. Please try again.', 'Admin Dashboard'],
  },
  'the government bodies of a new meeting cannot be read': {
    who: 'admin',
    fault: { gone: 'govt_entities' },
    asked: { path: '/admin/add-meeting' },
    says: ['Failed to load government entities.'],
  },
  'entity requests cannot be read': {
    who: 'admin',
    fault: { gone: 'entity_requests' },
    asked: { path: '/admin/entity-requests' },
    says: [
      'Error loading entity requests',
      'Please try again later, or contact support at',
      'does not exist in the current database',
    ],
  },
  'an entity request cannot be marked': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'entity_requests' },
    asked: processed('/admin/entity-requests', 'entity_requests'),
    says: ['Failed to update request status'],
    status: 200,
  },
  'contact messages cannot be read': {
    who: 'admin',
    fault: { gone: 'contact_us_log' },
    asked: { path: '/admin/contact-submissions' },
    says: ['Error loading contact submissions. Please try again later.'],
  },
  'a contact message cannot be marked': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'contact_us_log' },
    asked: processed('/admin/contact-submissions', 'contact_us_log'),
    says: ['Failed to update contact status'],
    status: 200,
  },
  'the choice of a sample cannot read the meetings': {
    who: 'admin',
    fault: { gone: 'meetings' },
    asked: { path: '/admin/sample-meeting' },
    says: ['Failed to load meetings'],
  },
  'a sample meeting cannot be set': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'sample_meeting' },
    asked: () => ({ path: '/admin/sample-meeting', form: { meetingId: known.meetingId } }),
    says: ['Failed to set sample meeting'],
  },
};

test.describe('in words, when', () => {
  for (const [title, { who, fault, asked, says, status = 500 }] of Object.entries(failures)) {
    test(title, async ({ browser }) => {
      keepInbox();
      const context = await someone(browser, who ? `${who}@example.com` : null);
      const wanted = typeof asked === 'function' ? asked() : asked;
      const answer = await whileBroken(site.database, fault, () => ask(context.request, wanted));
      for (const words of says) expect(answer.text).toContain(words);
      expect(answer.status).toBe(status);
      expect(site.output()).toContain('"level":"error"');
      await context.close();
    });
  }
});

/** Something to mark in each list of the admin area. */
function keepInbox() {
  query(
    site,
    `INSERT OR IGNORE INTO entity_requests (id, name, email, state, town, entity_name)
     VALUES ('request', 'Ada', 'ada@example.com', 'Ohio', 'Akron', 'Zoning Board')`,
  );
  query(
    site,
    `INSERT OR IGNORE INTO contact_us_log (id, first_name, last_name, email, reason, message)
     VALUES ('message', 'Ada', 'Reader', 'ada@example.com', 'other', 'Which plan is for us?')`,
  );
}

test('an account without its profile gets one, or is told why not', async ({ browser }) => {
  const context = await someone(browser, null);
  const email = await signUp(context, site);
  const withoutProfile = () => query(site, 'DELETE FROM profiles WHERE email = ?', email);
  const fault: Fault = { refuses: 'INSERT', of: 'profiles' };

  withoutProfile();
  const broken = await whileBroken(site.database, fault, () =>
    ask(context.request, { path: '/my-meetings' }),
  );
  expect(broken.text).toContain('Error creating profile');
  const selection = await ask(context.request, { path: '/govt-entity-selection' });
  expect(selection.text).toContain('Profile not found. Please complete your profile setup first.');
  const saved = await ask(context.request, {
    path: '/govt-entity-selection',
    form: { shown: known.entityId, follow: known.entityId },
  });
  expect(saved.text).toContain('Please complete your profile setup first');
  const made = await ask(context.request, { path: '/my-meetings' });
  expect(made.text).toContain('Profile Information');

  withoutProfile();
  await context.clearCookies();
  const refused = await whileBroken(site.database, fault, () =>
    ask(context.request, { path: '/auth', form: { email, password } }),
  );
  expect(refused.text).toContain('Error creating user profile');
  const signedIn = await ask(context.request, { path: '/auth', form: { email, password } });
  expect(signedIn.text).toContain('Successfully signed in!');
  await context.close();
});

test('a sign-up whose profile cannot be kept leaves no account behind', async ({ browser }) => {
  const context = await someone(browser, null);
  const wanted = newcomer();
  const answer = await whileBroken(site.database, { refuses: 'INSERT', of: 'profiles' }, () =>
    ask(context.request, wanted),
  );
  expect(answer.text).toContain('Failed to create account');
  const users = 'SELECT id FROM users WHERE email = ?';
  expect(query(site, users, wanted.form.email)).toEqual([]);
  expect((await ask(context.request, wanted)).text).toContain('Account created successfully!');
  await context.close();
});

test('a session that cannot be ended says so', async ({ browser }) => {
  const context = await someone(browser, 'reader@example.com');
  const answer = await whileBroken(site.database, { refuses: 'DELETE', of: 'sessions' }, () =>
    ask(context.request, { path: '/sign-out', form: {} }),
  );
  expect(answer.text).toContain('An error occurred while signing out');
  await context.close();
});

test('an admin whose profile cannot be read is no admin, and is told why', async ({ browser }) => {
  const context = await someone(browser, 'admin@example.com');
  const header = /<header[\s\S]*<\/header>/;
  expect(header.exec((await ask(context.request, { path: '/roadmap' })).text)?.[0]).toContain(
    'Admin Dashboard',
  );
  await whileBroken(site.database, { gone: 'profiles' }, async () => {
    const { status, text } = await ask(context.request, { path: '/roadmap' });
    expect(status).toBe(200);
    expect(header.exec(text)?.[0]).toContain('My Meetings');
    expect(header.exec(text)?.[0]).not.toContain('Admin Dashboard');
    const answer = await context.request.get('/admin/feedback', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/my-meetings');
  });
  const next = await ask(context.request, { path: '/roadmap' });
  expect(next.text).toContain('Error checking admin access');
  await context.close();
});

test('a selection without a session leads to the sign-in, which says why', async ({ browser }) => {
  const context = await someone(browser, null);
  const form = { shown: known.entityId, follow: known.entityId };
  const { text } = await ask(context.request, { path: '/govt-entity-selection', form });
  expect(text).toContain('Please sign in to save your selections');
  expect(text).toContain('Sign in to your account');
  await context.close();
});

test('notes on a meeting that is gone are refused, and so are those of an ended session', async ({
  browser,
}) => {
  const context = await someone(browser, 'reader@example.com');
  const form = { notes: 'Ask about the bridge.', revision: '0' };
  const gone = await ask(context.request, { path: '/meetings/none', form });
  expect(gone.text).toContain('Cannot save notes: Missing meeting information');
  expect(gone.text).toContain('Meeting not found');
  await context.clearCookies();
  const answer = await context.request.post(`/meetings/${known.meetingId}.data`, {
    form: { ...form, inPlace: 'yes' },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toContain('Please sign in to continue');
  await context.close();
});

test('what is not there, or not for this reader, says which', async ({ browser }) => {
  const context = await someone(browser, 'reader@example.com');
  const entity = await ask(context.request, { path: '/govt-entities/none' });
  expect(entity.status).toBe(404);
  expect(entity.text).toContain('Entity not found or access denied');
  expect(entity.text).toContain('Government entity not found');
  expect(entity.text).toMatch(/href="\/dashboard"[^>]*>Return to Dashboard/);
  const meeting = await ask(context.request, { path: '/meetings/none' });
  expect(meeting.status).toBe(404);
  expect(meeting.text).toContain('Meeting not found');
  expect(meeting.text).toContain('Go Back');
  const [other] = query<{ id: string }>(
    site,
    `SELECT id FROM govt_entities WHERE id NOT IN (SELECT govt_entity_id FROM user_govt_entity_access)`,
  );
  const denied = await ask(context.request, { path: `/govt-entities/${other?.id}` });
  expect(denied.status).toBe(403);
  expect(denied.text).toContain('Entity not found or access denied');
  expect(denied.text).toContain("You don't have access to this entity");
  await context.close();
});

test('a sample meeting that was never chosen, or is gone, is no secret', async ({ browser }) => {
  const own = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
  const context = await browser.newContext();
  try {
    const page = async () => (await context.request.get(`${own.url}/sample-meeting`)).text();
    const database = new Database(own.database, { timeout: 10_000 });
    database.pragma('foreign_keys = OFF');
    database.exec("UPDATE sample_meeting SET meeting_id = 'gone'");
    database.close();
    expect(await page()).toContain('Sample meeting not found');
    query(own, 'DELETE FROM sample_meeting');
    expect(await page()).toContain('No sample meeting has been configured');
    expect(await page()).toContain('No sample meeting has been set.');
  } finally {
    await context.close();
    await own.stop();
  }
});
