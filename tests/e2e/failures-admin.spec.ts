import { feedbackMark } from '#app/notes/feedback-mark.server.ts';
import { whileBroken } from '#tests/support/break-database.ts';
import type { Site } from '#tests/support/site.ts';
import { ask, type Failing, someone, test, tryEach } from './failing-site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

/** What admins read when a list cannot be read, or a change kept. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

/** The switch of a row of the inbox, which is there to be pressed. */
const processed =
  (path: string, id: string) =>
  ({ site }: Failing) => {
    keepInbox(site);
    return { path, form: { id, processed: 'true' } };
  };

function keepInbox(site: Site) {
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

tryEach({
  'feedback cannot be marked': {
    who: 'admin',
    fault: { refuses: 'UPDATE', of: 'user_notes' },
    asked: ({ site }) => {
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
    asked: ({ known }) => ({
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
    asked: processed('/admin/entity-requests', 'request'),
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
    asked: processed('/admin/contact-submissions', 'message'),
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
    asked: ({ known }) => ({ path: '/admin/sample-meeting', form: { meetingId: known.meetingId } }),
    says: ['Failed to set sample meeting'],
  },
});

test('an admin whose profile cannot be read is no admin, and is told why', async ({
  browser,
  failing,
}) => {
  const context = await someone(failing, browser, 'admin@example.com');
  const header = /<header[\s\S]*<\/header>/;
  expect(
    header.exec((await ask(failing, context.request, { path: '/roadmap' })).text)?.[0],
  ).toContain('Admin Dashboard');
  await whileBroken(failing.site.database, { gone: 'profiles' }, async () => {
    const { status, text } = await ask(failing, context.request, { path: '/roadmap' });
    expect(status).toBe(200);
    expect(header.exec(text)?.[0]).toContain('My Meetings');
    expect(header.exec(text)?.[0]).not.toContain('Admin Dashboard');
    const answer = await context.request.get('/admin/feedback', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/my-meetings');
  });
  const next = await ask(failing, context.request, { path: '/roadmap' });
  expect(next.text).toContain('Error checking admin access');
  await context.close();
});
