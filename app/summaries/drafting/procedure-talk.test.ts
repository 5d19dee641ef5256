import { expect, it } from 'vitest';
import { isProcedureTalk } from './procedure-talk.ts';

it.each([
  'Item number three is the consent agenda.',
  'Next, item number four is an update on the plan for the West Yards area.',
  'Moved by Council Member Ishikawa and seconded by Council Member Castellano.',
  'Moved by Trustee Coates and supported by Trustee Montoya-Hart.',
  'The consent agenda is approved, six to zero.',
  'The vote is seven yes and one no.',
  'We have four speakers signed up, and each has three minutes.',
  'We will hear from the applicant for ten minutes.',
  'You have eight members present, which is a quorum.',
  'I now open the public hearing on Ordinance 9014.',
  'Owen Sattler from public works has the report.',
  'Our last speaker is Ms. Celeste Haverford.',
  'If there is no further business, we are adjourned.',
  'Seven in favor, one opposed.',
  'I would move that the committee recommend passage of the bill.',
  'I would motion to approve resolution 26-36.',
  'Once you have concluded, please disconnect from the line.',
  'Next we have Mary Hart, followed by Ruby Holland.',
  'You can please call the vote on the amended budget.',
  'We have somebody to support it.',
  'That brings us to the four items that we have on our agenda, first being the gym.',
  'Part of our general consent agenda today includes minutes of the June 1 workshop.',
  'Please begin by stating your name and the item.',
  'Your comments should be related only to Ordinance 9014.',
  'I asked whether the slides could be shared while we talk of the map.',
  'I also want to thank our central staff for their help.',
  'Please begin speaking by stating your name and the item you are addressing.',
  'Your comments should be related only to the items on the agenda.',
  'I ask that the clerk please affix my signature to the bill.',
  'I will be brief as it is late.',
  'We have somebody to support it.',
  'And that brings us to the four business items that we have on our agenda.',
  'So that is a very high-level overview of the plan.',
  'I would like to propose a motion that we look at it next month.',
  'That is seven yes votes and two pass votes.',
  "I don't think there's anything else on the pump house.",
  'Can we please call item 11, which is document 2026-272?',
  'I will ask if any board members have had ex parte communications on the annexation.',
  "If there's anybody in the room that wants to speak, we will have another chance at item 8.",
  'We are now going to take up item number 13, I think it is.',
  'Our first item of business is a briefing on the bill that rezones land for housing.',
  'Council, the next three are relative to the budget of improvements.',
  'I will go through our annual report and share the services that our office offers here.',
])('“%s” moves the meeting along and tells a reader nothing', (text) => {
  expect(isProcedureTalk(text)).toBe(true);
});

it.each([
  'Item number two is a public hearing on map amendment 2026-0044, the rezoning of 1850 West Larkspur Avenue.',
  'Ordinance 31-26 is approved on first reading, and the public hearing is on October 27 at 6 p.m.',
  'The Planning Commission voted five to two on September 14 to recommend the new ordinance to the council.',
  'The public hearing on the 2027 budget is on August 20 at 6 p.m. in this room.',
  'The storm drain is paid for from the stormwater fund.',
  'We are going to go to two lanes on the bridge this summer.',
  'Our 61 members voted in March to support the rezoning.',
  'I will be brief, this amendment puts a proviso on the $10 million for housing until a plan is approved.',
])('“%s” tells a reader something', (text) => {
  expect(isProcedureTalk(text)).toBe(false);
});
