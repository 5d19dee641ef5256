import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { civicplus } from './civicplus.ts';

const site = 'https://www.harborfalls.example';
const url = `${site}/AgendaCenter/Search/`;
const row = (name: string, id = '0303') => `<tr id="row1" class="catAgendaRow"><td><h4>
  <a href="/AgendaCenter/ViewFile/Agenda/_${id}2026-41?html=true"><strong><abbr title="March">Mar</abbr> 3, 2026</strong> — Posted Feb 27, 2026</a></h4>
  <p>${name}</p></td><td class="minutes"><a href="/AgendaCenter/ViewFile/Minutes/_${id}2026-41"><img></a></td>
  <td class="downloads"><a href="/AgendaCenter/ViewFile/Agenda/_${id}2026-41?packet=true">Packet</a>
  <a href="/AgendaCenter/PreviousVersions/41">Previous Versions</a></td></tr>`;
const page = (
  ...rows: string[]
) => `<html><div class="listing" id="cat9"><h2><span>&#9660;</span>Harbor Commission</h2>
  <table>${rows.join('')}</table></div><a href="/AgendaCenter">Agenda Center</a></html>`;

describe('CivicPlus’ Agenda Center', () => {
  it('tells meetings by their files, and says what it does not know', () => {
    const step = readSource('civicplus', page(row('Agenda for Resolution 12, and much besides')), {
      url,
    });
    expect(inShort(step)).toEqual(['2026-03-03 Harbor Commission']);
    expect(documentsInShort(step)).toEqual([
      `agenda ${site}/AgendaCenter/ViewFile/Agenda/_03032026-41?html=true`,
      `minutes ${site}/AgendaCenter/ViewFile/Minutes/_03032026-41`,
      `packet ${site}/AgendaCenter/ViewFile/Agenda/_03032026-41?packet=true`,
    ]);
    expect(step.remarks.join()).toContain('neither at what time nor where');
  });

  it('takes the meeting’s own name, what is cancelled, and no notice of a quorum', () => {
    const names = (name: string) => inShort(readSource('civicplus', page(row(name)), { url }));
    expect(names('Harbor Commission Special Meeting Agenda for March 3, 2026')).toEqual([
      '2026-03-03 Harbor Commission Special Meeting',
    ]);
    expect(names('Regular Meeting on March 3, 2026 - CANCELLED')).toEqual([
      '2026-03-03 Regular Meeting cancelled',
    ]);
    expect(names('Potential Quorum Notice')).toEqual([]);
  });

  it('tells no agendas from another page', () => {
    expect(readSource('civicplus', page(), { url })).toMatchObject({ meetings: [], remarks: [] });
    expect(() => readSource('civicplus', '<html>Not found</html>', { url })).toThrow(
      'no Agenda Center',
    );
  });

  it('is kept with the category that was pasted, and asked for the days that are looked at', () => {
    const known = (path: string) => civicplus.recognise(new URL(path, site));
    expect(known('/AgendaCenter/Harbor-Commission-9')).toBe(`${site}/AgendaCenter?CIDs=9`);
    expect(known('/AgendaCenter')).toBe(`${site}/AgendaCenter`);
    expect(known('/Calendar.aspx')).toBeNull();
    const reading = { from: '2026-01-01', until: '2026-12-31', timeZone: 'America/New_York' };
    const [asked] = civicplus.first(`${site}/AgendaCenter?CIDs=9`, reading);
    expect(asked?.url).toContain('CIDs=9&startDate=01%2F01%2F2026&endDate=12%2F31%2F2026');
  });
});
