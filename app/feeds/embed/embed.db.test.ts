import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { readEmbed } from './read-embed.server.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

async function get(entityId: string) {
  const answer = await site(new Request(`http://localhost/bodies/${entityId}/embed`));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A city's own body, on its plan until a day if one is given. */
async function makeBody({ tier = 'municipal', until = null as Date | null, name = '' } = {}) {
  const entity = await makeEntity(name === '' ? {} : { entityName: name });
  const { id: userId } = await makeUser({ tier });
  await db.profile.update({ where: { id: userId }, data: { subscriptionEndDate: until } });
  await db.ownBody.create({ data: { userId, govtEntityId: entity.id } });
  return entity;
}

describe("a body's meetings on another site", () => {
  it('are the next five and the last five by title and date, and no word of a summary', async () => {
    const entity = await makeBody({ name: 'Harbor Board' });
    for (let day = 1; day <= 7; day += 1) {
      const [date, govtEntityId] = [`2099-03-0${day}`, entity.id];
      await makeMeeting({ govtEntityId, meetingTitle: `Coming ${day}`, date });
      await makeMeeting({
        govtEntityId,
        meetingTitle: `Held ${day}`,
        date: `2025-03-0${day}`,
        markdownSummary: 'The levee was raised.',
      });
    }
    const embed = await readEmbed(entity.id, new Date('2026-01-01'));
    expect(embed?.toCome.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4, 5].map((day) => `Coming ${day}`),
    );
    expect(embed?.held.map(({ title }) => title)).toEqual(
      [7, 6, 5, 4, 3].map((day) => `Held ${day}`),
    );
    const { status, text, headers } = await get(entity.id);
    expect(status).toBe(200);
    expect(text).toContain('Meetings of Harbor Board');
    expect(text).toContain('datetime="2099-03-01"');
    expect(text).not.toContain('levee');
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('run no script, load nothing, and lead to pages in a window of their own', async () => {
    const entity = await makeBody({ name: '<script>alert("x")</script> & Sons' });
    const meetingTitle = '"><img src=x onerror=alert(1)>';
    const meeting = await makeMeeting({ govtEntityId: entity.id, meetingTitle });
    await db.meeting.update({
      where: { id: meeting.id },
      data: { cancelledAt: new Date(), place: '<b>Hall</b>' },
    });
    const { text } = await get(entity.id);
    expect(text).not.toMatch(/<(script|img|link|iframe|b|object|base|form)\b|url\(|@import/);
    expect(text).toContain('Cancelled');
    expect(text).toContain('&lt;b&gt;Hall&lt;/b&gt;');
    const links = [...text.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toMatch(
        /^<a href="http:\/\/localhost\/bodies\/[^"]+" target="_blank" rel="noopener">$/,
      );
    }
  });

  it.each([
    ['the plan is none of a city', { tier: 'enterprise' }],
    ["the city's plan is over", { until: new Date('2020-01-01') }],
  ])('are not shown where %s; the frame leads to the page', async (_why, given) => {
    const entity = await makeBody(given);
    await makeMeeting({ govtEntityId: entity.id, meetingTitle: 'Regular' });
    const { status, text } = await get(entity.id);
    expect(status).toBe(404);
    expect(text).not.toContain('Regular');
    expect(text).toContain(`/bodies/${entity.id}"`);
  });

  it('are not shown of a body that does not exist, whatever it is called', async () => {
    for (const id of ['none', '%22%3E%3Cscript%3E', "'%20OR%201=1"]) {
      const { status, text } = await get(id);
      expect(status).toBe(404);
      expect(text).not.toContain('<script');
    }
  });
});
