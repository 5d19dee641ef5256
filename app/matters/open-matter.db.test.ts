import { expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { matterCalled, publishCases, settle } from '#tests/support/matters.ts';
import { readMatter } from './read-matter.server.ts';

it('a matter is quoted to everybody as long as its government opens its meetings, with the way there', async () => {
  const { id: govtEntityId } = await makeEntity({ state: 'Ohio' });
  const { id: meetingId } = await makeMeeting({ govtEntityId });
  await publishCases(meetingId, [{ title: 'Ordinance 9917, on kayaks' }]);
  await settle(meetingId);
  const { id } = await matterCalled(govtEntityId, 'Ordinance 9917');
  const { id: userId } = await makeUser({ tier: 'municipal' });
  const stranger = { userId: (await makeUser()).id, tier: 'free', isAdmin: false };
  const steps = async () => [
    ...(await readMatter(null, id)).history,
    ...(await readMatter(stranger, id)).history,
  ];
  for (const step of await steps()) expect(step).toMatchObject({ href: null, quoted: null });

  await db.ownBody.create({ data: { govtEntityId, userId } });
  for (const { href, quoted } of await steps()) {
    expect(href).toContain(`/bodies/${govtEntityId}/meetings/${meetingId}#`);
    expect(quoted?.text).toContain('Told of Ordinance 9917');
  }

  const subscriptionEndDate = new Date(Date.now() - 1000);
  await db.profile.update({ where: { id: userId }, data: { subscriptionEndDate } });
  for (const step of await steps()) expect(step).toMatchObject({ href: null, quoted: null });
});
