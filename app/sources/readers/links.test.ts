import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>Meetings</title></head><body>${body}</body></html>`;
const read = (body: string, options = {}) => readSource('links', page(body), { options });

describe('a page of links', () => {
  it('takes the day and the name from the words of a link', () => {
    const step = read(`<p>Last updated January 2, 2026</p>
      <a href="/a.pdf">City Council Agenda – March 3, 2026</a> <a href="/m.pdf">City Council Minutes, 3/3/2026</a>`);
    expect(inShort(step)).toEqual(['2026-03-03 City Council']);
    expect(documentsInShort(step)).toEqual([
      'agenda https://harborfalls.example/a.pdf',
      'minutes https://harborfalls.example/m.pdf',
    ]);
  });

  it('takes them from the row in which a link stands', () => {
    const step = read(`<table><tr><th>Date</th><th>Meeting</th></tr>
      <tr><td>Mar. 3, 2026</td><td>Work Session</td><td><a href="1.pdf">Agenda</a></td><td><a href="1m.pdf">Minutes</a></td></tr>
      <tr><td>3/17/26</td><td>Regular Meeting</td><td><a href="2.pdf">Packet</a></td><td>Posted March 12, 2026</td></tr></table>`);
    expect(inShort(step)).toEqual(['2026-03-03 Work Session', '2026-03-17 Regular Meeting']);
  });

  it('takes the day that heads a list, and the body’s name above', () => {
    const step =
      read(`<h2>Harbor Commission</h2><h3>March 3, 2026</h3><ul><li><a href="1.pdf">Agenda</a><li><a href="2.pdf">Minutes</a></ul>
      <h3>March 17, 2026</h3><ul><li><a href="3.pdf">Agenda</a></ul>`);
    expect(inShort(step)).toEqual(['2026-03-03 Harbor Commission', '2026-03-17 Harbor Commission']);
    expect(step.documents).toHaveLength(3);
  });

  it('takes the day from a file’s name where nothing else has one', () => {
    expect(
      inShort(
        read('<a href="/f/Zoning%20Board%20Agenda%2003-03-2026.pdf">Zoning Board Agenda</a>'),
      ),
    ).toEqual(['2026-03-03 Zoning Board']);
  });

  it('guesses no day: not where links stand before days, nor where one day stands on a long page', () => {
    const before = read(
      '<p><a href="1.pdf">Agenda</a> March 3, 2026 <a href="2.pdf">Agenda</a> March 17, 2026</p>',
    );
    expect(before.meetings).toEqual([]);
    expect(before.leftOut).toHaveLength(2);
    const many = Array.from(
      { length: 30 },
      (_, at) => `<li><a href="${at}.pdf">Agenda no. ${at}</a></li>`,
    ).join('');
    expect(
      read(`<h1>Council</h1><p>Next meeting: March 3, 2026</p><ul>${many}</ul>`).meetings,
    ).toEqual([]);
  });

  it('goes by the patterns that an admin typed', () => {
    const body =
      '<a href="/f/77.pdf">Tagesordnung 2026-03-03</a> <a href="/f/78.pdf">City Council agenda 2026-03-03</a>';
    const step = read(body, { agenda: 'tages*ordnung' });
    expect(documentsInShort(step)).toEqual(['agenda https://harborfalls.example/f/77.pdf']);
  });

  it('passes over the way around the site, and follows no script', () => {
    const step = read(`<nav><a href="/agendas-2026-03-03">Agendas</a></nav>
      <a href="javascript:alert(1)">City Council Agenda 3/3/2026</a><a href="/feed.rss">Agenda feed 3/3/2026</a>`);
    expect(step.documents).toEqual([]);
    expect(step.remarks.join()).toContain('links nothing');
  });

  it('knows the captions beside a recording at Granicus', () => {
    const step = read(
      '<li>City Council, 3/3/2026 <a href="https://x.granicus.com/player/clip/12?view_id=1">Video</a></li>',
    );
    expect(documentsInShort(step)).toContain(
      'captions https://x.granicus.com/videos/12/captions.vtt',
    );
  });

  it('refuses what is no page', () => {
    expect(() => readSource('links', '{"a":1}')).toThrow('no page');
    expect(() => readSource('links', '%PDF-1.7')).toThrow('no page');
  });
});
