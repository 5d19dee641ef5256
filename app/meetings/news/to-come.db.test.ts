import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { makeReader } from '#tests/support/news-reader.ts';
import { readWhatsNew } from './read-whats-new.server.ts';

describe('what bodies have before them', () => {
  it('holds a meeting until its day is over at its place', async () => {
    const [honolulu, newYork] = [await makeEntity(), await makeEntity()];
    const zoneOf = (id: string, timeZone: string) =>
      db.govtEntity.update({ where: { id }, data: { timeZone } });
    await zoneOf(honolulu.id, 'Pacific/Honolulu');
    await zoneOf(newYork.id, 'America/New_York');
    const { reader } = await makeReader([honolulu.id, newYork.id]);
    for (const { id } of [honolulu, newYork]) {
      await makeMeeting({ govtEntityId: id, meetingTitle: 'Early', date: '2031-03-10' });
      await makeMeeting({ govtEntityId: id, meetingTitle: 'Late', date: '2031-03-12' });
    }
    const at = async (now: string) =>
      (await readWhatsNew({ reader, bodyIds: [], now: new Date(now) })).toCome.map(
        ({ title, body }) => `${title} ${body === honolulu.entityName ? 'Honolulu' : 'New York'}`,
      );
    const late = ['Late Honolulu', 'Late New York'];
    expect((await at('2031-03-11T03:00:00Z')).sort()).toEqual(
      ['Early Honolulu', 'Early New York', ...late].sort(),
    );
    expect((await at('2031-03-11T05:00:00Z')).sort()).toEqual(['Early Honolulu', ...late]);
    expect((await at('2031-03-11T11:00:00Z')).sort()).toEqual(late);
  });
});
