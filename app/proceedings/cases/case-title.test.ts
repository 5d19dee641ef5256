import { describe, expect, it } from 'vitest';
import { tidyTitle } from './case-title.ts';

describe('the title of a case', () => {
  it.each([
    ['our strategic allocation items', 'Strategic allocation items'],
    [
      'phase one window replacements commissioner Love Vice chair Love',
      'Phase one window replacements',
    ],
    [
      'on top of page 12 we have ordice calendar number 2231 by council member Haskell by request an ordice to lease the pump house and otherwise to provide with respect thereto',
      'Ordinance calendar number 2231, an ordinance to lease the pump house',
    ],
    [
      'ordinance calendar number 2240 has been deferred to April 9',
      'Ordinance calendar number 2240',
    ],
    ['appointment of commissioner Love', 'Appointment of commissioner Love'],
    ["I'm ending the 2026 capital budget", "I'm ending the 2026 capital budget"],
  ])('is what is taken up, and not the talk around it: “%s”', (said, title) => {
    expect(tidyTitle(said)).toBe(title);
  });

  it.each([
    'Yes, I merely took it off the consent agenda because I need clarity',
    'second did I hear a second',
    'I make',
  ])('is nothing that somebody only says: “%s”', (said) => {
    expect(tidyTitle(said)).toBeNull();
  });
});
