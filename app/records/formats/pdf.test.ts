import { deflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { makePdf } from '#tests/support/make-pdf.ts';
import { readPdf } from './pdf.server.ts';

afterEach(() => vi.unstubAllGlobals());

test('paragraphs run on over lines, list items and headings stand alone, pages follow each other', async () => {
  const { segments, format, date } = await readPdf(
    makePdf([
      [
        { y: 740, size: 18, text: 'NOTICE OF MEETING' },
        { y: 710, text: 'Monday, June 5, 2023' },
        { y: 660, text: 'The council will meet in the hall of the town to consider the appoint-' },
        { y: 645, text: 'ment of a clerk, and whatever else comes up.' },
        { y: 600, text: '1. Call to order' },
        { y: 585, text: '2. Roll call' },
      ],
      [{ y: 740, text: 'Adjournment.' }],
    ]),
  );
  expect(format).toBe('pdf');
  expect(date).toBe('2023-06-05');
  expect(segments.map((segment) => segment.text)).toEqual([
    'NOTICE OF MEETING',
    'Monday, June 5, 2023',
    'The council will meet in the hall of the town to consider the appointment of a clerk, and whatever else comes up.',
    '1. Call to order',
    '2. Roll call',
    'Adjournment.',
  ]);
});

test('labels in a PDF are speakers; running heads and page numbers are left out, and said', async () => {
  const page = (number: number, text: string) => [
    { y: 760, size: 9, text: 'City of Springfield' },
    { y: 700, text: `MAYOR SMITH: ${text}` },
    { y: 660, text: 'MS. LEE: I agree.' },
    { y: 30, size: 9, text: `Page ${number} of 3` },
  ];
  const { segments, leftOut } = await readPdf(
    makePdf([page(1, 'We begin.'), page(2, 'We go on.'), page(3, 'We end.')]),
  );
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['MAYOR SMITH', 'We begin.'],
    ['MS. LEE', 'I agree.'],
    ['MAYOR SMITH', 'We go on.'],
    ['MS. LEE', 'I agree.'],
    ['MAYOR SMITH', 'We end.'],
    ['MS. LEE', 'I agree.'],
  ]);
  expect(leftOut.join(' ')).toContain('City of Springfield');
  expect(leftOut.join(' ')).toContain('Page numbers');
});

test('words printed twice for a shadow are read once, real double letters twice', async () => {
  const shadow = [
    { x: 72, y: 700, size: 18, text: 'BOARD' },
    { x: 71.2, y: 700.6, size: 18, text: 'BOARD' },
  ];
  const { segments } = await readPdf(makePdf([[...shadow, { y: 600, text: 'All well' }]]));
  expect(segments.map((segment) => segment.text)).toEqual(['BOARD', 'All well']);
});

test('a table is read by rows, and an empty page named', async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, at) => ({ x: 72 + at * 150, y, text }));
  const { segments, leftOut } = await readPdf(
    makePdf([
      [
        ...row(700, 'Name', 'Vote', 'Ward'),
        ...row(680, 'Lee', 'Aye', '1'),
        ...row(660, 'Diaz', 'Nay', '2'),
      ],
      [],
    ]),
  );
  expect(segments.map((segment) => segment.text)).toEqual([
    'Name Vote Ward',
    'Lee Aye 1',
    'Diaz Nay 2',
  ]);
  expect(leftOut.join(' ')).toContain('Page 1 has a table');
  expect(leftOut.join(' ')).toContain('Page 2 has no text');
});

test('a PDF without text, a damaged one and a locked one each say what to do', async () => {
  await expect(readPdf(makePdf([[], []]))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('its pages are empty'),
  });
  await expect(readPdf(new TextEncoder().encode('%PDF-1.7 nothing else'))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('damaged or cut off'),
  });
  const hex = 'ab'.repeat(32);
  const locked = new TextDecoder()
    .decode(makePdf([[{ y: 700, text: 'Secret' }]]))
    .replace(
      '/Root 1 0 R',
      `/Root 1 0 R/ID[<${hex}><${hex}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${hex}>/U<${hex}>/P -4>>`,
    );
  await expect(readPdf(new TextEncoder().encode(locked))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('password'),
  });
});

test('a PDF that is cut off is refused, or says that it may be', async () => {
  const whole = makePdf([[{ y: 700, text: 'Hello council' }], [{ y: 700, text: 'Goodbye' }]]);
  for (let length = 40; length < whole.length - 6; length += 97) {
    const read = await readPdf(whole.slice(0, length)).catch((error: unknown) => error);
    if (read instanceof Error) expect(read).toMatchObject({ name: 'AppError', code: 'unreadable' });
    else expect(JSON.stringify(read)).toContain('may be cut off');
  }
});

test('scripts and links in a PDF do nothing', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('no network')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scriptRan', false);
  const open =
    '/OpenAction<</S/JavaScript/JS(globalThis.scriptRan=true;fetch\\("http://x.invalid"\\))>>';
  const link = '/AA<</WC<</S/URI/URI(http://x.invalid/)>>>>';
  const { segments } = await readPdf(makePdf([[{ y: 700, text: 'Only text' }]], open + link));
  expect(segments.map((segment) => segment.text)).toEqual(['Only text']);
  expect(fetched).not.toHaveBeenCalled();
  expect(Reflect.get(globalThis, 'scriptRan')).toBe(false);
});

test('a PDF that unpacks to hundreds of megabytes is refused', { timeout: 30_000 }, async () => {
  const stream = Buffer.concat([
    Buffer.from('1 0 obj<</Filter/FlateDecode>>stream\n'),
    deflateSync(Buffer.alloc(40 * 1024 * 1024, 'BT '), { level: 1 }),
    Buffer.from('\nendstream endobj\n'),
  ]);
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...Array.from({ length: 8 }, () => stream),
  ]);
  expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  await expect(readPdf(bytes)).rejects.toMatchObject({ code: 'too-large' });
});
