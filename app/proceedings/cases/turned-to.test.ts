import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const toldOf = (text: string) =>
  readProceedings(transcriptOfLines(text)).cases.map(({ title, state }) => `${title} · ${state}`);
const passes =
  'Second. Roll call, please. Council Member Osei? Aye. Vice Mayor Lund? Aye. Mayor Abbott? Aye. That motion carries.';

describe('what a chair turns to in passing', () => {
  it('is a case wherever it is named, and what is only said is none', () => {
    expect(
      toldOf(`
        Good evening, the meeting of the Alder Bay city council will come to order.
        We'll start with our city manager and council member reports.
        The dredging has begun, and the float will be closed until the last week of May.
        Not seeing anyone, I will close the public comment and turn to the consent calendar.
        I move items 4A through F. Thank yous are in order. ${passes} 3, 0.
        And we'll roll right into the next one.
        The city investment policy.
        The treasurer lays it before you each June, and nothing in it has changed but the dates.
        The advisers looked at every holding, and the council heard of them in March.
        The bank that holds the funds was asked as well, and so was the county.
        Its answers are in the packet, with the letters of the two auditors.
        There were three questions of the finance committee, and they are answered there.
        I move that we adopt the resolution approving the investment policy. ${passes}
        The next item is a. We're starting our public hearings.
        It's the amendment to Title 9 of the municipal code, protection of shoreline areas.
        It moves the line of the shoreline by forty feet, as the state asks.
        So good timing. Thank you.
        I move that we waive further reading of the ordinance and refer to it by title only and introduce the ordinance. ${passes}
        This meeting is adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'City manager and council member reports · discussed',
      'Consent agenda · adopted',
      'City investment policy · adopted',
      'Amendment to Title 9 of the municipal code, protection of shoreline areas · introduced',
      'Adjournment · no action',
    ]);
  });

  it.each(['2026 27', '2026-27'])('is each of several resolutions on one budget: %s', (year) => {
    const { cases, votes } = readProceedings(
      transcriptOfLines(`
        Good evening, the meeting of the Alder Bay city council will come to order.
        Tonight the first item is the budget for the fiscal year ${year}. The director will present it.
        I move that we adopt the resolution approving the citywide budget for the fiscal year ${year}. ${passes} Next motion.
        I move that we adopt the resolution approving the Gann appropriations limit for the fiscal year ${year}. ${passes} Next motion.
        I move that we adopt the resolution approving the Measure K work plan for the fiscal year ${year}. ${passes}
        This meeting is adjourned.
      `),
    );
    expect(votes.map(({ item }) => cases[item ?? -1]?.title)).toEqual([
      expect.stringContaining('udget'),
      expect.stringContaining('Gann appropriations limit'),
      expect.stringContaining('Measure K work plan'),
    ]);
  });

  it('is what the chair moves on to, and no list within a report', () => {
    expect(
      toldOf(`
        Good evening, the planning commission will come to order.
        Minutes of the previous meeting. Before us we have the January 22nd, 2020, meeting minutes.
        I move to approve the minutes. ${passes}
        Seeing no one, we will move on to the public hearing that is scheduled for our next meeting.
        Now we are on regular business. First item is the Garnet planned unit development and site plan.
        There are certain requirements for all such plans. The first is just the application that requires a history of the site.
        The second is a contribution to the fund for housing, and it is paid before anything is built.
        I move to recommend the Garnet planned unit development. ${passes}
        Moving on to 17 Mill Road annexation and zoning for city council approval.
        It is a small site in the township, and everything around it is residential.
      `),
    ).toEqual([
      'Call to order · no action',
      'Approval of the minutes of January 22nd, 2020 · adopted',
      'Garnet planned unit development and site plan · adopted',
      expect.stringMatching(/^17 Mill Road annexation and zoning for city council approval/),
    ]);
  });

  it('is the consent list of each body that sits on one evening', () => {
    const told = toldOf(`
      The meeting of the Alder Bay city council will come to order.
      We turn to the consent calendar. I move to approve the consent calendar. ${passes}
      The first item is the lease of the depot to the rowing club. I move to approve the lease. ${passes}
      We are also the Alder Bay successor agency, and we have its report on the old cannery before us.
      I move that we approve the consent calendar. ${passes}
      This meeting is adjourned.
    `);
    expect(told.filter((one) => one === 'Consent agenda · adopted')).toHaveLength(2);
  });

  it('is no second list where an item was pulled from the first', () => {
    const told = toldOf(`
      The meeting of the Alder Bay city council will come to order.
      We turn to the consent calendar. I move to approve the consent calendar without item 4C. ${passes}
      Item 4C is the towing contract with Harbor Towing. Staff has two words on it.
      I move approval of consent item 4C. ${passes}
      This meeting is adjourned.
    `);
    expect(told.filter((one) => one === 'Consent agenda · adopted')).toHaveLength(1);
  });

  it('is nothing of the agenda that is only an example', () => {
    const item = (designator: string, title: string) => plainEntry({ designator, title, level: 1 });
    const agenda = [
      { ...plainEntry({ designator: '4', title: 'Consent Calendar', level: 0 }), isHeading: true },
      { ...item('4.a', 'Harbor Avenue Cycle Track Project'), isConsent: true },
      item('5', 'Lease of the depot to the rowing club'),
      item('6', 'Pavement Maintenance Project'),
    ];
    const { cases, votes } = readProceedings(
      transcriptOfLines(`
        We turn to the consent calendar. I move to approve the consent calendar. ${passes}
        Item 5 is the lease of the depot to the rowing club. I move to approve the lease. ${passes}
        Item 6 is the pavement maintenance project.
        The streets were seen in April, and each of them has a number from one to a hundred.
        Some of them wait for the gas company, which digs there first.
        And then most recently the Harbor Avenue cycle track had some pavement.
        Sixty streets will be sealed by the end of September.
        I move that we award the pavement maintenance project to Baxter Paving. ${passes}
      `),
      agenda,
    );
    const last = votes.at(-1);
    expect(cases[last?.item ?? -1]?.designator).toBe('6');
  });
});
