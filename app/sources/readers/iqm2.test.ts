import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { iqm2 } from './iqm2.ts';

const site = 'https://harborfalls.iqm2.com';
const url = `${site}/Services/RSS.aspx?Feed=Calendar`;
const links = `<p><a href='${site}/Citizens/Detail_Meeting.aspx?ID=5'>View Web Agenda</a></p>
  <a href='${site}/Citizens/FileOpen.aspx?Type=14&ID=8'>Public Agenda</a> | <a href='${site}/Citizens/FileOpen.aspx?Type=1&ID=8'>Full Agenda</a>`;

describe('IQM2', () => {
  it('reads the page that it calls RSS, with a meeting’s documents from several entries', () => {
    const page = `<?xml version="1.0" encoding="utf-16"?><html><head><title>RSS Feed</title></head><body>
      <div><h2>Harbor Commission - Agenda - Mar 3, 2026 1:00 PM</h2>${links}</div>
      <div><h2>Harbor Commission - Minutes - Mar 3, 2026 1:00 PM</h2>
        <a href='${site}/Citizens/Detail_Meeting.aspx?ID=5'>View Web Agenda</a>
        <a href='${site}/Citizens/FileOpen.aspx?Type=12&ID=9'>Full Minutes</a></div></body></html>`;
    const step = readSource('iqm2', page, { url });
    expect(inShort(step)).toEqual(['2026-03-03 Harbor Commission 18:00']);
    expect(documentsInShort(step)).toEqual([
      `agenda ${site}/Citizens/Detail_Meeting.aspx?ID=5`,
      `agenda ${site}/Citizens/FileOpen.aspx?Type=14&ID=8`,
      `packet ${site}/Citizens/FileOpen.aspx?Type=1&ID=8`,
      `minutes ${site}/Citizens/FileOpen.aspx?Type=12&ID=9`,
    ]);
    expect(step.remarks.join()).toContain('calls itself RSS');
  });

  it('reads true RSS, where it is given', () => {
    const rss = `<rss version="2.0"><channel><title>Calendar</title><item>
      <title>Harbor Commission - Agenda - Mar 3, 2026 1:00 PM</title>
      <description>${links.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description></item></channel></rss>`;
    const step = readSource('iqm2', rss, { url });
    expect(step.meetings[0]?.uid).toBe('iqm2 5');
    expect(step.documents).toHaveLength(3);
  });

  it('reads the page of one meeting, with its place', () => {
    const page = `<html><table><tr><td class="MeetingHeading"><span id="x_lblMeetingGroup">Harbor Commission</span>
      <span id="x_lblMeetingType">Regular Meeting</span><span id="x_lblMeetingDate">3/3/2026 1:00 PM</span><br>Pier 4
      <span id="x_lblMeetingStatus">Cancelled</span><input id="x_txtMeetingID" value="5"></td></tr></table>
      <div class="MeetingDownloads"><a href="FileOpen.aspx?Type=14&amp;ID=8">Agenda</a></div></html>`;
    const step = readSource('iqm2', page, { url: `${site}/Citizens/Detail_Meeting.aspx?ID=5` });
    expect(inShort(step)).toEqual([
      '2026-03-03 Harbor Commission - Regular Meeting 18:00 cancelled',
    ]);
    expect(step.meetings[0]?.place).toBe('Pier 4');
    expect(documentsInShort(step)).toEqual([`agenda ${site}/Citizens/FileOpen.aspx?Type=14&ID=8`]);
  });

  it('tells an empty calendar from another page', () => {
    const empty =
      '<?xml version="1.0" encoding="utf-16"?><html><head><title>RSS Feed</title></head></html>';
    expect(readSource('iqm2', empty, { url }).meetings).toEqual([]);
    expect(() => readSource('iqm2', '<html>Not found</html>', { url })).toThrow('no calendar');
    expect(iqm2.recognise(new URL(`${site}/Citizens/Default.aspx`))).toBe(url);
  });
});
