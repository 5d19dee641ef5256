import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { citedSegments, withCitationAddresses } from './summary-citations.ts';
import { renderSummaryHtml } from './summary-html.ts';

const transcriptHref = '/meetings/m1/transcript';
const html = (markdown: string) => renderSummaryHtml(markdown, { transcriptHref });

describe('a summary on the page', () => {
  it('has headings below those of the page, and small ones for the deepest', () => {
    expect(html('# Title\n## Part\n### Detail\n#### Small\n####### Smaller')).toBe(
      '<h3>Title</h3>\n<h4>Part</h4>\n<h5>Detail</h5>\n<h6>Small</h6>\n<h6>Smaller</h6>',
    );
  });

  it('begins at the same heading when its markdown begins deeper', () => {
    expect(html('## In short\n### Roads ###')).toBe('<h3>In short</h3>\n<h4>Roads</h4>');
    expect(html('#hashtag\n##')).toBe('<p>#hashtag</p>\n<p>##</p>');
  });

  it('shows every other line as a paragraph of its own', () => {
    expect(html('One.\nTwo.\r\n\r\n1. Three\n> Four\n    Five\n---')).toBe(
      '<p>One.</p>\n<p>Two.</p>\n<p>1. Three</p>\n<p>&gt; Four</p>\n<p>Five</p>\n<p>---</p>',
    );
  });

  it('nests bullets and dashes by two spaces, up to three levels', () => {
    expect(html('- a\n  • b\n    * c\n        - still c\n- d')).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li><li>still c</li></ul></li></ul></li><li>d</li></ul>',
    );
    expect(html('    - a\n\n- b\nText\n-not a bullet')).toBe(
      '<ul><li>a</li><li>b</li></ul>\n<p>Text</p>\n<p>-not a bullet</p>',
    );
  });

  it('keeps emphasis, code and links to the web', () => {
    expect(
      html('**Adopted**, *6 to 3*, see `HB 12` and [the site](https://example.gov/?a=1&b=2)'),
    ).toBe(
      '<p><strong>Adopted</strong>, <em>6 to 3</em>, see <code>HB 12</code> and ' +
        '<a href="https://example.gov/?a=1&amp;b=2" rel="noopener nofollow">the site</a></p>',
    );
    expect(html('<mailto:clerk@example.gov>')).toContain('href="mailto:clerk@example.gov"');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/sign-out',
    '#main',
    'java&#115;cript:alert(1)',
  ])('makes no link to %s', (address) => {
    expect(html(`[press](${address})`)).toBe('<p>press</p>');
  });

  it('shows raw HTML as text', () => {
    expect(html('<script>alert("x")</script> & <b>bold</b>')).toBe(
      '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &lt;b&gt;bold&lt;/b&gt;</p>',
    );
    expect(html('![x](https://example.com/x.png)')).toContain('!<a href=');
  });
});

describe('a citation', () => {
  it('leads to its place in the transcript, by a name that says so', () => {
    expect(html('It passed. [10:41 AM](#s12)')).toBe(
      '<p>It passed.\u00a0<a class="citation" href="/meetings/m1/transcript#s12" ' +
        'aria-label="Transcript at 10:41 AM">10:41 AM</a></p>',
    );
    expect(html('[12](#s12)')).toContain('aria-label="Transcript, passage 12"');
    expect(html('[x](#s12"onclick=1)')).not.toContain('citation');
  });

  it('brings the words that were said, also for paper', () => {
    const shown = renderSummaryHtml('Yes. [0:05](#s3) No. [0:05](#s4)', {
      transcriptHref,
      quoteOf: (segment) => (segment === 3 ? 'We <agree> "fully".' : null),
    });
    expect(shown).toContain('data-note="We &lt;agree&gt; &quot;fully&quot;."');
    expect(shown).toContain(
      '<ol class="citation-notes"><li>0:05: We &lt;agree&gt; &quot;fully&quot;.</li></ol>',
    );
  });

  it('gives the words for paper in the order in which they were said', () => {
    const shown = renderSummaryHtml('Later. [9:00](#s30) Earlier. [2:41](#s7)', {
      transcriptHref,
      quoteOf: (segment) => `Segment ${segment}.`,
    });
    expect(shown).toContain('<li>2:41: Segment 7.</li><li>9:00: Segment 30.</li>');
  });

  it('is text where there is no transcript', () => {
    expect(renderSummaryHtml('Yes. [0:05](#s3)', { transcriptHref: null })).toBe(
      '<p>Yes.\u00a00:05</p>',
    );
  });

  it('stands for the whole stretch where segment follows segment', () => {
    const shown = html('Roll call. [5:06](#s7) [5:19](#s8) [5:22](#s9) [6:00](#s20) [6:10](#s21)');
    expect(shown.match(/#s\d+/g)).toEqual(['#s7', '#s20', '#s21']);
    expect(shown).toContain('aria-label="Transcript at 5:06–5:22">5:06–5:22</a> <a');
    expect(html('[4:10 PM](#s7) [4:10 PM](#s8)').match(/4:10 PM<\/a>/g)).toHaveLength(1);
  });

  it('is one also where a line has hundreds', () => {
    const shown = html(`Roll call. ${'[4:10 PM](#s7) [4:20 PM](#s70) '.repeat(300)}`);
    expect(shown.match(/class="citation"/g)).toHaveLength(600);
  });

  it('is a link that says where; other words would be read without being checked', () => {
    expect(html('[The mayor resigned](#s3)')).toBe('<p>The mayor resigned</p>');
    expect(html('The fee is [15](#s3)')).toBe('<p>The fee is 15</p>');
    expect(html('It passed. [0:05](#s3 "Vote")')).toContain('class="citation"');
    for (const label of ['1:02:03', '10:41 a.m.', '5:06–5:22', '¶4', '3']) {
      expect(html(`Yes. [${label}](#s3)`)).toContain('class="citation"');
    }
  });

  it('leads elsewhere in a file, and nothing else in it changes', () => {
    const typed = '# `[0:05](#s3)`\r\nYes. [0:05](#s3 "Vote") [site](https://a.example/#s4)\n';
    expect(withCitationAddresses(typed, (segment) => `https://b.example/t#s${segment}`)).toBe(
      '# `[0:05](#s3)`\r\nYes. [0:05](https://b.example/t#s3) [site](https://a.example/#s4)\n',
    );
  });

  it('is counted once a segment', () => {
    expect(citedSegments('a [0:05](#s3) b [0:05](#s3) c [0:09](#s14) [x](#top)')).toEqual([3, 14]);
  });
});

/** Everything that may stand between < and >. */
const citation =
  /<a class="citation" href="\/meetings\/m1\/transcript#s\d+" aria-label="[^"<>]*"(?: data-note="[^"<>]*")?>/;
const allowed = new RegExp(
  [
    /<\/?(?:p|ul|li|h[3-6]|strong|em|code)>/,
    citation,
    /<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow">/,
    /<\/a>|<ol class="citation-notes">|<\/ol>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function expectSafe(output: string) {
  const text = output.replace(allowed, '');
  expect(text).not.toMatch(/[<>]/);
  const open: string[] = [];
  for (const [tag, name = ''] of output.matchAll(/<\/?([a-z0-9]+)/g)) {
    if (!tag.startsWith('</')) open.push(name);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
}

describe('any input at all', () => {
  const pieces = fc.constantFrom(
    ...['# ', '## ', '- ', '  - ', '• ', '\n', '*', '**', '_', '`', '[', ']', '(', ')', '](#s1)'],
    ...['](http://a', '](javascript:a)', '<', '>', '<script>', '<img src=x onerror=a>', '&', '"'],
    ...["'", '\\', '&lt;', '&#x3c;', '\t', '\0', '\uD800', ' ', 'word', '!['],
  );
  const soup = fc.array(fc.oneof({ weight: 3, arbitrary: pieces }, fc.string({ unit: 'binary' })), {
    maxLength: 60,
  });

  it('comes out as allowed tags, well nested, and text', () => {
    fc.assert(
      fc.property(soup, (parts) => {
        expectSafe(
          renderSummaryHtml(parts.join(''), { transcriptHref, quoteOf: () => parts.join('') }),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it.each(
    Object.entries({
      brackets: '[',
      'opened links': '[a](b',
      emphasis: '*a',
      'mixed emphasis': '*a _b **c ',
      'many short lines': '*a* [b](#s1)\n',
      'lines full of marks': `${'*a'.repeat(199)}\n`,
      'lines full of brackets': `${'[]'.repeat(199)}\n`,
      backticks: '`a ``b ',
      bullets: '          - a\n',
      hashes: '# #\n',
      'closing hashes': '# a#####################################################b ',
      spaces: ' \t',
      references: '&a&#1',
      plain: 'word ',
    }),
  )(
    'of 200 KB is shown within seconds of work: %s',
    (_, piece) => {
      const input = piece.repeat(Math.ceil(200_000 / piece.length));
      const seconds = workDone();
      const output = html(input);
      expect(seconds()).toBeLessThan(4);
      expectSafe(output);
    },
    30_000,
  );

  it('may nest as deep as it likes', () => {
    expectSafe(html(`${'**a *b '.repeat(60)}${'c* d**'.repeat(60)}`));
    expectSafe(html(Array.from({ length: 5000 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')));
  });
});
