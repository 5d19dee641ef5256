import { expect, test } from 'vitest';
import { makeDocx, makeZip } from '#tests/support/make-zip.ts';
import { readDocx } from './docx.server.ts';

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const inList = (level: number, list = 1) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const level = (depth: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const textsOf = async (body: string, parts?: Record<string, string>) =>
  (await readDocx(makeDocx(body, parts))).segments.map(({ text }) => text);

test('the numbers and letters that Word shows stand before their items, as on paper', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%1%2)')}${level(2, 'lowerRoman', '(%3)')}${level(3, 'bullet', '•')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>`;
  const styles = `<w:style w:styleId="Item"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Item"/></w:style>`;
  expect(
    await textsOf(
      [
        paragraph('Call to order', inList(0)),
        paragraph('Consent', inList(0)),
        paragraph('Minutes of May 5', inList(1)),
        paragraph('Bills', inList(1)),
        paragraph('Water', inList(2)),
        paragraph('Roads', inList(2)),
        paragraph('as told', inList(3)),
        paragraph('Hearings', '<w:pStyle w:val="Own"/>'),
        paragraph('Zoning', inList(1)),
        paragraph('A part of its own', inList(0, 2)),
        paragraph(
          'Not in a list',
          '<w:pStyle w:val="Item"/><w:numPr><w:numId w:val="0"/></w:numPr>',
        ),
      ].join(''),
      { numbering, styles },
    ),
  ).toEqual([
    '1. Call to order',
    '2. Consent',
    '2A) Minutes of May 5',
    '2B) Bills',
    '(i) Water',
    '(ii) Roads',
    'as told',
    '3. Hearings',
    '3A) Zoning',
    '9. A part of its own',
    'Not in a list',
  ]);
});

test('words that Word cuts into pieces stay whole; deleted ones are left out, and said', async () => {
  const body = `<w:p><w:r><w:t>The mo</w:t></w:r><w:ins><w:r><w:t>tion</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> </w:t></w:r>
    <w:del><w:r><w:delText>failed badly</w:delText></w:r></w:del><w:hyperlink><w:r><w:t>carried</w:t></w:r></w:hyperlink><w:r><w:tab/><w:t>5</w:t><w:noBreakHyphen/><w:t>0.</w:t></w:r></w:p>`;
  const { segments, leftOut } = await readDocx(makeDocx(body));
  expect(segments.map(({ text }) => text)).toEqual(['The motion carried 5-0.']);
  expect(leftOut.join(' ')).toContain('deleted from it; that was left out: 2 words');
});

test('cells of one line stand on one line, longer ones follow each other', async () => {
  const cell = (...texts: string[]) =>
    `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell('4.')}${cell('Mill Road', 'The bridge is closed.')}</w:tr><w:tr>${cell('Ayes')}${cell('')}${cell('Tully, Lindqvist')}</w:tr></w:tbl>`;
  expect(await textsOf(`${table}${paragraph('After it.')}`)).toEqual([
    '4. Mill Road',
    'The bridge is closed.',
    'Ayes Tully, Lindqvist',
    'After it.',
  ]);
});

test('a text box is read once, notes follow at the end, page heads and comments are said', async () => {
  const box = (name: string) =>
    `<mc:${name}><w:txbxContent>${paragraph('A box.')}</w:txbxContent></mc:${name}>`;
  const { segments, leftOut } = await readDocx(
    makeDocx(
      `<w:p><w:r><w:t>Before.</w:t></w:r><w:r><mc:AlternateContent>${box('Choice')}${box('Fallback')}</mc:AlternateContent></w:r></w:p>${paragraph('After.')}`,
      {
        footnotes: `<w:footnote w:id="1">${paragraph('A note.')}</w:footnote>`,
        header1: paragraph('Town of Alder Falls'),
        footer1: paragraph('7'),
        comments: paragraph('check this'),
      },
    ),
  );
  expect(segments.map(({ text }) => text)).toEqual(['Before.', 'A box.', 'After.', 'A note.']);
  expect(leftOut.join(' ')).toMatch(
    /footnotes stand at the end.*“Town of Alder Falls” stands at the edge.*Comments.*2 words/,
  );
});

test('named speakers in a Word document are speakers', async () => {
  const { segments, format } = await readDocx(
    makeDocx(paragraph('MAYOR OKAFOR: Good evening.') + paragraph('MR. TULLY: So moved.')),
  );
  expect(format).toBe('docx');
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['MAYOR OKAFOR', 'Good evening.'],
    ['MR. TULLY', 'So moved.'],
  ]);
});

test('a document that unpacks to more than it may is refused, also when it lies about it', async () => {
  const bomb = '<w:t>aye</w:t>'.repeat(5_000_000);
  await expect(readDocx(makeDocx(bomb))).rejects.toMatchObject({ code: 'too-large' });
  const lying = makeZip({ 'word/document.xml': { content: bomb, claimed: 1_000 } });
  await expect(readDocx(lying)).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('damaged'),
  });
  const crowded = makeZip(
    Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/${at}`, { content: '' }])),
  );
  await expect(readDocx(crowded)).rejects.toMatchObject({ code: 'too-large' });
});

test('a document cut off anywhere is refused in words', async () => {
  const whole = makeDocx(paragraph('The council met.'));
  for (let length = 30; length < whole.length; length += 41) {
    await expect(readDocx(whole.slice(0, length))).rejects.toMatchObject({ code: 'unreadable' });
  }
  await expect(readDocx(makeZip({ 'word/other.xml': { content: 'x' } }))).rejects.toMatchObject({
    message: expect.stringContaining('a part of it is missing'),
  });
});
