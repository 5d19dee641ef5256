import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownSummary, wordsOnly } from '#tests/support/shown-summary.tsx';
import { workDone } from '#tests/support/work-done.ts';

/** What a reader sees at first, without what only names or places it. */
function html(markdown: string): string {
  const words = wordsOnly(shownSummary(markdown)).replace(/<\/?(?:span|div)\b[^>]*>/g, '');
  return words.replaceAll('> <', '><').replace(/ +(?=<\/(?:p|li)>|<ul>)/g, '');
}

describe('a summary on the page', () => {
  it('has headings below those of the page, and small ones for the deepest', () => {
    expect(html('# Title\n## Part\n### Detail\n#### Small\n####### Smaller')).toBe(
      '<h3>Title</h3><h4>Part</h4><h5>Detail</h5><h6>Small</h6><h6>Smaller</h6>',
    );
  });

  it('begins at the same heading when its markdown begins deeper', () => {
    expect(html('## In short\n### Roads ###')).toBe('<h3>In short</h3><h4>Roads</h4>');
    expect(html('#hashtag\n##')).toBe('<p>#hashtag</p><p>##</p>');
  });

  it('shows every other line as a paragraph of its own', () => {
    expect(html('One.\nTwo.\r\n\r\n1. Three\n> Four\n    Five\n---')).toBe(
      '<p>One.</p><p>Two.</p><p>1. Three</p><p>&gt; Four</p><p>Five</p><p>---</p>',
    );
  });

  it('nests bullets and dashes by two spaces, up to three levels', () => {
    expect(html('- a\n  • b\n    * c\n        - still c\n- d')).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li><li>still c</li></ul></li></ul></li><li>d</li></ul>',
    );
    expect(html('    - a\n\n- b\nText\n-not a bullet')).toBe(
      '<ul><li>a</li><li>b</li></ul><p>Text</p><p>-not a bullet</p>',
    );
  });

  it('keeps emphasis, code and links to the web', () => {
    expect(
      html('**Adopted**, *6 to 3*, see `HB 12` and [the site](https://example.gov/?a=1&b=2)'),
    ).toBe(
      '<p><strong>Adopted</strong>, <em>6\u00a0to\u00a03</em>, see <code>HB 12</code> and ' +
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

  it('names each sentence, so that it can be led to', () => {
    const shown = shownSummary('One. Two.\n\n- *Three. Four.* Five.');
    const ids = [...shown.matchAll(/ id="(sentence-\d+)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(Array.from({ length: 5 }, (_, at) => `sentence-${at + 1}`));
  });
});

/** What may stand between < and >: our own names, and addresses that were looked at. */
const allowed = new RegExp(
  [
    /<\/?(?:p|ul|li|h[3-6]|strong|em|code|b|div|button|span|a)>/,
    /<(?:div|span|button|li)(?: (?:class|id|type|popover|popoverTarget|data-heard)="[\w .-]*")+>/,
    /<a href="(?:\/t\?at=\d+#s\d+|#sentence-\d+|\/report\?sentence=\d+)"(?: data-copy-link="true")?>/,
    /<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow">/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

it('keeps a mark with the word before it, and of a word without end with no more than its end', () => {
  const lastOf = (text: string) =>
    /class="last-word">([^<]*)</.exec(shownSummary(`${text} [0:05](#s1)`))?.[1];
  expect(lastOf('It passed today.')).toBe('today.');
  expect(lastOf(`See https://example.org/${'a'.repeat(90)}.`)).toBe(`${'a'.repeat(19)}.`);
});

function expectSafe(output: string) {
  expect(output.replace(allowed, '')).not.toMatch(/[<>]/);
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
    ...["'", '\\', '&lt;', '&#x3c;', '\t', '\0', '\uD800', ' ', 'word', '![', ' [0:05](#s7) '],
  );
  const soup = fc.array(fc.oneof({ weight: 3, arbitrary: pieces }, fc.string({ unit: 'binary' })), {
    maxLength: 60,
  });

  it('comes out as allowed tags, well nested, and text', () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const text = parts.join('');
        expectSafe(shownSummary(text, { said: () => ({ speaker: text, text }) }));
      }),
      { numRuns: 600 },
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
      citations: 'It passed. [0:05](#s3) ',
    }),
  )(
    'of 200 KB is shown within seconds of work: %s',
    (_, piece) => {
      const input = piece.repeat(Math.ceil(200_000 / piece.length));
      const seconds = workDone();
      const output = shownSummary(input);
      expect(seconds()).toBeLessThan(6);
      expectSafe(output);
    },
    60_000,
  );

  it('may nest as deep as it likes', () => {
    expectSafe(shownSummary(`${'**a *b '.repeat(60)}${'c* d**'.repeat(60)}`));
    expectSafe(
      shownSummary(Array.from({ length: 5000 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')),
    );
  });
});
