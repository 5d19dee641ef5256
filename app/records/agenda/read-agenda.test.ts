import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { readAgenda } from './read-agenda.server.ts';
import { readAgendaText } from './read-agenda-text.ts';

const read = (held: string | Uint8Array, fileName = 'agenda') =>
  readAgenda({ bytes: typeof held === 'string' ? new TextEncoder().encode(held) : held, fileName });

async function outline(held: string): Promise<string[]> {
  const { entries } = await read(held);
  return entries.map(
    ({ level, designator, title }) => `${'  '.repeat(level)}${designator ?? '·'} ${title}`,
  );
}

describe('a web page', () => {
  it('is read by its lists and headings, without its menus and its files', async () => {
    const page = `<!doctype html><html><head><title>Agenda</title><style>p{}</style></head><body>
      <nav><a href="/">Home</a><a href="/meetings">1. Meetings</a></nav>
      <h1>Town of Elder</h1><p>Tuesday, March 3, 2026</p>
      <h2>Opening</h2><ol><li>Roll call</li><li>Minutes</li></ol>
      <h2>Consent Agenda</h2><ol start="3" ><li><a href="/item/3">Grant of $25,000</a>
        <ol type="a"><li>Budget</li><li><a href="/files/memo.pdf">Memo</a></li></ol></li>
        <li>Road salt</li></ol>
      <footer>Clerk: (330) 555-0100</footer></body></html>`;
    expect(await outline(page)).toEqual([
      '· Opening',
      '  1 Roll call',
      '  2 Minutes',
      '· Consent Agenda',
      '  3 Grant of $25,000',
      '    a Budget',
      '  4 Road salt',
    ]);
  });

  it('is read by the rows of its table', async () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const page = `<table>${[
      row(['<strong></strong>', '<a href="Detail.aspx?ID=1"><strong>Public Issues</strong></a>']),
      row(['', '6. ', '<a href="Detail.aspx?ID=2">Sale of the depot</a>']),
      row(['', '', 'a. ', '<a href="FileOpen.aspx?ID=3">Public Comment</a><span>Late</span>']),
      row(['', '', 'a. ', '<a href="Detail.aspx?ID=4">Open the hearing</a>']),
      row(['', '7. ', '<a href="Detail.aspx?ID=5">Adjourn</a>']),
    ].join('')}</table>`;
    expect(await outline(page)).toEqual([
      '· Public Issues',
      '  6 Sale of the depot',
      '    a Open the hearing',
      '  7 Adjourn',
    ]);
  });
});

describe('what platforms answer', () => {
  it('Legistar: headings, items and matters, in the agenda’s order', async () => {
    const item = (sequence: number, fields: object) => ({
      EventItemAgendaSequence: sequence,
      EventItemAgendaNumber: null,
      EventItemTitle: '',
      EventItemMatterId: null,
      ...fields,
    });
    const { entries } = await read(
      JSON.stringify([
        item(3, {
          EventItemAgendaNumber: '1.',
          EventItemTitle: 'AN ORDINANCE on tree removal',
          EventItemMatterId: 9,
          EventItemMatterFile: 'CB 120001',
          EventItemAgendaNote:
            '{\\rtf1\\ansi{\\fonttbl{\\f0\\fnil Arial;}}\\pard The Committee recommends that the Council pass the bill.\\par Sponsors: Hale and Ortiz\\par}',
        }),
        item(1, { EventItemTitle: 'A. CALL TO ORDER' }),
        item(2, { EventItemTitle: 'B. LAND USE COMMITTEE' }),
        item(4, { EventItemTitle: 'C. ADJOURNMENT' }),
      ]),
    );
    expect(entries.map(({ designator, level }) => [designator, level])).toEqual([
      ['A', 0],
      ['B', 0],
      ['1', 1],
      ['C', 0],
    ]);
    expect(entries[2]).toMatchObject({
      title: 'AN ORDINANCE on tree removal',
      fileNumber: 'CB 120001',
      sponsors: ['Hale', 'Ortiz'],
      recommendation: 'The Committee recommends that the Council pass the bill.',
    });
  });

  it('Simbli: the tree as it is', async () => {
    const leaf = (Title: string) => ({ Title, Children: [] });
    const tree = {
      Items: [
        leaf('A. Call to Order'),
        {
          Title: 'B. Consent Calendar',
          Children: [leaf('1. Gifts'), leaf('2. Payroll &amp; dues')],
        },
      ],
    };
    expect(await outline(JSON.stringify(tree))).toEqual([
      'A Call to Order',
      'B Consent Calendar',
      '  1 Gifts',
      '  2 Payroll & dues',
    ]);
  });

  it('CivicClerk: sections and their items, or a list of meetings, which is no agenda', async () => {
    const item = (number: string, name: string, childItems: object[] = []) => ({
      agendaObjectItemOutlineNumber: number,
      agendaObjectItemName: name,
      agendaObjectItemNumber: childItems.length > 0 ? '' : '2026-241',
      childItems,
    });
    const { entries } = await read(
      JSON.stringify({
        id: 1,
        items: [item('VII.', 'Consent Agenda', [item('a.', '<p>Salt</p>')])],
      }),
    );
    expect(entries).toMatchObject([
      { designator: 'VII', title: 'Consent Agenda', isHeading: true, fileNumber: null },
      { designator: 'a', title: 'Salt', level: 1, isConsent: true, fileNumber: '2026-241' },
    ]);
    await expect(
      read(JSON.stringify({ value: [{ eventName: 'Council', agendaId: 3 }] })),
    ).rejects.toMatchObject({ message: expect.stringContaining('a list of meetings') });
  });

  it('BoardDocs: XML that is not closed, and recommended actions', async () => {
    const xml = `<?xml version="1.0"?><meetings><meeting id="1"><name>REGULAR</name>
      <category order="1"><name>1. OPENING</name><agendaitems>
      <item><name>1.1 Roll Call &amp; Pledge</name><actiontype></actiontype></item></agendaitems></category>
      <category order="2"><name>2. MINUTES</name><agendaitems>
      <item><name>2.1 Minutes of July 29</name><actiontype>Action</actiontype>
      <recommendedaction>Approve the minutes.</recommendedaction></item>`;
    const { entries } = await read(xml);
    expect(entries).toMatchObject([
      { designator: '1', title: 'OPENING', isHeading: true },
      { designator: '1.1', title: 'Roll Call & Pledge', level: 1 },
      { designator: '2', title: 'MINUTES' },
      { designator: '2.1', recommendation: 'Approve the minutes.' },
    ]);
  });
});

it('an outline that a program wrote for itself, by levels or by children', async () => {
  const flat = [
    { item: '4', title: 'CONSENT AGENDA', level: 1 },
    { item: '4.A', title: 'Payroll', level: 2 },
  ];
  expect(await outline(JSON.stringify(flat))).toEqual(['4 CONSENT AGENDA', '  4.A Payroll']);
  const deep = { agenda: [{ number: 4, name: 'Consent', children: [{ name: 'a. Payroll' }] }] };
  expect(await outline(JSON.stringify(deep))).toEqual(['4 Consent', '  a Payroll']);
});

it('keeps a text of the agenda that says the same items', async () => {
  const tree = {
    Items: [
      { Title: 'A. Call to Order', Children: [] },
      { Title: 'B. Consent Calendar', Children: [{ Title: '1. Gifts', Children: [] }] },
    ],
  };
  const { text, entries } = await read(JSON.stringify(tree));
  expect(readAgendaText(text)).toEqual(entries);
  const typed = '1. Library hours\n2. Cedar Avenue';
  expect((await read(typed)).text).toBe(typed);
});

describe('what is no agenda is refused with what is wrong', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => `${(index % 100) + 1}.${index} Lease`).join('\n');
  const cases: [name: string, held: string | Uint8Array, says: RegExp][] = [
    ['a text without items', 'Dear neighbours, the library is open.', /No items were found/],
    ['2,000 items', `1. Opening\n${'2. Lease of a lot\n'.repeat(2_000)}`, /up to 1,000 are taken/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), /picture/],
    [
      'a page that lists meetings',
      `<ol>${'<li>Board meeting</li><li>Agenda</li><li>Minutes</li>'.repeat(5)}</ol>`,
      /no agenda was found/,
    ],
    ['a schedule', 'MEETINGS OF THE YEAR\n\nJANUARY 10\n\nMARCH 14\n\nMAY 9', /No items were/],
    ['JSON of another kind', '{"hello": [1, 2]}', /JSON without an agenda/],
    ['XML of another kind', '<?xml version="1.0"?><agenda><x>y</x></agenda>', /XML without/],
    ['a broken PDF', '%PDF-1.4 nothing', /damaged or cut off/],
    [
      'the agendas of two meetings',
      `<meetings>${'<meeting><category><name>1. A matter</name></category></meeting>'.repeat(2)}</meetings>`,
      /the agendas of 2 meetings/,
    ],
  ];
  it.each(cases)('%s', async (_, held, says) => {
    await expect(read(held)).rejects.toMatchObject({ message: expect.stringMatching(says) });
  });

  it('however large or deep it is', async () => {
    const seconds = workDone();
    await read(items(900)).catch(() => undefined);
    await read('<div>'.repeat(200_000)).catch(() => undefined);
    await read(`${'<ul><li>'.repeat(50_000)}1. Deep`).catch(() => undefined);
    await expect(read(`<meeting>${'<item>'.repeat(50_000)}`)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('nested too deeply'),
    });
    await read(`{"Items":${'[{"Title":"A. x","Children":'.repeat(2_000)}`).catch(() => undefined);
    expect(seconds()).toBeLessThan(5);
  });
});
