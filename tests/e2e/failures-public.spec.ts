import Database from 'better-sqlite3';
import { startSite } from '#tests/support/site.ts';
import { test, tryEach } from './failing-site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

/** What visitors read when a page cannot be read, or what they sent cannot be kept. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

tryEach({
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
