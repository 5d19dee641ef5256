import { expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { whileWatched } from '#tests/support/count-statements.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

it('a report that is stored is thanked for, also when nothing can be read any more', async () => {
  const { meeting, entity, version } = await makePublishedMeeting();
  const reader = await makeUser({ tier: 'premium' });
  await followEntities({ userId: reader.id, changes: { add: [entity.id], remove: [] } });
  const [cookie = ''] = (await startSession({ userId: reader.id, userAgent: null })).split(';');
  const site = await openSite();

  let isStored = false;
  const failingAfterwards = (sql: string) => {
    if (isStored && /^\s*SELECT/i.test(sql)) throw new Error('The disk is gone.');
    if (/INSERT INTO .*sentence_reports/.test(sql)) isStored = true;
  };
  const answer = await whileWatched(failingAfterwards, () =>
    site(
      new Request(`http://localhost/meetings/${meeting.id}/report`, {
        method: 'POST',
        headers: { cookie, origin: 'http://localhost' },
        body: new URLSearchParams({
          versionId: version.id,
          sentence: '0',
          comment: 'It failed.',
        }),
      }),
    ),
  );

  expect(isStored).toBe(true);
  expect(await db.sentenceReport.count({ where: { userId: reader.id } })).toBe(1);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(`/meetings/${meeting.id}`);
});
