import { describe, expect, it } from 'vitest';
import { decodeText } from '#app/records/formats/decode-text.ts';
import { mostImportedRows, planImport } from './plan-import.ts';
import { readCsv } from './read-csv.ts';

const head = 'name,type,state,county,homepage,documents,description,time zone';
const plan = (text: string, existing: string[] = []) => planImport(text, new Set(existing));
const rows = (...lines: string[]) => plan([head, ...lines].join('\n')).rows;
const only = (line: string) => rows(line)[0];

describe('a CSV file', () => {
  it.each([
    ['a,"b, c",d', [['a', 'b, c', 'd']]],
    ['a,"say ""aye""",', [['a', 'say "aye"', '']]],
    [
      'a,"two\r\nlines"\r\nb,c',
      [
        ['a', 'two\nlines'],
        ['b', 'c'],
      ],
    ],
    ['a;b;"c;d"', [['a', 'b', 'c;d']]],
    ['a\tb\tc, d', [['a', 'b', 'c, d']]],
    [
      '\ufeffa,b\n\n , \nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['a, "b" ,c"d"', [['a', ' "b" ', 'c"d"']]],
    ['', []],
  ])('%j is read as a spreadsheet would', (text, cells) => {
    expect(readCsv(text)).toEqual({
      rows: cells.map((one) => expect.objectContaining({ cells: one })),
      openQuote: null,
    });
  });

  it('numbers its rows by their first line', () => {
    expect(readCsv('a\n"b\nb"\n\nc').rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('with a quote that never ends is known by its line', () => {
    expect(readCsv('a,b\nc,"d\ne').openQuote).toBe(2);
  });
});

describe('an import of entities', () => {
  it('takes all that a row says, tidied', () => {
    expect(
      only(
        ' Golden  Planning\u200b Commission ,Planning Commission,colorado,Jefferson County,golden.gov,https://docs.golden.gov/a?b=c,"City of Golden, Colorado",America/Denver',
      ),
    ).toEqual({
      line: 2,
      name: 'Golden Planning Commission',
      outcome: 'new',
      fields: {
        entityName: 'Golden Planning Commission',
        entityDescription: 'City of Golden, Colorado',
        entityType: 'Planning Commission',
        state: 'Colorado',
        county: 'Jefferson County',
        homepageUrl: 'https://golden.gov/',
        docsLink: 'https://docs.golden.gov/a?b=c',
        timeZone: 'America/Denver',
      },
    });
  });

  it.each([
    ['Federal', 'Federal'],
    ['United States', 'Federal'],
    ['district of columbia', 'District of Columbia'],
    ['Puerto Rico', 'Puerto Rico'],
    ['Guam', 'Guam'],
    ['US Virgin Islands', 'U.S. Virgin Islands'],
    ['American Samoa', 'American Samoa'],
    ['Northern Mariana Islands', 'Northern Mariana Islands'],
  ])('takes a body of “%s”, outside of the fifty states', (typed, state) => {
    expect(only(`Committee on Rules,Committee,${typed}`)).toMatchObject({
      outcome: 'new',
      fields: { state },
    });
  });

  it('keeps a cell that looks like a formula as the text it is', () => {
    expect(only('"=HYPERLINK(""https://x.example"")",@Council,Ohio,+1')).toMatchObject({
      outcome: 'new',
      fields: {
        entityName: '=HYPERLINK("https://x.example")',
        entityType: '@Council',
        county: '+1',
      },
    });
  });

  it.each([
    [',City Council,Ohio', 'Name is required'],
    ['Akron Council,,Ohio', 'Type is required'],
    ['Akron Council,City Council,', 'State is required'],
    ['Akron Council,City Council,OH', 'State: Write the state’s full name, such as Colorado'],
    [`${'x'.repeat(201)},City Council,Ohio`, 'Name: Use at most 200 characters'],
    ...[
      'javascript:alert(1)',
      'ftp://akron.gov',
      'not an address',
      'https://a:b@akron.gov',
      'http://akron',
      '//x',
    ].map((address): [string, string] => [
      `Akron Council,City Council,Ohio,,${address}`,
      'Homepage: Enter a web address, such as https://example.gov',
    ]),
    [
      'Akron Council,City Council,Ohio,,,,,Mars/Olympus',
      'Time zone: Enter a time zone by its name, such as America/Denver',
    ],
    [
      'Akron Council,City Council,Ohio,Summit, Portage,a,b,c,d',
      'More cells than columns: put text with a comma into quotes',
    ],
  ])('leaves out %j and says why', (line, problem) => {
    expect(only(line)).toMatchObject({ line: 2, outcome: 'invalid' });
    expect((only(line) as { problems: string[] }).problems).toContain(problem);
  });

  it('adds a name once, in whatever case it is written, and leaves the directory as it is', () => {
    const text = `${head}\nAkron Council,City Council,Ohio\nAKRON COUNCIL,City Council,Ohio\nBoulder City Council,City Council,Colorado`;
    expect(plan(text, ['boulder city council']).rows).toMatchObject([
      { outcome: 'new' },
      { outcome: 'repeated', problems: ['The name stands on line 2 too'] },
      { outcome: 'exists' },
    ]);
  });

  it('finds its columns in any order and spelling, and names those it has no use for', () => {
    const { rows: planned, unusedColumns } = plan(
      'Population,STATE,Entity_Name,entity type\n9,Ohio,Akron Council,City Council',
    );
    expect(planned).toMatchObject([{ name: 'Akron Council', outcome: 'new' }]);
    expect(unusedColumns).toEqual(['Population']);
  });

  it.each([
    ['', 'The file is empty.'],
    ['\n \n', 'The file is empty.'],
    [head, 'The file has column names and no rows.'],
    ['name,state\nA,Ohio', 'among them name, type and state. It says “name”, “state”.'],
    ['name,type,state,Name\nA,B,Ohio,C', 'Two columns say the same'],
    [`${head}\nA,B,"Ohio`, 'A quotation mark on line 2 is never closed'],
    [`${head}\n${'A,B,Ohio\n'.repeat(mostImportedRows + 1)}`, 'at most 2,000'],
  ])('refuses a file that makes no sense as a whole: %#', (text, complaint) => {
    expect(() => plan(text)).toThrow(complaint);
  });

  it('reads accents as Windows-1252 where the file is no UTF-8, and as UTF-16 where it says so', () => {
    const line = `${head}\nCañon City Council,City Council,Colorado`;
    const windows = Uint8Array.from(line, (letter) => letter.charCodeAt(0));
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${line}`, 'utf16le'));
    for (const bytes of [windows, utf16, new TextEncoder().encode(`\ufeff${line}`)]) {
      expect(plan(decodeText(bytes, 'entities.csv').text).rows).toMatchObject([
        { name: 'Cañon City Council', outcome: 'new' },
      ]);
    }
  });

  it('has an answer for five megabytes of anything', () => {
    for (const sign of ['"', ',', '\n', ';', 'a', '",\n']) {
      const text = sign.repeat((5 * 1024 * 1024) / sign.length);
      expect(() => plan(text)).toThrow();
    }
  });
});
