import { describe, expect, it, vi } from 'vitest';
import { recordEvent, writeEvents } from './analytics.server.ts';
import { db } from './db.server.ts';

describe('what was done', () => {
  const countOf = (name: string) => db.analyticsEvent.count({ where: { name } });

  it('is counted together, each with its own moment', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const moments = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:03Z')];
    for (const moment of moments) {
      vi.setSystemTime(moment);
      recordEvent('view_summary', 'engagement');
    }
    expect(await countOf('view_summary')).toBe(0);
    await writeEvents();
    vi.useRealTimers();
    const events = await db.analyticsEvent.findMany({ orderBy: { createdAt: 'asc' } });
    expect(events.map(({ createdAt }) => createdAt)).toEqual(moments);
  });

  it('is written by itself once much of it waits, and each of it once', async () => {
    for (let done = 0; done < 1200; done += 1) recordEvent('add_notes', 'engagement');
    await vi.waitFor(async () => expect(await countOf('add_notes')).toBe(1000), 20_000);
    await Promise.all([writeEvents(), writeEvents()]);
    expect(await countOf('add_notes')).toBe(1200);
  });
});
