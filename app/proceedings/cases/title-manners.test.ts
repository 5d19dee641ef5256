import { expect, it } from 'vitest';
import { tidyTitle } from './case-title.ts';

it.each([
  ['a very exciting appointment to make', 'Appointment'],
  ['or contract amendment for the fiber network', 'Contract amendment for the fiber network'],
  ['of reports items D1 through 3', 'Reports items D1 through 3'],
  ['this purchase of the heritage foundation', 'Purchase of the heritage foundation'],
  ['the sewer fee ordinance on tonight', 'Sewer fee ordinance'],
  ['bills and claims Councilman Hale Good', 'Bills and claims'],
  ['appointment of Councilman Hale Good', 'Appointment of Councilman Hale Good'],
  ['important dates of the harbor', 'Important dates of the harbor'],
])('“%s” is the title “%s”', (said, title) => {
  expect(tidyTitle(said)).toBe(title);
});

it.each([
  'Oh, geez',
  'each board member may request for any item to be removed from the consent agenda',
])('“%s” is no title', (said) => {
  expect(tidyTitle(said)).toBeNull();
});
