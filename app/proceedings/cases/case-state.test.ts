import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';
import { caseState } from './case-state.ts';
import { lastRuling } from './last-ruling.ts';
import { putOffUntil } from './put-off-until.ts';

const vote = (motion: string, rest: Partial<Vote> = {}): Vote => ({
  item: 0,
  items: [0],
  kind: 'main',
  subject: null,
  footing: 'named',
  motion,
  mover: null,
  seconder: null,
  method: null,
  yes: null,
  no: null,
  abstain: null,
  outcome: 'adopted',
  rollCall: [],
  segments: [0],
  ...rest,
});
const stateOf = (motion: string, path = 'Zoning map amendment for Pine Street') =>
  caseState({
    kind: 'action',
    path,
    votes: [vote(motion)],
    said: [motion, 'Motion carries.'],
    ruled: null,
  });
it('sets a hearing, or puts off, by a motion that is for a day and nothing else', () => {
  const day = 'January 15, 2027 at 5:01 p.m. at 315 East Elm';
  expect(stateOf(day, 'Public hearing on the map amendment for 84 Davis Street')).toBe(
    'hearing set',
  );
  expect(stateOf(day)).toBe('postponed');
  expect(stateOf('the January 14 meeting minutes')).toBe('adopted');
  expect(stateOf('July 4 parade permit')).toBe('adopted');
});

const stateWithout = (...said: string[]) =>
  caseState({
    kind: 'action',
    path: 'Lease of the depot',
    votes: [],
    said,
    ruled: lastRuling(said),
  });

it('a motion of which only the case is known does what was said of it before', () => {
  const title = 'Grant of location on Main Street';
  const said = ['The motion to table, Councilor Ames, seconded by Councilor Tan.', 'It passes.'];
  const known = { kind: 'action', path: title, votes: [vote(title)], ruled: null } as const;
  expect(caseState({ ...known, said })).toBe('tabled');
  expect(caseState({ ...known, said: ['I move approval.', 'It passes.'] })).toBe('adopted');
});

it.each([
  ['continued', 'Staff has asked that this be continued to June 9th.', 'It passes.'],
  ['tabled', 'Is there a motion?', "All right, that's tabled."],
  ['adopted', 'This was continued from the last meeting.', 'It passes.'],
  ['adopted', 'It has been postponed twice.', 'It passes.'],
])('what was so moved is %s where that was asked for or ruled', (state, asked, ruling) => {
  const title = 'Skate park design';
  const known = { kind: 'action', path: title, votes: [vote(title)], ruled: null } as const;
  expect(caseState({ ...known, said: [asked, 'So moved.', 'Second.', ruling] })).toBe(state);
});

it('a matter ends with the first word of its end: what comes behind it may be another', () => {
  const left = ["Rotary emailed, they've withdrawn it.", "We'll receive that with thanks, Chief."];
  expect(stateWithout(...left)).toBe('withdrawn');
  expect(stateWithout('This is a first reading only.', "It'll be held over to May 4.")).toBe(
    'postponed',
  );
});

it('that other items have been withdrawn ends nothing here', () => {
  expect(stateWithout('We go on: as mentioned, 10A and 10 B have been withdrawn.')).not.toBe(
    'withdrawn',
  );
  expect(stateWithout('Item 10A has been withdrawn.')).toBe('withdrawn');
});

it.each([
  ['hearing set', 'Set a public hearing on the zoning, and introduction of an ordinance on it'],
  [
    'hearing set',
    'Declare a nuisance on Elm Street, and set the date when objections will be heard',
  ],
  ['introduced', 'Introduction of an ordinance on zoning, to set a public hearing on it'],
])('%s is what a title tells first: %s', (state, path) => {
  expect(stateOf('approve the resolution', path)).toBe(state);
});

it.each([
  'waive further reading of the ordinance and refer to it by title only and introduce the ordinance',
  'waive further reading, refer to the ordinance by title only, and introduce the ordinance',
  'wave for the reading of the ordinance, refer to it by title only, and introduce the ordinance',
])('is introduced, and neither referred nor passed, by “%s”', (motion) => {
  expect(stateOf(motion)).toBe('introduced');
});

it('is adopted where its second reading is waived, though it was introduced before', () => {
  const motion = 'waive the second reading of the ordinance introduced tonight and adopt it';
  const known = { kind: 'action', path: 'First reading › Sign ordinance', ruled: null } as const;
  expect(caseState({ ...known, votes: [vote(motion)], said: [`I move to ${motion}.`] })).toBe(
    'adopted',
  );
});

it('what is told in a report as withdrawn is not the report', () => {
  const said = ['The developer has since withdrawn that, so at this point it will not happen.'];
  const known = { path: 'Reports', votes: [], said, ruled: null } as const;
  expect(caseState({ ...known, kind: 'report' })).not.toBe('withdrawn');
  expect(caseState({ ...known, kind: 'action' })).toBe('withdrawn');
});

it('until when something is put off ends where somebody is asked, or told why', () => {
  expect(putOffUntil(['postpone to the next meeting do you intend to include that'])).toBe(
    'the next meeting',
  );
  expect(putOffUntil(['table it until the next meeting when they are here'])).toBe(
    'the next meeting',
  );
  expect(putOffUntil(['postpone it to the next meeting until we get an answer'])).toBe(
    'the next meeting',
  );
});

it('a policy is adopted on its first reading where the rules are suspended', () => {
  const path = 'Policies for first reading › Visitors';
  const known = { kind: 'action', path, votes: [vote('adopt the policy')], ruled: null } as const;
  expect(caseState({ ...known, said: ['I move to adopt the policy.'] })).toBe('introduced');
  expect(caseState({ ...known, said: ['Motion to suspend the rules and adopt it.'] })).toBe(
    'adopted',
  );
});

describe('what a carried motion does with a case', () => {
  it.each([
    ['approve the application', 'adopted'],
    ['approve it as amended', 'adopted as amended'],
    ['adopt the agenda with items two and three moved up to the top', 'adopted as amended'],
    ["accept tonight's agenda with the bus contract removed", 'adopted as amended'],
    ['approve the agenda as posted with a closed session added', 'adopted as amended'],
    ['adopt the agenda with thanks to the clerk', 'adopted'],
    ['approve the lease except that it be for one year', 'adopted as amended'],
    ['approve the minutes with the noted corrections', 'adopted as amended'],
    ['continue the hearing to April 4', 'continued'],
    ['continue it to a date certain', 'continued'],
    ['postpone this until the next meeting', 'postponed'],
    ['defer action until the study is done', 'postponed'],
    ['set aside action on the bus policy until a future meeting', 'postponed'],
    ['set June 22 at 6:30 as the date and time for the budget hearing', 'hearing set'],
    ['table it until March', 'tabled'],
    ['lay the ordinance on the table', 'tabled'],
    ['refer it to the finance committee', 'referred'],
    ['send it back to the planning commission', 'referred'],
    ['receive and file the report', 'received and filed'],
    ['set a public hearing for June 8', 'hearing set'],
    ['withdraw the item', 'withdrawn'],
    ['approve the contract for deferred maintenance', 'adopted'],
    ['approve the agreement to continue to provide ambulance service', 'adopted'],
    ['adopt the introduction and referral calendar', 'adopted'],
    ['approve the new tables for the library', 'adopted'],
    ['approve the contract to continue speech services for the next school year', 'adopted'],
    ['continue our membership in the athletic association', 'adopted'],
    ['approve the introduction of a course in robotics', 'adopted'],
    ['approve the referral policy', 'adopted'],
    ['that we continue to the April 4 meeting', 'continued'],
    ['that this be tabled', 'tabled'],
    ['introduce Ordinance 12', 'introduced'],
    ['approve the first reading of the policies', 'introduced'],
    ['nominate Ms. Hale as delegate', 'nominated'],
    ['approve withdrawal slips of the treasurer', 'adopted'],
  ])('%s: %s', (motion, state) => {
    expect(stateOf(motion)).toBe(state);
  });

  it('introduces what stands below “ordinances for introduction”', () => {
    expect(stateOf('approve', 'Ordinances for introduction › Ordinance 12')).toBe('introduced');
  });
});

describe('a motion that did not carry', () => {
  const lost = (rest: Partial<Vote>) =>
    caseState({
      kind: 'action',
      path: 'A fence',
      votes: [vote('approve the fence', { outcome: 'rejected', ...rest })],
      said: [],
      ruled: null,
    });
  it('leaves the case rejected, or tied', () => {
    expect(lost({ yes: 2, no: 3 })).toBe('rejected');
    expect(lost({ yes: 3, no: 3 })).toBe('tied');
  });
});

describe('without a vote that could be followed', () => {
  it.each([
    ['adopted', ['Thank you so much, the bill passes and the chair will sign it.']],
    ['adopted', ['If there is no objection, the minutes will be adopted.']],
    ['adopted as amended', ['Roll call, please.', 'The resolution is adopted as amended.']],
    ['withdrawn', ['The applicant has withdrawn.']],
    ['continued', ['This will be continued to the meeting of June 4th.']],
    ['postponed', ['Item 3 has been postponed.']],
    ['no action', ['Any motion?', 'It dies for lack of a second.']],
    [
      'no action',
      [
        'Is there a motion to renew the lease of the depot for another year?',
        "Madam Clerk, it doesn't sound like there's a motion, so the lease runs out.",
        ...Array(8).fill(
          'We have had letters on the depot from the neighbors and they are on file.',
        ),
      ],
    ],
    ['no action', ['Nothing to report.']],
  ])('a case is %s by what was said', (state, said) => {
    expect(stateWithout(...said)).toBe(state);
  });

  it('is not adopted because somebody spoke of a bill that might pass', () => {
    const speech =
      'If the bill passes I will be glad, and last year the motion carried in the county.';
    expect(stateWithout(speech)).toBe('no action');
  });

  it('was discussed where much was said of it', () => {
    expect(
      stateWithout(...Array(12).fill('We talked about the depot and its roof for a while.')),
    ).toBe('discussed');
  });
});

describe('until when a case was put off', () => {
  it.each([
    ['I move to continue this to our April 3rd meeting so they can draw it', 'April 3rd meeting'],
    ['Postpone until the next regular meeting.', 'the next regular meeting'],
    ['Table it to a date uncertain', 'date uncertain'],
    ['I move we approve it', null],
  ])('%s', (text, until) => {
    expect(putOffUntil([text])).toBe(until);
  });
});

it('tells what was asked for and refused from a motion that carried to refuse it', () => {
  expect(stateOf('deny the variance for the billboard')).toBe('rejected');
  expect(stateOf('refusal on grounds of noise')).toBe('rejected');
  expect(stateOf('approve the policy on denial of service')).toBe('adopted');
});

it.each([
  ['This is an ordinance being presented for first reading consideration.', 'introduced'],
  ['Second reading and adoption will be held on October 9.', 'introduced'],
  ['This was presented for first reading in May.', 'adopted'],
])('%s: %s', (told, state) => {
  const title = 'Rezoning of Elm Street';
  const known = { kind: 'action', path: title, votes: [vote(title)], ruled: null } as const;
  expect(caseState({ ...known, said: [told, 'I move approval.', 'It passes.'] })).toBe(state);
});

it('what was withdrawn by a vote is not granted by a motion without words behind it', () => {
  const known = { kind: 'action', path: 'Rezoning of Elm Street', said: [], ruled: null } as const;
  const withdrawn = vote('withdraw the rezoning');
  expect(caseState({ ...known, votes: [withdrawn, vote('the motion')] })).toBe('withdrawn');
  expect(caseState({ ...known, votes: [withdrawn, vote('approve the plan anew')] })).toBe(
    'adopted',
  );
});

it('a hearing that stays open is continued, and to when is told; work that goes on is not', () => {
  const open = 'All right, this public hearing will stay open until APRIL 14, 2031.';
  expect(stateWithout(open)).toBe('continued');
  expect(putOffUntil([open])).toBe('April 14, 2031');
  const { cases } = readProceedings(transcriptOf([`Item 4 is the lease of the depot. ${open}`]));
  expect(cases.at(-1)).toMatchObject({ state: 'continued', until: 'April 14, 2031' });
  expect(stateWithout("We're going to continue that research and development.")).not.toBe(
    'continued',
  );
  expect(stateWithout("We're going to continue that hearing to May.")).toBe('continued');
});

it.each([
  'I do not think this item should be postponed until May.',
  'If this is continued to June, the grant is lost.',
  'This item was continued from the May meeting, and the owner is here.',
  'That application was withdrawn last year and this is a new one.',
  'The public hearing will stay open to anyone who wishes to speak.',
  'We will hold the hearing tonight.',
])('“%s” puts nothing off', (said) => {
  expect(['postponed', 'continued', 'withdrawn', 'tabled']).not.toContain(stateWithout(said));
});

it('what captions run on with leaves a matter as well', () => {
  expect(
    stateWithout(
      "item nine on your agenda today which is the land use text so if you're here for that we're going to push that to a future meeting but other than that we will follow the agenda as it is written and at some point you will have an opportunity to come up",
    ),
  ).toBe('postponed');
});
