import { describe, expect, it } from 'vitest';
import { readingTitle } from './reading-title.ts';

describe('a title over an account', () => {
  it.each([
    [
      'Resolution No. 2031-07 - A Resolution authorizing the Mayor to lease the depot.',
      'Resolution No. 2031-07, authorizing the Mayor to lease the depot',
    ],
    [
      'Ordinance No. 88-2031 - An Ordinance of the City of Alder, Ohio authorizing the sale of a lot',
      'Ordinance No. 88-2031, authorizing the sale of a lot',
    ],
    [
      'Resolution: WHEREAS, the checklists have been completed for all schools, BE IT RESOLVED, that the Board approve the Statement of Assurance for 2025-2026. (Att. #4)',
      'Resolution to approve the Statement of Assurance for 2025-2026',
    ],
    ...[
      'Resolution: WHEREAS, the work is late, BE IT RESOLVED that the Board does not approve the contract with Acme',
      'Resolution: WHEREAS, the vote was early, BE IT RESOLVED that the Board rescind its vote to approve the lease',
      'Appointment of Jane Roe (Attorney)',
      'Plat of Oak Hills (Enclave II)',
      'Lease of the hall (Exhibit Hall)',
    ].map((title) => [title, title]),
    [
      'CONSIDERATION OF THE CLOSED AND PUBLIC MEETING MINUTES OF December 15, 2025 and January 6, 2026',
      'Consideration of the Closed and Public Meeting Minutes of December 15, 2025 and January 6, 2026',
    ],
    ['ACTION ON THE NASA GRANT of 2026', 'ACTION ON THE NASA GRANT of 2026'],
    ['Counsel bill 4471, and ordinance related to trees', 'Council Bill 4471, related to trees'],
    [
      'Public hearing: Counsel bill 4471, and ordinance related to trees',
      'Public hearing: Council Bill 4471, related to trees',
    ],
    ['Council bill 4471, related to trees', 'Council Bill 4471, related to trees'],
    ['counsel bill 4471: Ordinance relating to trees', 'Council Bill 4471, relating to trees'],
    ['Ordinance number 902.', 'Ordinance 902'],
    ['Ordinance number 902 amending the map of wards', 'Ordinance 902, amending the map of wards'],
  ])('says once that it is a paper: %s', (title, shown) => {
    expect(readingTitle(title)).toBe(shown);
  });

  it.each([
    [
      'Rezoning of this property, which is about half an acre',
      'Rezoning of this property, about half an acre',
    ],
    [
      'Public hearing ordinance amending the map of wards',
      'Public hearing: ordinance amending the map of wards',
    ],
  ])('is no talk: %s', (title, shown) => {
    expect(readingTitle(title)).toBe(shown);
  });

  it.each([
    ['CONSIDERATION: Lease of the Depot', 'Lease of the Depot'],
    ['REPORT: Budget Update', 'Budget Update'],
    ['Discussion and Possible Action - Lease of the Depot', 'Lease of the Depot'],
  ])('leaves out what only sorts the agenda: %s', (title, shown) => {
    expect(readingTitle(title)).toBe(shown);
  });

  it.each([
    ['ROLL CALL', 'Roll Call'],
    ['PUBLIC COMMENTS (NON-AGENDA ITEMS)', 'Public Comments (Non-Agenda Items)'],
    ['ADDITIONS & DELETIONS', 'Additions & Deletions'],
    ['PLEDGE OF ALLEGIANCE', 'Pledge of Allegiance'],
  ])('is not in capitals: %s', (title, shown) => {
    expect(readingTitle(title)).toBe(shown);
  });

  it.each([
    'HVAC UNITS FOR THE CRA',
    'Report of the treasurer',
    'Public hearing: lease of the depot',
    'Resolution 12',
    'Approve the resolution number 12',
    'Ordinance 5 of 2031',
    'Discussion: parking in the old town',
  ])('stays as it is where something would be lost: %s', (title) => {
    expect(readingTitle(title)).toBe(title);
  });
});
