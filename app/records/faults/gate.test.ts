import { describe, expect, it } from 'vitest';
import { readRecord } from '../read-record.server.ts';
import { faultKinds } from './fault.ts';
import { faultNames } from './fault-names.ts';
import { gateOf } from './gate.ts';
import { otherMeeting } from './other-meeting.ts';

const fault = (kind: (typeof faultKinds)[number]) => ({
  ...{ kind, message: `It is ${kind}.`, gap: null, segments: [] },
});
const kindsIn = async (text: string) =>
  (await readRecord({ bytes: new TextEncoder().encode(text), fileName: 'minutes.txt' })).faults.map(
    ({ kind }) => kind,
  );

describe('a record that arrived by itself', () => {
  it.each(['silent-start', 'starts-late', 'gap', 'uncertain'] as const)(
    'is drafted from where it is told what is missing: %s',
    (kind) => {
      expect(gateOf([fault(kind)])).toEqual({ decision: 'draft' });
    },
  );

  it.each([
    ...['blank', 'garbled', 'other-language', 'cancellation', 'placeholder'],
    ...['no-meeting', 'other-meeting', 'cut-off'],
  ] as const)('waits for an editor, who is told why: %s', (kind) => {
    expect(gateOf([fault('gap'), fault(kind)])).toEqual({
      decision: 'hold',
      reasons: [fault(kind)],
    });
  });

  it('is drafted from where nothing is wrong with it', () => {
    expect(gateOf([])).toEqual({ decision: 'draft' });
  });
});

describe('the faults of records', () => {
  it('have names that tell them apart', () => {
    const names = faultKinds.map((kind) => faultNames[kind]);
    expect(new Set(names).size).toBe(faultKinds.length);
    for (const name of names) expect(name.length).toBeLessThan(26);
  });

  it.each([
    'NOTICE OF CANCELLATION\n\nThe regular meeting of the Alder Falls Planning Commission scheduled for March 4, 2025 at 7:00 p.m. has been cancelled due to a lack of quorum. The next meeting is on March 18, 2025.',
    'City of Alder Falls\n\nMEETING CANCELED\n\nHarbor Commission, Tuesday, March 4, 2025, 6:00 PM, Town Hall, 12 Quay Street. For questions write to the clerk.',
    'Town of Alder Falls\nPublic notice is hereby given that the special meeting of the board of adjustment of March 4, 2025 is canceled.',
  ])('tell a notice of cancellation from a record: %s', async (text) => {
    expect(await kindsIn(text)).toEqual(['cancellation']);
  });

  it.each([
    'Minutes of the Alder Falls Town Council of March 4, 2025 will be posted after they are approved.',
    'Alder Falls Town Council. The transcript of this meeting is not yet available. Please check back soon.',
    'This page intentionally left blank.',
  ])('tell a placeholder from a record: %s', async (text) => {
    expect(await kindsIn(text)).toEqual(['placeholder']);
  });

  it('leave short minutes alone that speak of a cancelled meeting', async () => {
    const minutes =
      'Alder Falls Town Council, minutes of March 4, 2025\n\nMayor Okafor called the meeting to order at 7:00 p.m.\n\nCouncil member Tully moved to note that the meeting of February 18 was cancelled, and that its minutes will be posted. Seconded. The motion carried.\n\nThe meeting adjourned at 7:05 p.m.';
    expect(await kindsIn(minutes)).toEqual([]);
  });

  it('hold a record that is headed otherwise than its meeting', () => {
    expect(gateOf(otherMeeting([]))).toEqual({ decision: 'draft' });
    expect(gateOf(otherMeeting(['The record names Mar 4, 2025.']))).toMatchObject({
      decision: 'hold',
      reasons: [{ kind: 'other-meeting', message: expect.stringContaining('Mar 4, 2025') }],
    });
  });
});
