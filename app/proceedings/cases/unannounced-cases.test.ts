import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (text: string) =>
  readProceedings(transcriptOfLines(text)).cases.map(({ designator, title, state }) =>
    [designator, title, state].filter((part) => part !== null).join(' · '),
  );

describe('what nobody announces', () => {
  it('is a case of its own where a motion names it', () => {
    expect(
      casesOf(`
        The meeting of the Tolland fire district will come to order.
        Is there a motion on the agenda? I'll make that motion. Second. All in favor? Aye. Motion carries.
        The tanker is nineteen years old and it was out of service for six weeks this winter.
        I move that we purchase a tanker from Orion Apparatus for no more than $410,000.
        Second. All in favor? Aye. Motion carries.
        The next thing is the roof. We had three quotes and Baxter was lowest.
        I move that we hire Baxter Roofing to replace the station roof.
        Second. All in favor? Aye. Motion carries.
        We're adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'Approval of the agenda · adopted',
      'Purchase a tanker from Orion Apparatus for no more than $410,000 · adopted',
      'Hire Baxter Roofing to replace the station roof · adopted',
      'Adjournment · no action',
    ]);
  });

  it('is called after what was asked for, where a motion denies it', () => {
    expect(
      casesOf(`
        The select board will come to order.
        Is there a motion on the agenda? I'll make that motion. Second. All in favor? Aye. Motion carries.
        We looked at their website, and they do sell the prints at a profit.
        I move to deny the request from the Art of Museums company to use the picture of the drummer.
        Second. All in favor? Aye. Motion carries.
        We're adjourned.
      `),
    ).toContain(
      'Request from the Art of Museums company to use the picture of the drummer · rejected',
    );
  });

  it('stays with a numbered case that is decided in several motions', () => {
    expect(
      casesOf(`
        The hearing of the water board will come to order.
        Item one is the consent agenda. Motion to approve. Second. All in favor? Aye. Motion carries.
        That leads us to item number two, which is the rate case of Lowland Water Company.
        I move to set the return on equity at nine percent. Second. All in favor? Aye. Motion carries.
        I move to keep the fixed charge at twelve dollars. Second. All in favor? Aye. Motion carries.
        We are adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      '1 · Consent agenda · adopted',
      '2 · Rate case of Lowland Water Company · adopted',
      'Adjournment · no action',
    ]);
  });
});

it('the articles of a town meeting’s warrant are cases', () => {
  expect(
    casesOf(`
      Article 7. To see if the town will vote to buy a plow truck.
      Moved and seconded. All those in favor say aye. Opposed. It is a vote.
      Article 8. To see if the town will ban fireworks on the common.
      Ms. Roe moved the question as printed. Second. All in favor? Opposed? The noes have it.
    `),
  ).toEqual(['7 · Buy a plow truck · adopted', '8 · Ban fireworks on the common · rejected']);
});

it('what is next is taken up under its own name, and what is put off keeps it', () => {
  expect(
    casesOf(`
      The committee will come to order. This is the regular meeting of the roads committee.
      First case tonight is SUP 24-09. This is a special use request from Dunmore Gravel for a pit on 30 acres.
      Staff recommends approval. I move to approve it. Second. All in favor? Aye. Motion carries.
      Next up we've got the site plan for the feed store on Route 9. I move to approve. Second. All in favor? Aye. Motion carries.
      Next, House Bill 88. I move the bill do pass. Second. All in favor? Aye. The bill passes.
      Item 7, we'll hold this item, the purchase of land at Sumner Pond, until our May meeting.
      Item 8 is deferred to the next meeting. That's the lease of the weigh station.
      With that we are adjourned.
    `),
  ).toEqual([
    'Call to order · no action',
    'SUP 24-09: Special use request from Dunmore Gravel for a pit on 30 acres · adopted',
    'Site plan for the feed store on Route 9 · adopted',
    'House Bill 88 · adopted',
    '7 · Purchase of land at Sumner Pond · postponed',
    '8 · Lease of the weigh station · postponed',
    'Adjournment · no action',
  ]);
});

it('a short meeting’s opening and what a clerk only names are cases', () => {
  expect(
    casesOf(`
      The regular meeting of the Wending town council will come to order.
      Please join us in a moment of silence.
      If you would join us in the pledge of allegiance led by the town manager.
      Ms. Prall, can we have a roll call? Mayor Holt. Here. Vice Mayor Cole. Here.
      Up next, approval of minutes.
      I move that council approve the minutes of May 4th as presented. Second. All in favor? Aye. Motion carried.
      Next, recognitions and awards.
      We thank the crew of the water plant for thirty years of work.
    `),
  ).toEqual([
    'Call to order · no action',
    'Invocation · no action',
    'Pledge of Allegiance · no action',
    'Roll call · no action',
    'Approval of the minutes of May 4th · adopted',
    'Recognitions and awards · no action',
  ]);
});

it('papers that are read out by their file numbers are cases, and decided apart', () => {
  expect(
    casesOf(`
      The meeting of the Harbor City council is called to order.
      24-311, petition for a special permit for hours for the Harbor Grill.
      Motion of Councilor Ames to continue the hearing to June 10th. Second. All in favor? Aye. Motion passes.
      24-318, request for a grant of location for Northern Power on Main Street.
      I move approval. Second. All in favor? Aye. The motion passes.
      I move to take 24-340, the mill district ordinance, from the table and approve it.
      Second. All in favor? Aye. The motion passes.
      I move to take 24-352 from the table and approve it for third reading.
      Second. All in favor? Aye. The motion passes.
    `).map((line) => line.slice(0, 40)),
  ).toEqual([
    'Call to order · no action',
    '24-311, petition for a special permit fo',
    '24-318, request for a grant of location ',
    'Take 24-340, the mill district ordinance',
    'Take 24-352 from the table and approve i',
  ]);
});

it('members whom the chair calls by their names alone report, and those of a roll do not', () => {
  const report = `Good morning. I have two bills on this afternoon's calendar. One is about the ferry.
      The other one is about the library. We also met with the port. It was a good meeting.
      My committee meets on Wednesday at two. That is all I have.`;
  const titles = casesOf(`
      Good morning, the briefing of May 4th will come to order.
      Is there a motion to approve the minutes of April 27th? So moved. Second. Please call the roll.
      Council Member Bell? Yes. Council Member Castro? Yes. Council Member Dunn? Yes. The motion carries.
      Thank you. We start with the reports.
      Council Member Bell? ${report} Thank you, Council Member Bell.
      Council Member Castro. ${report} Thank you.
      Council Member Dunn? ${report} Thank you very much.
      We will stand adjourned.
    `);
  expect(titles.filter((title) => title.startsWith('Report of'))).toHaveLength(3);
  expect(titles.at(-1)).toMatch(/^Adjournment/);
});

describe('a consent list that only the record has', () => {
  it('is decided as one where it was read out by numbers, but for what comes back later', () => {
    expect(
      casesOf(`
        We are now on to the consent agenda.
        12.1 approval of the ferry timetable for the winter.
        12.2 contract approval with Orion Marine for dredging.
        12.3 adoption of the harbor map.
        12.4 donation of a bell for the lighthouse.
        Motion by Commissioner Ruiz, second by Commissioner Romero to approve the consent agenda. All in favor? Aye. Motion carries.
        13.1 approval of the lease of the north dock. Motion by Commissioner Ruiz, second by Commissioner Romero. All in favor? Aye. Motion carries.
        Then there is one that came down. Agenda item 12.3. I took it off because I have a question.
        Motion to deny by Commissioner Oduya, second by Commissioner Ruiz. All in favor? Aye. Motion carries.
      `),
    ).toEqual([
      'Consent agenda · adopted',
      '12.1 · Approval of the ferry timetable for the winter · adopted',
      '12.2 · Contract approval with Orion Marine for dredging · adopted',
      '12.4 · Donation of a bell for the lighthouse · adopted',
      '13.1 · Approval of the lease of the north dock · adopted',
      '12.3 · Adoption of the harbor map · rejected',
    ]);
  });

  it('is decided as one where its items were read out in one breath', () => {
    expect(
      casesOf(`
        We will go to section four, which is our consent agenda.
        Approval of bills and payrolls, approval of two field trips, acceptance of a gift of $900 to the orchestra.
        Is there a motion for approval? By Member Ruiz. Seconded by Member Romero. All those in favor? Aye. The paper passes.
        And next up we have a recommendation to approve the plan of the new library.
        Motion to approve by Member Oduya, second by Member Ruiz. All those in favor? Aye. Motion carries.
      `),
    ).toEqual([
      'Consent agenda · adopted',
      'Approval of bills and payrolls · adopted',
      'Approval of two field trips · adopted',
      'Acceptance of a gift of $900 to the orchestra · adopted',
      'Recommendation to approve the plan of the new library · adopted',
    ]);
  });
});

it('what is reported to have been decided elsewhere is a case for each motion', () => {
  expect(
    casesOf(`
      The meeting of the ferry board is back in session.
      A motion was made by Trustee Ruiz and seconded by Trustee Romero to approve the appointment of Ada Lund as harbor master.
      The motion was approved with a 50 vote.
      And a motion was made by Trustee Oduya and seconded by Trustee Ruiz to approve the appointment of Ivo Brandt to the position of dock inspector.
      The motion was approved by the vote of 5 to zero.
      Is there a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.
    `).filter((line) => /appointment/i.test(line)),
  ).toEqual([
    'Appointment of Ada Lund as harbor master · adopted',
    'Appointment of Ivo Brandt to the position of dock inspector · adopted',
  ]);
});

describe('a list that a committee reports', () => {
  const report = transcriptOfLines(`
    The next item is the report of the harbor committee.
    We are bringing forward five items for consideration.
    The first is a gift of two benches from the rowing club.
    The second is a contract amendment with Orion Marine.
    Third is the lease of the boat house.
    Number four is a claim of Ada Lund.
    And five is a claim of Ivo Brandt.
    With that, I will move all items for approval.
    I would like to move items 4 and 5 for a separate vote.
    Seeing no one in the queue, call the roll on the committee report.
    Ruiz, aye. Oduya, aye. Romero, aye. Lindqvist, aye. There are four ayes. That carries and those items are adopted.
    Next we will take up items 4-5. The clerk will call the roll.
    Ruiz, aye. Oduya, no. Romero, aye. Lindqvist, aye. There are three ayes and one nay. That carries and those items are adopted.
  `);
  const { cases, votes } = readProceedings(report);

  it('is a case for each item that is counted up', () => {
    expect(cases.slice(-5).map(({ designator, title }) => `${designator} ${title}`)).toEqual([
      '1 Gift of two benches from the rowing club',
      '2 Contract amendment with Orion Marine',
      '3 Lease of the boat house',
      '4 Claim of Ada Lund',
      '5 Claim of Ivo Brandt',
    ]);
  });

  it('is decided by the vote that names its items, or by the one on all but those', () => {
    const decided = votes.map(({ items, yes, no, subject }) => [
      items.map((index) => cases[index]?.designator).join(' '),
      [yes, no].join('-'),
      subject,
    ]);
    expect(decided).toEqual([
      [
        '1 2 3',
        '4-0',
        'report of the harbor committee, items 1 to 3: Gift of two benches from the rowing club; Contract amendment with Orion Marine; Lease of the boat house',
      ],
      [
        '4 5',
        '3-1',
        'report of the harbor committee, items 4 to 5: Claim of Ada Lund; Claim of Ivo Brandt',
      ],
    ]);
    expect(cases.slice(-5).map(({ state, isConsent }) => [state, isConsent])).toEqual(
      Array.from({ length: 5 }, () => ['adopted', false]),
    );
  });
});
