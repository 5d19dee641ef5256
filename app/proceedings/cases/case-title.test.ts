import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { tidyTitle } from './case-title.ts';

describe('the title of a case', () => {
  it.each([
    'which is going to be presented by Susan Roy',
    'in response to your direction at the last meeting to keep the lots free',
  ])('is not how it came up: %s', (text) => {
    expect(tidyTitle(text)).toBeNull();
  });

  it.each([
    'you are you are the residents I mean for this',
    "we've all heard about the depot",
    "this recommendation I usually don't start with",
    'this as I understand it',
  ])('is not what somebody says to others: %s', (text) => {
    expect(tidyTitle(text)).toBeNull();
  });

  it.each([
    ['item g, more guards for the depot', 'More guards for the depot'],
    [
      "a recommendation for the board's consideration of approval of the personnel items for August",
      'Personnel items for August',
    ],
    [
      'considering the request of Dana Roy to add a stop sign is Miss Roy present',
      'Request of Dana Roy to add a stop sign',
    ],
    ['first reading of the listed policies', 'First reading of the listed policies'],
    ['moving along then to the harbor bills', 'Harbor bills'],
    ['u board commendations', 'Board commendations'],
    ['council announcements which is the time if any of you have one', 'Council announcements'],
    ['mayor and staff reports', 'Mayor and staff reports'],
    ['lease of the depot why do you always call', 'Lease of the depot'],
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
    [
      'to discuss consider approval of the annual report superintendent Hale members of the board our auditors are done',
      'Approval of the annual report',
    ],
    [
      'appointment of members of the board of review',
      'Appointment of members of the board of review',
    ],
    ['the contract of superintendent Hale', 'Contract of superintendent Hale'],
    ['Oak Street Clinic and Dana Roy will present to us', 'Oak Street Clinic'],
    [
      'this is for mobile dog grooming and Zachary is presenting this as well yes and this time',
      'Mobile dog grooming',
    ],
    [
      "request from Harlan Partners that to wow let's start that again preliminary plat for Mill Street",
      'Preliminary plat for Mill Street',
    ],
    ['on your agenda today which is the land use text amendment so', 'Land use text amendment'],
    ['forwarded without recommendation approving a settlement', 'Approving a settlement'],
    [
      'purchase of a police cruiser and fire engine will cost less',
      'Purchase of a police cruiser and fire engine will cost less',
    ],
    [
      'resolution on the election of a council president who will serve two years',
      'Resolution on the election of a council president who will serve two years',
    ],
    ['the welding tables this is for the shop which has none', 'Welding tables'],
    [
      'the settlement with the cable company, it was found by our own audit',
      'Settlement with the cable company',
    ],
    ['very similar, lease of the second floor', 'Lease of the second floor'],
    ['purchase of parking passes', 'Purchase of parking passes'],
    ['ski passes 2026 season', 'Ski passes 2026 season'],
    ['the depot lease on Elm so Dana if you would introduce the item', 'Depot lease on Elm'],
    [
      'adopt and approve the capital improvement plan, which, as you know, has ten years',
      'Capital improvement plan',
    ],
    [
      'an ordinance that would prohibit camping in city parks',
      'Ordinance that would prohibit camping in city parks',
    ],
    ["I'm ending the 2026 capital budget", "I'm ending the 2026 capital budget"],
  ])('is what is taken up, and not the talk around it: “%s”', (said, title) => {
    expect(tidyTitle(said)).toBe(title);
  });

  it.each([
    'Yes, I merely took it off the consent agenda because I need clarity',
    'second did I hear a second',
    'I make',
    'as presented',
    'as it is written',
    "which I understand, unless there's objections, will be referred back",
    'it should say the office of finance',
    'ordinance that we fixed last week',
    'ordinance number 9 had an emergency clause in it',
    'the regular agenda',
    'as recommended by the staff',
    'carries nine to zero',
    'temporary resolution 12 star succeeds',
    'resolution 12 passes 9 to zero',
    'ordinance 4 does pass five to two',
    'before we go on with the action items can we circle back to the pool',
  ])('is nothing that somebody only says: “%s”', (said) => {
    expect(tidyTitle(said)).toBeNull();
  });
});

const titlesOf = (...said: string[]) =>
  readProceedings(transcriptOf(said)).cases.map(({ title }) => title);

it('the minutes are those of a day, whatever stands before them', () => {
  expect(
    titlesOf(
      'amen first item of business is to approve the minutes of the November 19th meeting motion to approve as published is there a second discussion questions all in favor say i amen item three opportunity for members of the public to speak to the board any thank you very much',
    ),
  ).toContain('Approval of the minutes of the November 19th');
});

it('who asks for approval says of what', () => {
  expect(
    titlesOf(
      'I move to approve the minutes.',
      'Second. All in favor? Aye. Motion carries.',
      'Good evening. I am here to request your approval to transfer funds within human resources. The amount is large.',
      'I move to approve. Second. All in favor? Aye. Motion carries.',
    ),
  ).toContain('Transfer funds within human resources');
});

it('what somebody is called on to bring after a vote is a case of its own', () => {
  expect(
    titlesOf(
      'good evening the board will come to order next item is the welding equipment is there a motion so moved is there a second second all in favor say aye aye',
      'thank you Miss Bond you have a recommendation for foundation board member I do good evening we bring a nominee is there a motion to approve so moved second all in favor say aye aye thank you',
    ),
  ).toEqual(['Call to order', 'Welding equipment', 'Recommendation for foundation board member']);
});

it('a sum is not cut from its thousands where a title is too long', () => {
  const title = tidyTitle(
    'a lease with Harbor Marine at pier 9 for some 196 square feet of shed and of paved land and yard space on the north side of the pier for five full years at a monthly rent of $370 thousand',
  );
  expect(title).toMatch(/^Lease with Harbor Marine/);
  expect(title).not.toMatch(/\$370$/);
});

it.each([
  ['sponsors: mayor; Hale, resolution to lease the pier', 'Resolution to lease the pier'],
  ['open forum there is none', 'Open forum'],
  [
    'information items and resignations no action is required',
    'Information items and resignations',
  ],
])('“%s” is titled “%s”', (said, title) => {
  expect(tidyTitle(said)).toBe(title);
});
