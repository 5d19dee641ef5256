import { describe, expect, it } from 'vitest';
import { readOpenSummary } from '#app/meetings/read-open-summary.server.ts';
import { readTranscript } from '#app/meetings/read-transcript.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { endOwnBody } from './end-own-body.server.ts';
import { readOwnBody } from './read-own-body.server.ts';
import { setOwnBody } from './set-own-body.server.ts';

const said = 'The motion numbered 12 passes.';

async function openBody({ until = null }: { until?: Date | null } = {}) {
  const { entity, meeting } = await makePublishedMeeting();
  const town = await makeUser({ tier: 'municipal' });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  await setOwnBody({ actorId, entityId: entity.id, email: town.email });
  if (until) {
    await db.profile.update({ where: { id: town.id }, data: { subscriptionEndDate: until } });
  }
  return { actorId, town, entityId: entity.id, meetingId: meeting.id };
}

const isOpen = async (at: { entityId: string; meetingId: string }) =>
  (await readOpenSummary(at)) !== null;

describe('a body whose own government subscribes', () => {
  it('shows visitors its summaries, with what was said', async () => {
    const { entityId, meetingId } = await openBody();
    const site = await openSite();
    const read = async (path: string) =>
      (await site(new Request(`http://localhost${path}`))).text();
    expect(await read(`/bodies/${entityId}`)).toContain(
      `/bodies/${entityId}/meetings/${meetingId}`,
    );
    expect(await read(`/bodies/${entityId}/meetings/${meetingId}`)).toContain(said);
    expect(await readTranscript(null, meetingId)).toMatchObject({
      summaryPath: `/bodies/${entityId}/meetings/${meetingId}`,
    });
  });

  it('shows them to its followers alone once the plan has ended, changed, or left the body', async () => {
    const [over, changed, left] = [
      await openBody({ until: new Date(Date.now() - 1000) }),
      await openBody(),
      await openBody({ until: new Date(Date.now() + 60_000) }),
    ];
    expect([await isOpen(over), await isOpen(changed), await isOpen(left)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await readOwnBody(over.entityId)).toMatchObject({ isOpen: false });
    await db.profile.update({
      where: { id: changed.town.id },
      data: { subscriptionTier: 'premium' },
    });
    for (const _ of [1, 2]) await endOwnBody(left);
    const site = await openSite();
    for (const { entityId, meetingId } of [over, changed, left]) {
      expect(await isOpen({ entityId, meetingId })).toBe(false);
      const page = await site(
        new Request(`http://localhost/bodies/${entityId}/meetings/${meetingId}`),
      );
      expect(await page.text()).not.toContain(said);
      await expect(readTranscript(null, meetingId)).rejects.toMatchObject({ code: 'forbidden' });
    }
    expect(await db.auditEntry.count({ where: { subjectId: left.entityId } })).toBe(2);
  });

  it('goes with the account, and is found under no other body', async () => {
    const { town, entityId, meetingId } = await openBody();
    const other = await openBody();
    expect(await isOpen({ entityId: other.entityId, meetingId })).toBe(false);
    await db.user.delete({ where: { id: town.id } });
    expect(await isOpen({ entityId, meetingId })).toBe(false);
  });

  it('is set for an account with the Municipal plan alone', async () => {
    const { actorId, entityId } = await openBody();
    const set = (email: string, id = entityId) => setOwnBody({ actorId, entityId: id, email });
    const { email } = await makeUser({ tier: 'premium' });
    await expect(set(email)).rejects.toMatchObject({ code: 'conflict' });
    await expect(set('nobody@example.com')).rejects.toMatchObject({ code: 'not-found' });
    const { email: another } = await makeUser({ tier: 'municipal' });
    await expect(set(another, 'none')).rejects.toMatchObject({ code: 'not-found' });
    await set(another);
    expect(await readOwnBody(entityId)).toMatchObject({ email: another, isOpen: true });
  });
});
