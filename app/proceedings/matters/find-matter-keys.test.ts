import { describe, expect, it } from 'vitest';
import { findMatterKeys, type TakenUp } from './find-matter-keys.ts';

const keysOf = (title: string, rest: Partial<TakenUp> = {}) =>
  findMatterKeys({ title, kind: 'action', fileNumber: null, references: [], ...rest }).map(
    ({ key }) => key,
  );

describe('what a case is known by from one meeting to the next', () => {
  it.each([
    ['Second reading of Ordinance No. 7718, vacating an alley', ['ordinance 7718']],
    ['ORDINANCE 7718 vacating an alley', ['ordinance 7718']],
    ['Budget Ordinance No. 515-2031', ['ordinance 515-2031']],
    [
      'Adopt Resolutions 1296, 1297 and 1298',
      ['resolution 1296', 'resolution 1297', 'resolution 1298'],
    ],
    ['Case #LUR2031-00045: a drive-through', ['case lur2031-00045']],
    ['Application CUP-2031-07 for a kennel', ['case cup-2031-07']],
    ['Map amendment 2031-0044, a rezoning', ['case 2031-0044']],
    ['Proceeding 31AL-0199G, a rate case', ['case 31al-0199g']],
    ['C.B. 119814 on gig work', ['council bill 119814']],
    ['Rule on H. R. 5100', ['hr 5100']],
    ['A letter on SB 12', ['senate bill 12']],
    ['A variance at 1306 Fortune Road', ['address 1306 fortune rd']],
    ['A variance at 1306 fortune rd.', ['address 1306 fortune rd']],
    ['The property at 51 through 53 West Pine Street', ['address 51 w pine st']],
    ['Hearing on the Hilltop Meadows annexation', ['project hilltop meadows']],
    ['Plat of the Hilltop Meadows Subdivision', ['project hilltop meadows']],
    ['A parcel generally known as Hilltop Meadows', ['project hilltop meadows']],
  ])('%s', (title, keys) => {
    expect(keysOf(title)).toEqual(keys);
  });

  it.each([
    'Approval of the minutes of Resolution 1296',
    'Public comment',
    'Consideration of a motion to accept the 2031-2032 Budget',
    'Amending Ordinance 126000',
    'Item 3',
    '6.A',
    'A bill for 2031',
    'Update of the Capital Improvement Plan',
    'Annexing 308.15 acres of land',
    'Resolution 7',
  ])('nothing: %s', (title) => {
    expect(keysOf(title)).toEqual([]);
  });

  it.each([
    [
      'Authorize Change Order No. 1 for the City Hall Parking Lot Reconstruction Project',
      ['City Hall Parking Lot Reconstruction Project'],
    ],
    [
      'Change Order No. 1 for the 6800 West Roadway Improvements Project',
      ['6800 West Roadway Improvements Project'],
    ],
    ['Vacate lots in West Ridge Commerce Park Phase 3', ['West Ridge Commerce Park']],
    ['Approve the Final Plat of the Hilltop Meadows Subdivision', ['Hilltop Meadows Subdivision']],
    ['Hearing on the Hilltop Meadows annexation', ['Hilltop Meadows']],
    ['Approve Hilltop Meadows Subdivision', ['Hilltop Meadows Subdivision']],
    ['Plat of the Oak Hills and Cedar Grove Subdivision', []],
    ['Application SA-1-2031, a vacation of lots', ['Application SA-1-2031']],
  ])('is called by the whole of its name, or by none: %s', (title, labels) => {
    const plain = { kind: 'action', fileNumber: null, references: [] } as const;
    expect(findMatterKeys({ ...plain, title }).map(({ label }) => label)).toEqual(labels);
  });

  it('is the number of the agenda’s line, whatever the title says', () => {
    expect(keysOf('A lease', { fileNumber: '2031-638' })).toEqual(['case 2031-638']);
    expect(keysOf('A lease', { fileNumber: 'Ord. 9014' })).toEqual(['ordinance 9014']);
  });

  it('is the number that was heard, where the title names the paper and no other was heard', () => {
    const heard = { references: ['Ordinance 2610'] };
    expect(keysOf('The proposed ordinance', heard)).toEqual(['ordinance 2610']);
    expect(keysOf('A report on finances', heard)).toEqual([]);
    expect(
      keysOf('The proposed ordinance', { references: ['Ordinance 2610', 'Ordinance 2611'] }),
    ).toEqual([]);
  });

  it('never comes from what is there at every meeting', () => {
    expect(keysOf('Comments on Ordinance 7718', { kind: 'public comment' })).toEqual([]);
    expect(keysOf('Consent agenda with Ordinance 7718', { kind: 'consent' })).toEqual([]);
  });
});
