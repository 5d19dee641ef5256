import { expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

/** As a scan reads it: points and some letters are lost, and roman numbers are spelt with other letters. */
const scanned = `
                    (801) 555-0123
                 ALDER CREEK CITY COUNCIL
                         AGENDA
I.     GENERAL BUSINESS
       A    WELCOME AND PLEDGE OF ALLEGIANCE
       B    ROLL CALL
       D    Recognition of Dana Ruiz for donations
ll.    PUBLIC COMMENTS

lll.   MAYOR REPORT
tv.    COUNCIL REPORTS
       A    Councilmember Hale
       B    Councilmember Roy
v.     ACTION ITEMS
            Consider Resolution No. 2026-50 Confirming the Appointment of Dana
            Ruiz as City Attorney

       B    Consider Resolution No. 2026-51 Confirming a Director

            Consider Reso/ution No. 2026-52 Authorizing an Agreement
VI, DISCUSSION ITEM
       A    Police reforms
VII.   ADJOURN

In accordance with the law the city makes accommodations for participation in the meeting.
`;
const entries = readAgendaText(scanned);
const listed = entries.map(({ level, designator, title }) => `${level} ${designator} ${title}`);

it('marks that lost their point, and roman numbers that were misread, still count', () => {
  expect(listed).toEqual(
    expect.arrayContaining([
      '0 I GENERAL BUSINESS',
      '1 A WELCOME AND PLEDGE OF ALLEGIANCE',
      '1 D Recognition of Dana Ruiz for donations',
      '0 II PUBLIC COMMENTS',
      '0 III MAYOR REPORT',
      '0 IV COUNCIL REPORTS',
      '1 B Councilmember Roy',
      '0 V ACTION ITEMS',
      '0 VI DISCUSSION ITEM',
      '0 VII ADJOURN',
    ]),
  );
});

it('letters that were lost are told from the list', () => {
  expect(listed).toContain(
    '1 A Consider Resolution No. 2026-50 Confirming the Appointment of Dana Ruiz as City Attorney',
  );
  expect(listed).toContain('1 C Consider Reso/ution No. 2026-52 Authorizing an Agreement');
});

it('what stands around it is no item, and a word of one letter is no mark', () => {
  expect(listed.join('\n')).not.toMatch(/801|accommodations/);
  const prose = readAgendaText('1. Call to order\n2. Report\n   A  new roof is due\n3. Adjourn');
  expect(prose.map(({ designator }) => designator)).not.toContain('A');
});
