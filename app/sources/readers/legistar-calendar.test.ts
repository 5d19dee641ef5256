import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';

const url = 'https://harborfalls.legistar.com/Calendar.aspx';
const site = 'https://harborfalls.legistar.com';
const page = (rows: string) => `<html><table class="rgMasterTable" id="x_gridCalendar"><tr>
  <th class="rgHeader">Name</th><th class="rgHeader">Meeting Date</th><th class="rgHeader">&nbsp;</th>
  <th class="rgHeader">Meeting Time</th><th class="rgHeader">Meeting Location</th>
  <th class="rgHeader">Agenda</th><th class="rgHeader">Minutes</th></tr>${rows}</table></html>`;
const row = (place: string, agenda: string) => `<tr class="rgRow">
  <td><a href="DepartmentDetail.aspx?ID=1">Board of <b>Trade</b></a></td><td>5/12/2026</td>
  <td><a href="View.ashx?M=IC&amp;ID=31&amp;GUID=A"><img></a></td><td>9:30 AM</td><td>${place}</td>
  <td>${agenda}</td><td><a>Not&nbsp;available</a></td></tr>`;

describe('Legistar’s calendar page', () => {
  it('tells what stands below each heading, and says which days it shows', () => {
    const agenda = '<a href="View.ashx?M=A&amp;ID=31&amp;GUID=A">Agenda</a>';
    const step = readSource('legistar-calendar', page(row('Pier 4', agenda)), { url });
    expect(inShort(step)).toEqual(['2026-05-12 Board of Trade 13:30']);
    expect(step.meetings[0]).toMatchObject({ uid: 'legistar 31', place: 'Pier 4' });
    expect(documentsInShort(step)).toEqual([`agenda ${site}/View.ashx?M=A&ID=31&GUID=A`]);
    expect(step.remarks.join()).toContain('mostly this month');
  });

  it('knows a cancelled meeting by its notice and by the remark beside its place', () => {
    const notice = '<a href="View.ashx?M=A&amp;ID=31&amp;GUID=A">Cancellation Notice</a>';
    const off = '2026-05-12 Board of Trade 13:30 cancelled';
    expect(inShort(readSource('legistar-calendar', page(row('Pier 4', notice)), { url }))).toEqual([
      off,
    ]);
    const remark = row('Pier 4<br><em>This meeting is cancelled.</em>', '');
    expect(inShort(readSource('legistar-calendar', page(remark), { url }))).toEqual([off]);
  });

  it('reads the rows as JSON, in which some join addresses without a slash', () => {
    const rows = [
      {
        Name: { label: 'Board of Trade', url: `${site}/DepartmentDetail.aspx?ID=1` },
        'Meeting Date': '5/12/2026',
        'Meeting Time': '9:30 AM',
        'Meeting Location': 'Pier 4',
        iCalendar: { url: `${site}/View.ashx?M=IC&ID=31&GUID=A` },
        Video: { label: 'Video', url: `${site}Video.aspx?ID1=8` },
      },
    ];
    const step = readSource('legistar-calendar', JSON.stringify(rows), { url });
    expect(documentsInShort(step)).toEqual([`video ${site}/Video.aspx?ID1=8`]);
  });

  it('tells an empty month from another page', () => {
    expect(readSource('legistar-calendar', page(''), { url }).meetings).toEqual([]);
    expect(() => readSource('legistar-calendar', '<html>Moved</html>', { url })).toThrow(
      'no calendar',
    );
  });
});
