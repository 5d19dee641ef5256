import { describe, expect, it } from 'vitest';
import { inShort, readSource } from '#tests/support/read-source.ts';
import { boarddocs } from './boarddocs.ts';

const url = 'https://go.boarddocs.com/me/harborfalls/Board.nsf/XML-ActiveMeetings';
const meeting = (
  id: string,
  name: string,
  rest = '',
) => `<meeting id="${id}" bodyname="School Board"><name>${name}</name>
  <start><date format="yyyy-mm-dd">2026-03-03</date><english><date>March 3, 2026</date></english></start>${rest}</meeting>`;
const inside = `<description>Next meeting March 17, 2026 at 7 p.m. Meets on March 3, 2026, at 5:30 p.m.</description>
  <link>https://go.boarddocs.com/x/goto?open&amp;id=A1</link><category id="c"><name>1. Opening</name></category>`;

describe('BoardDocs', () => {
  it('tells meetings at the hour of their own day, and where the agenda is', () => {
    const step = readSource(
      'boarddocs',
      `<meetings>${meeting('A1', 'REGULAR MEETING', inside)}</meetings>`,
      { url },
    );
    expect(inShort(step)).toEqual(['2026-03-03 REGULAR MEETING 22:30']);
    expect(step.documents).toMatchObject([{ uid: 'boarddocs A1', kind: 'items' }]);
    expect(step.remarks.join()).toContain('no files of agendas');
  });

  it('leaves out archives and copies, and takes what is not well formed as far as it goes', () => {
    const text = `<meetings>${meeting('A2', 'Board Meetings - 2009 Archive')}${meeting('A3', 'Copy of REGULAR MEETING')}
      ${meeting('A4', 'Work Session & Retreat <b>').slice(0, -12)}`;
    const step = readSource('boarddocs', text, { url });
    expect(step.meetings.map(({ uid }) => uid)).toEqual(['boarddocs A4']);
    expect(step.leftOut).toHaveLength(2);
    expect(step.remarks.join()).toContain('breaks off');
  });

  it('tells no meetings from no sense', () => {
    expect(
      readSource('boarddocs', '<?xml version="1.0"?>\n<meetings></meetings>', { url }).meetings,
    ).toEqual([]);
    expect(() => readSource('boarddocs', '<html>Error</html>', { url })).toThrow(
      'no meetings of BoardDocs',
    );
  });

  it('is known by any address of the board', () => {
    const address = 'https://go.boarddocs.com/me/harborfalls/Board.nsf/goto?open&id=A1';
    expect(boarddocs.recognise(new URL(address))).toBe(url);
  });
});
