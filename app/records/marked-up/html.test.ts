import { expect, test } from 'vitest';
import { readHtml } from './html.ts';

const textsOf = (html: string) => readHtml(html).segments.map(({ text }) => text);

test('a page of minutes becomes its paragraphs, with the numbers that a browser shows', () => {
  expect(
    textsOf(`<!doctype html><html><head><title>Minutes</title><style>p{}</style></head><body>
      <h1>Town Council</h1><p>The council&rsquo;s
        meeting of <b>May&nbsp;5</b>.</p>
      <ol start="3"><li>Roads<ol type="a"><li><p>Mill Road</p><li>Elm Street</ol></li><li value="9">Parks</li></ol>
      <ul><li>Ayes: 5</ul><script>var said = "no";</script></body></html>`),
  ).toEqual([
    'Town Council',
    'The council’s meeting of May 5.',
    '3. Roads',
    'a. Mill Road',
    'b. Elm Street',
    '9. Parks',
    'Ayes: 5',
  ]);
});

test('an agenda laid out as a table has each item’s number before its title', () => {
  expect(
    textsOf(`<table><tr><td>4.</td><td><b>Mill Road</b><br>Award of the repair</td></tr>
      <tr><td><p>5.</p></td><td><p>Library hours</p></td><td>Ms. Hale</td></tr></table>`),
  ).toEqual(['4. Mill Road', 'Award of the repair', '5. Library hours Ms. Hale']);
});

test('menus and what no reader sees are left out, and the menus are said', () => {
  const { segments, leftOut, title } =
    readHtml(`<html><head><title>Minutes &amp; more</title></head>
    <body><nav><a>Home</a> <a>City Hall</a></nav><svg><title>Logo</title></svg>
    <p>The council met.</p><template>not yet</template></body></html>`);
  expect(segments.map(({ text }) => text)).toEqual(['The council met.']);
  expect(leftOut.join(' ')).toContain('menus of the web page were left out: 3 words');
  expect(title).toBe('Minutes & more');
});

test('a transcript set as plain text keeps its lines and its speakers', () => {
  const { segments } = readHtml(
    '<pre>MAYOR DIAZ: Good evening.\nMR. LEE: Here.\n\nCLERK: A quorum.</pre>',
  );
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['MAYOR DIAZ', 'Good evening.'],
    ['MR. LEE', 'Here.'],
    ['CLERK', 'A quorum.'],
  ]);
});

test('a page that a script fills is refused, and so is one nested without end', () => {
  expect(() => readHtml('<html><body><div id="root"></div><script>go()</script>')).toThrow(
    /a script fetches it/,
  );
  expect(() => readHtml(`${'<div>'.repeat(200_000)}hello council`)).toThrow(/nested too deeply/);
});
