import { type Fault, whileBroken } from '#tests/support/break-database.ts';
import { ask, newcomer, someone, test, tryEach } from './failing-site.ts';
import { password, query, signUp } from './forms.ts';
import { expect } from './site-test.ts';

/** What people read when an account or a plan cannot be read or kept. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

const readerSignsIn = {
  path: '/auth',
  form: { email: 'reader@example.com', password: 'Password1!' },
};
const passwordForm = {
  intent: 'password',
  currentPassword: 'Password1!',
  newPassword: 'Harbor!49kettles',
  confirmPassword: 'Harbor!49kettles',
};

tryEach({
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
  'a link for a new password cannot be kept': {
    fault: { gone: 'users' },
    asked: { path: '/forgot-password', form: { email: 'reader@example.com' } },
    says: ['An unexpected error occurred. Please try again later.'],
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
});

test('an account without its profile gets one, or is told why not', async ({
  browser,
  failing,
}) => {
  const context = await someone(failing, browser, null);
  const email = await signUp(context, failing.site);
  const withoutProfile = () => query(failing.site, 'DELETE FROM profiles WHERE email = ?', email);
  const fault: Fault = { refuses: 'INSERT', of: 'profiles' };

  withoutProfile();
  const broken = await whileBroken(failing.site.database, fault, () =>
    ask(failing, context.request, { path: '/my-meetings' }),
  );
  expect(broken.text).toContain('Error creating profile');
  const selection = await ask(failing, context.request, { path: '/govt-entity-selection' });
  expect(selection.text).toContain('Profile not found. Please complete your profile setup first.');
  const saved = await ask(failing, context.request, {
    path: '/govt-entity-selection',
    form: { shown: failing.known.entityId, follow: failing.known.entityId },
  });
  expect(saved.text).toContain('Please complete your profile setup first');
  const made = await ask(failing, context.request, { path: '/my-meetings' });
  expect(made.text).toContain('Profile Information');

  withoutProfile();
  await context.clearCookies();
  const refused = await whileBroken(failing.site.database, fault, () =>
    ask(failing, context.request, { path: '/auth', form: { email, password } }),
  );
  expect(refused.text).toContain('Error creating user profile');
  const signedIn = await ask(failing, context.request, {
    path: '/auth',
    form: { email, password },
  });
  expect(signedIn.text).toContain('Successfully signed in!');
  await context.close();
});

test('a sign-up whose profile cannot be kept leaves no account behind', async ({
  browser,
  failing,
}) => {
  const context = await someone(failing, browser, null);
  const wanted = newcomer();
  const answer = await whileBroken(
    failing.site.database,
    { refuses: 'INSERT', of: 'profiles' },
    () => ask(failing, context.request, wanted),
  );
  expect(answer.text).toContain('Failed to create account');
  const users = 'SELECT id FROM users WHERE email = ?';
  expect(query(failing.site, users, wanted.form.email)).toEqual([]);
  expect((await ask(failing, context.request, wanted)).text).toContain(
    'Account created successfully!',
  );
  await context.close();
});

test('a session that cannot be ended says so', async ({ browser, failing }) => {
  const context = await someone(failing, browser, 'reader@example.com');
  const answer = await whileBroken(
    failing.site.database,
    { refuses: 'DELETE', of: 'sessions' },
    () => ask(failing, context.request, { path: '/sign-out', form: {} }),
  );
  expect(answer.text).toContain('An error occurred while signing out');
  await context.close();
});
