import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { boardbook } from './boardbook.ts';

const url = 'https://meetings.boardbook.org/Public/Organization/77';
const page = (
  rows: string,
) => `<html><div id="DisplayHeader"><h1>Harbor Falls Schools Public View</h1></div>
  <table id="PublicMeetingsTable"><thead><tr><th>Meeting</th></tr></thead><tbody>${rows}</tbody></table></html>`;
const row = `<tr><td><div>May 5, 2026 at 4:30 PM - Work Session</div><div><b>Meeting Type:</b> Regular</div></td>
  <td><div>School House<br>4 Dock Street [<a href="https://maps.example">map it</a>]</div>
  <a href="https://tv.example/live">Streaming Meeting URL</a><a href="https://tv.example/9">Recorded Meeting URL</a></td>
  <td><a href="/Public/Agenda/77?meeting=9">Agenda</a><a href="/Public/Minutes/77?meeting=9">Minutes</a></td></tr>`;

describe('BoardBook', () => {
  it('tells meetings of a board with their place, stream and documents', () => {
    const step = readSource('boardbook', page(row), { url });
    expect(inShort(step)).toEqual(['2026-05-05 Harbor Falls Schools - Work Session 20:30']);
    expect(step.meetings[0]).toMatchObject({
      uid: 'boardbook 9',
      place: 'School House 4 Dock Street',
      attendUrl: 'https://tv.example/live',
    });
    expect(documentsInShort(step)).toEqual([
      'video https://tv.example/9',
      'agenda https://meetings.boardbook.org/Public/Agenda/77?meeting=9',
      'minutes https://meetings.boardbook.org/Public/Minutes/77?meeting=9',
    ]);
  });

  it('tells an empty page from another', () => {
    expect(readSource('boardbook', page(''), { url }).meetings).toEqual([]);
    expect(() => readSource('boardbook', '<html>Not found</html>', { url })).toThrow(
      'none of BoardBook’s',
    );
    expect(
      boardbook.recognise(new URL('https://meetings.boardbook.org/Public/Agenda/77?meeting=9')),
    ).toBe(url);
  });
});
