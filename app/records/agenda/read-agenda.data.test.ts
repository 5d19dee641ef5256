import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AgendaEntry, entryPath } from './agenda.ts';
import { readAgenda } from './read-agenda.server.ts';

const data = '../shared/data';
const council = `${data}/meetings/youngsville-la-council-`;

async function entriesOf(path: string): Promise<AgendaEntry[]> {
  const { entries } = await readAgenda({ bytes: readFileSync(path), fileName: path });
  return entries;
}

const designators = (entries: readonly AgendaEntry[]) =>
  entries.flatMap(({ designator }) => designator ?? []);

describe.skipIf(!existsSync(data))('real agendas', () => {
  it.each([
    '2026-02-12/agenda.txt',
    '2026-02-12/packet.txt',
    '2026-06-25-special/agenda.txt',
    '2026-06-25-special/packet.txt',
    '2026-03-12/agenda.txt',
    '2026-03-12/packet.txt',
    '2026-07-09/agenda.txt',
    '2026-07-09/packet.txt',
  ])('of a council as text, %s: every number is an entry, below the right one', async (name) => {
    const entries = await entriesOf(council + name);
    const printed = readFileSync(council + name, 'utf8').match(/^\d+\.\d*$/gm) ?? [];
    expect(designators(entries)).toEqual(printed.map((mark) => mark.replace(/\.$/, '')));
    for (const [index, { designator }] of entries.entries()) {
      const above = entryPath(entries, index).at(-1)?.designator ?? null;
      if (designator) expect(above).toBe(/^(\d+)\.\d/.exec(designator)?.[1] ?? null);
    }
    expect(entries.filter(({ title }) => /\.pdf|Disabilities/.test(title))).toEqual([]);
  });

  it('of a county as a web page: numbers go on below headings, letters below numbers', async () => {
    const entries = await entriesOf(
      `${data}/feeds/iqm2/santa-clara-county-2026-06-23-meeting_detail.html`,
    );
    const numbers = designators(entries).filter((designator) => /^\d+$/.test(designator));
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    const level = (wanted: RegExp) =>
      new Set(
        entries.filter(({ designator }) => wanted.test(designator ?? '')).map((one) => one.level),
      );
    expect(level(/^\d+$/)).toEqual(new Set([1]));
    expect(level(/^[a-h]$/)).toEqual(new Set([2]));
    const consent = entries.filter(({ isConsent }) => isConsent);
    expect(consent.some(({ designator }) => designator === '26')).toBe(true);
    expect(consent.some(({ designator }) => designator === '14')).toBe(false);
  });

  const simbli = ['57394', '65707'].map((id) => `${data}/feeds/simbli/sjusd-meeting-${id}.json`);
  it.each(simbli)('of a school district as a tree, %s', async (path) => {
    const entries = await entriesOf(path);
    const source = readFileSync(path, 'utf8');
    const titles = [
      ...source.matchAll(/"Title": "((?:[A-Z]|\d+)\. (?:[^"\\]|\\.)*)",\s+"Level": (\d)/g),
    ];
    expect(
      entries.map(({ designator, title, level }) => `${designator}. ${title} ${level}`),
    ).toEqual(
      titles.map(
        ([, title, level]) => `${JSON.parse(`"${title}"`).replace(/\s+/g, ' ').trim()} ${level}`,
      ),
    );
  });

  it('of a board of education as XML, one meeting at a time', async () => {
    const all = readFileSync(`${data}/feeds/boarddocs/akron-public-schools-active.xml`, 'utf8');
    const meetings = all.split(/(?=<meeting )/).slice(1);
    expect(meetings.length).toBeGreaterThan(20);
    let read = 0;
    for (const xml of meetings.filter((meeting) => meeting.includes('<item '))) {
      const bytes = new TextEncoder().encode(`<meetings>${xml}`);
      const { entries } = await readAgenda({ bytes, fileName: 'active.xml' });
      const names = [...xml.matchAll(/<(?:category|item) [^>]*>\s*<name>([^<]*)/g)];
      expect(entries.length).toBe(names.filter(([, name]) => /\p{L}{2}/u.test(name ?? '')).length);
      read += 1;
    }
    expect(read).toBeGreaterThan(0);
  });

  it.each(['request_1_event_0', 'request_12_event_1', 'request_63_event_2'])(
    'of a city as Legistar’s items, %s: each numbered one and each matter is an entry',
    async (name) => {
      const path = `${data}/meetings/seattle-wa-legistar-2019-07-29/${name}_items.json`;
      const entries = await entriesOf(path);
      const items = z
        .array(
          z.object({
            EventItemAgendaNumber: z.string().nullable(),
            EventItemTitle: z.string(),
            EventItemMatterFile: z.string().nullable(),
          }),
        )
        .parse(JSON.parse(readFileSync(path, 'utf8')));
      for (const item of items.filter((one) => one.EventItemAgendaNumber !== null)) {
        const number = item.EventItemAgendaNumber?.replace(/\.$/, '');
        const found = entries.find(({ designator }) => designator === number);
        const words = item.EventItemTitle.replace(/\s+/g, ' ').trim();
        expect(found).toMatchObject({ title: words });
        if (item.EventItemMatterFile) expect(found?.fileNumber).toBe(item.EventItemMatterFile);
      }
    },
  );

  it('of a college as PDF: letters below Roman numbers, numbers below letters', async () => {
    const entries = await entriesOf(
      `${data}/feeds/pdf/cuyahoga-community-college-agenda-2019-09-26.pdf`,
    );
    expect(designators(entries)).toEqual(
      'I II III IV V A 1 B C 1 2 3 4 5 6 7 8 9 10 11 12 13 D VI'.split(' '),
    );
    expect(entries.find(({ title }) => title.startsWith('Medical Mutual'))).toMatchObject({
      designator: '2',
      level: 2,
      title: 'Medical Mutual of Ohio Medical Administration Services Only Three-Year Contract',
    });
  });

  it('are not found in lists of meetings', async () => {
    for (const name of ['kissimmee-fl-pab', 'south-fulton-ga', 'tulsa-county-ok']) {
      await expect(entriesOf(`${data}/feeds/civicclerk/${name}-events.json`)).rejects.toMatchObject(
        {
          message: expect.stringContaining('a list of meetings'),
        },
      );
    }
  });
});
