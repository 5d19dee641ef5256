import { ask, type Failing, someone, test, tryEach } from './failing-site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

/** What readers read when their pages cannot be read, or their notes kept. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

const entityPage = ({ known }: Failing) => ({ path: `/govt-entities/${known.entityId}` });
const meetingPage = ({ known }: Failing) => ({ path: `/meetings/${known.meetingId}` });

tryEach({
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
    asked: (failing) => ({
      ...meetingPage(failing),
      form: { notes: 'Ask about the bridge.', revision: '0' },
    }),
    says: ['Failed to save notes', 'Ask about the bridge.'],
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
    asked: ({ known }) => ({ path: '/govt-entity-selection', form: { shown: known.entityId } }),
    says: ['Failed to save your selections'],
  },
});

test('a selection without a session leads to the sign-in, which says why', async ({
  browser,
  failing,
}) => {
  const context = await someone(failing, browser, null);
  const form = { shown: failing.known.entityId, follow: failing.known.entityId };
  const { text } = await ask(failing, context.request, { path: '/govt-entity-selection', form });
  expect(text).toContain('Please sign in to save your selections');
  expect(text).toContain('Sign in to your account');
  await context.close();
});

test('notes on a meeting that is gone are refused, and so are those of an ended session', async ({
  browser,
  failing,
}) => {
  const context = await someone(failing, browser, 'reader@example.com');
  const form = { notes: 'Ask about the bridge.', revision: '0' };
  const gone = await ask(failing, context.request, { path: '/meetings/none', form });
  expect(gone.text).toContain('Cannot save notes: Missing meeting information');
  expect(gone.text).toContain('Meeting not found');
  await context.clearCookies();
  const answer = await context.request.post(`/meetings/${failing.known.meetingId}.rsc`, {
    form: { ...form, inPlace: 'yes' },
    headers: { Origin: failing.site.url },
  });
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toContain('Please sign in to continue');
  await context.close();
});

test('what is not there, or not for this reader, says which', async ({ browser, failing }) => {
  const context = await someone(failing, browser, 'reader@example.com');
  const entity = await ask(failing, context.request, { path: '/govt-entities/none' });
  expect(entity.status).toBe(404);
  expect(entity.text).toContain('Entity not found or access denied');
  expect(entity.text).toContain('Government entity not found');
  expect(entity.text).toMatch(/href="\/dashboard"[^>]*>Return to Dashboard/);
  const meeting = await ask(failing, context.request, { path: '/meetings/none' });
  expect(meeting.status).toBe(404);
  expect(meeting.text).toContain('Meeting not found');
  expect(meeting.text).toContain('Go Back');
  const [other] = query<{ id: string }>(
    failing.site,
    `SELECT id FROM govt_entities WHERE id NOT IN (SELECT govt_entity_id FROM user_govt_entity_access)`,
  );
  const denied = await ask(failing, context.request, { path: `/govt-entities/${other?.id}` });
  expect(denied.status).toBe(403);
  expect(denied.text).toContain('Entity not found or access denied');
  expect(denied.text).toContain("You don't have access to this entity");
  await context.close();
});
