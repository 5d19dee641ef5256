import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { feed } from './feed.ts';

const rss = (items: string, title = 'Harbor Falls') =>
  `\n<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`;
const item = (title: string, rest = '') => `<item><title>${title}</title>${rest}</item>`;

describe('RSS and Atom', () => {
  it('tells meetings by the day in a title, with what the entry links', () => {
    const step = readSource(
      'feed',
      rss(
        item(
          'City Council Agenda - March 3, 2026 6:30 PM',
          '<link>https://harborfalls.example/a.pdf</link>',
        ) +
          item(
            'City Council Minutes - March 3, 2026',
            '<link>https://harborfalls.example/m.pdf</link>',
          ),
      ),
    );
    expect(inShort(step)).toEqual(['2026-03-03 City Council 23:30']);
    expect(documentsInShort(step)).toEqual([
      'agenda https://harborfalls.example/a.pdf',
      'minutes https://harborfalls.example/m.pdf',
    ]);
  });

  it('reads Atom and podcasts: recordings that come with an entry', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Meeting audio</title><entry>
      <title type="html">&lt;b&gt;Harbor Commission&lt;/b&gt; 2026-05-12</title>
      <link rel="enclosure" type="audio/mpeg" href="/audio/12.mp3"/></entry></feed>`;
    const step = readSource('feed', atom);
    expect(inShort(step)).toEqual(['2026-05-12 Harbor Commission']);
    expect(documentsInShort(step)).toEqual(['audio https://harborfalls.example/audio/12.mp3']);
  });

  it('leaves out news, and entries without a day or with several', () => {
    const step = readSource(
      'feed',
      rss(
        item('Dock Street is closed on May 5, 2026') +
          item('City Council', '<description>Meets on June 2, 2026</description>') +
          item('Council meetings of May 5, 2026 and May 19, 2026'),
      ),
    );
    expect(step.meetings).toEqual([]);
    expect(step.leftOut.map(({ problem }) => problem)).toEqual([
      'It looks like no meeting',
      'Its title names no day; its text speaks of June 2, 2026',
      'Its title names several days',
    ]);
  });

  it('takes a broken feed as far as it goes, and its titles as words', () => {
    const broken = `${rss(item('&lt;script&gt;alert(1)&lt;/script&gt;City Council Agenda, 3/3/2026', '<link>https://harborfalls.example/a.pdf?x=1&y=2</link>')).slice(0, -20)}<item><title>City Council Agenda, 3/17/2026`;
    const step = readSource('feed', broken);
    expect(inShort(step)).toContain('2026-03-03 City Council');
    expect(JSON.stringify(step)).not.toContain('<');
  });

  it('puts in no entity that the feed declares itself', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
      ${rss(
        item('City Council &b; &c; 3/3/2026', '<link>https://harborfalls.example/agenda</link>'),
      )
        .trim()
        .replace(/^<\?.*?\?>/, '')}`;
    expect(JSON.stringify(readSource('feed', bomb))).not.toMatch(/x{9}|root:/);
  });

  it('tells an empty feed from a page in its place', () => {
    expect(readSource('feed', rss('')).meetings).toEqual([]);
    expect(() => readSource('feed', '<!doctype html><html>Sign in</html>')).toThrow(
      'page of the web',
    );
    expect(() => readSource('feed', '')).toThrow('empty');
  });

  it('is known by how addresses of feeds end', () => {
    const known = (path: string) =>
      feed.recognise(new URL(path, 'https://harborfalls.example')) !== null;
    expect(['/council.rss', '/news/feed/', '/rss.aspx?id=4'].map(known)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/meetings', '/feedback'].map(known)).toEqual([false, false]);
  });
});
