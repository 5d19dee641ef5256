import { describe, expect, it } from 'vitest';
import { withPlayLinks } from './play-links.ts';
import { renderSummaryHtml } from './summary-document/summary-html.ts';

const options = { transcriptHref: '/t', quoteOf: () => 'He said "<a class=citation>" & left' };
const playable = (segment: number) =>
  segment === 9
    ? null
    : {
        from: segment * 10,
        until: segment * 10 + 5,
        href: `https://a.example/x?a&b#t=${segment}0`,
      };
const rendered = (markdown: string) =>
  withPlayLinks(renderSummaryHtml(markdown, options), playable);
const links = (html: string) =>
  [...html.matchAll(/<a class="play-from" href="([^"]*)"[^>]*data-play-at="(\d+)"/g)].map(
    ([, href, at]) => `${at} ${href}`,
  );

describe('the links that play a recording', () => {
  it('stand once behind the citations of a sentence and lead to the first', () => {
    const html = rendered('It passed. [0:10](#s1) [0:40](#s4) It ended. [0:50](#s5)');
    expect(links(html)).toEqual([
      '10 https://a.example/x?a&amp;b#t=10',
      '50 https://a.example/x?a&amp;b#t=50',
    ]);
    expect(html).toMatch(
      />0:40<\/a><a class="play-from"[^>]*aria-label="Play from 0:10"><\/a><\/span> It ended\./,
    );
  });

  it('mark at each citation the stretch of the recording', () => {
    expect(rendered('It passed. [0:10](#s1)')).toContain(
      '<a class="citation" data-from="10" data-until="15" href="/t#s1"',
    );
  });

  it('are left out where nobody knows the place', () => {
    const html = rendered('It passed. [1:30](#s9)');
    expect(html).toBe(renderSummaryHtml('It passed. [1:30](#s9)', options));
  });

  it('take no words of the summary or of the record for a citation', () => {
    const typed = 'He wrote <a class="citation" href="#s1">x</a> and left.';
    expect(rendered(typed)).toBe(renderSummaryHtml(typed, options));
    expect(links(rendered('It passed. [0:10](#s1)'))).toHaveLength(1);
  });
});
