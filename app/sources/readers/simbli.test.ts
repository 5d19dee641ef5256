import { describe, expect, it } from 'vitest';
import { inShort, readSource } from '#tests/support/read-source.ts';
import { simbli } from './simbli.ts';

const url = 'https://simbli.eboardsolutions.com/SB_Meetings/SB_MeetingListing.aspx?S=5';

describe('Simbli', () => {
  it('reads one saved meeting', () => {
    const status = {
      title: 'View Special Board Meeting',
      url: 'https://simbli.eboardsolutions.com/SB_Meetings/ViewMeeting.aspx?S=5&MID=8',
      bodySample: 'Meetings| Policies| Meeting 03/03/2026 - 06:00 PM - Special Board Meeting',
    };
    const step = readSource('simbli', JSON.stringify({ result: { mid: '8', status } }), { url });
    expect(inShort(step)).toEqual(['2026-03-03 Special Board Meeting 23:00']);
    expect(step.documents).toMatchObject([{ kind: 'items', url: status.url }]);
  });

  it('says that its list is for browsers only, and does not call it empty', () => {
    expect(() => readSource('simbli', '<html><script></script></html>', { url })).toThrow(
      'only to browsers',
    );
    expect(() => readSource('simbli', '{}', { url })).toThrow('no meeting of Simbli');
    const address = 'https://simbli.eboardsolutions.com/SB_Meetings/ViewMeeting.aspx?S=5&MID=8';
    expect(simbli.recognise(new URL(address))).toBe(url);
  });
});
