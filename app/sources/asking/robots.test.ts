import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { askRobots, keptRobots } from './robots.ts';

const word = (text: string, path = '/agendas/one.pdf') =>
  askRobots(keptRobots(text), new URL(path, 'https://records.example'));

describe('a robots.txt', () => {
  it.each([
    ['', true],
    ['User-agent: *\nDisallow:', true],
    ['User-agent: *\nDisallow: /', false],
    ['User-agent: *\nDisallow: /agendas/', false],
    ['User-agent: *\nDisallow: /agendas/\nAllow: /agendas/*.pdf$', true],
    ['User-agent: *\nDisallow: /*.pdf$', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Dais\nDisallow: /private', true],
    ['\uFEFFUSER-AGENT: dais\r\ndisallow: /agendas # not yet', false],
    ['User-agent: Googlebot\nDisallow: /', true],
    ['<!DOCTYPE html><html>User-agent: *\nDisallow: /</html>', true],
    ['nothing of the kind\0', true],
  ])('is read as it is meant: %j', (text, isAllowed) => {
    expect(word(text).isAllowed).toBe(isAllowed);
  });

  it('says how far apart questions are to be', () => {
    expect(word('User-agent: *\nCrawl-delay: 10').secondsApart).toBe(10);
    expect(word('User-agent: *\nCrawl-delay: -1').secondsApart).toBe(0);
    expect(word('User-agent: *\nCrawl-delay: soon').secondsApart).toBe(0);
  });

  it('that would take long to compare allows nothing', () => {
    const hostile = `User-agent: *\n${'Disallow: *a*a*a*a*a*a*a*a*a*a*b\n'.repeat(10_000)}`;
    const seconds = workDone();
    expect(word(hostile, `/${'a'.repeat(2000)}`).isAllowed).toBe(false);
    expect(seconds()).toBeLessThan(0.5);
  });
});
