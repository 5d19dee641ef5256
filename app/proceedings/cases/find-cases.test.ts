import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (text: string) =>
  readProceedings(transcriptOfLines(text)).cases.map(({ designator, title, state }) =>
    [designator, title, state].filter((part) => part !== null).join(' · '),
  );

describe('without an agenda a record’s own words take up', () => {
  it('what a school board does', () => {
    expect(
      casesOf(`
        I'd like to call the regular meeting of the Fairhaven Board of Education to order.
        Please stand for the Pledge of Allegiance.
        First on our agenda is approval of the agenda. Can I have a motion? So moved by Mr. Boyd, support by Dr. Cruz. All in favor? Aye. Opposed? Motion carries.
        Next we have a presentation from the robotics team. Mr. Ellis, welcome.
        Thank you. Our students built a robot that climbs. We went to the state finals and came in third.
        We are proud of our mentors and our parents and everyone who gave us money and tools and time this winter.
        Thank you so much. Any questions for the team? Wonderful.
        That brings us to public comment. We have two cards. Ms. Frank, you have three minutes.
        My name is Dora Frank and I live on Elm Street. The buses are late each morning and my son misses breakfast.
        Thank you. Seeing no one else, we will close public comment.
        Moving on to the consent agenda. Are there any items anyone wishes to remove? Hearing none, is there a motion? I move to approve the consent agenda. Support.
        All in favor? Aye. Motion carries.
        Action items. Our first action item is the purchase of three buses from Northway Coach for 412,000 dollars. Mr. Gale will speak to this.
        The buses replace three from 2009. The price includes cameras.
        Any discussion? Is there a motion? I move that we approve the purchase of three buses. Second. All in favor? Aye. Opposed? None. Motion carries four to zero.
        The next item is the superintendent's contract extension. Dr. Cruz.
        I would move to table this until our March meeting. Second. All in favor? Aye. The motion carries.
        We also need a motion to hire Paula Hart as principal of Lakeside Elementary. So moved. Second. All in favor? Aye. Motion carries.
        Board comments. Mrs. Adler? Thank you. I went to the winter concert and it was lovely.
        Is there a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'Pledge of Allegiance · no action',
      'Approval of the agenda · adopted',
      'Presentation from the robotics team · discussed',
      'Public comment · no action',
      'Consent agenda · adopted',
      'Purchase of three buses from Northway Coach for 412,000 dollars · adopted',
      "Superintendent's contract extension · tabled",
      'Hire Paula Hart as principal of Lakeside Elementary · adopted',
      'Board comments · no action',
      'Adjournment · adopted',
    ]);
  });

  it('what a planning commission does, its hearings whole', () => {
    expect(
      casesOf(`
        Good evening everyone, welcome to the Marlow Planning Commission. We'll call the meeting to order at six p.m.
        Has everybody had a chance to look at the minutes from last month? Any corrections? I'll entertain a motion. Motion to approve. Second. All in favor say aye. Aye. Passes.
        All right. Moving on to new business. Item A is a request by Holt Farms LLC for a special use permit for a gravel pit at 2200 County Road 9. Staff?
        Thank you. The applicant is requesting a special use permit for a gravel pit on 40 acres. Staff recommends approval with six conditions.
        We'll open the public hearing. Anyone wish to speak? My well is next door and I worry about dust. Seeing none, we'll close the public hearing.
        Motion? I'd move approval with the six conditions. Second. All in favor? Aye. Opposed? Motion passes five to one.
        Item B. This is a variance for a garage at 18 Linden Court. The applicant asks for four feet of the side setback.
        I'll make a motion to continue this to our April 3rd meeting so the applicant can bring a drawing. Second. All those in favor? Aye. Motion carries.
        Next is C, discussion of the sign ordinance.
        I think our signs are too bright. We should look at what Selby did last year. Staff will bring a draft.
        Anything else for the good of the order? If not we'll stand adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'Approval of the minutes · adopted',
      'A · Request by Holt Farms LLC for a special use permit for a gravel pit at 2200 County Road 9 · adopted',
      'B · Variance for a garage at 18 Linden Court · continued',
      'C · Discussion of the sign ordinance · no action',
      'Adjournment · no action',
    ]);
  });

  it('what a county board does', () => {
    expect(
      casesOf(`
        The Board of Commissioners of Teal County will come to order.
        Are there any additions to the agenda? Commissioner Bell moves to approve the agenda as presented, Commissioner Crane seconds. All in favor. Aye. Agenda is approved.
        We have minutes of January 9 before you. Motion by Abbott, second by Bell to approve. All in favor. Motion carries.
        Item one under old business, resolution 2024-11, a resolution authorizing the sale of surplus vehicles. Mr. Ives.
        These are six trucks and a grader. We expect 90,000.
        Motion by Crane, second by Abbott. All in favor. Aye. Motion carries.
        Two is the bid award for the courthouse roof. We had three bids. Low bid was Tarrant Roofing at 218,400.
        Motion to award to Tarrant by Bell. Second by Crane. All in favor. Motion carries unanimously.
        Number three, a request from the library board for a budget amendment of 15,000 dollars.
        Not sure where the money comes from. No motion? It dies for lack of a motion.
        New business, resolution 2024-12 establishing a burn ban. Motion by Abbott to adopt. Second by Bell. All in favor. Motion carries.
        County manager's report. Mr. Ives.
        The bridge on Mill Road opens Friday. We hired two deputies.
        Motion to adjourn. Second. All in favor. We're adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'Approval of the agenda · adopted',
      'Approval of the minutes of January 9 · adopted',
      '1 · Resolution 2024-11, a resolution authorizing the sale of surplus vehicles · adopted',
      '2 · Bid award for the courthouse roof · adopted',
      '3 · Request from the library board for a budget amendment of 15,000 dollars · no action',
      'Resolution 2024-12 establishing a burn ban · adopted',
      "County manager's report · no action",
      'Adjournment · adopted',
    ]);
  });

  it('members who report one after the other', () => {
    expect(
      casesOf(`
        Good morning everyone. The March 2nd council briefing meeting will come to order. It is 9:31 a.m.
        If there is no objection, the minutes of February 23rd will be adopted. Hearing no objection, the minutes are adopted.
        President's report. I will be brief today. This afternoon we have four bills and I will be signing two proclamations about trees.
        I'll now move to the preview of today's council actions and regional committees. We'll start with Councilmember Ash this week.
        Good morning colleagues. There is one item from the parks committee on this afternoon's agenda. It is the bill for new benches. I also went to the regional transit board on Thursday.
        Thank you Councilmember Ash. Next up is Councilmember Birch, please.
        Good morning. No items on today's agenda from public safety. The committee meets on Wednesday to hear about the fire stations.
        Thank you. Councilmember Cole, the floor is yours.
        The housing committee has two bills this afternoon and I will ask for your support. I met with tenants on Saturday.
        Colleagues, anything else? Hearing none, this meeting is adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      'Approval of the minutes of February 23rd · adopted',
      "President's report · discussed",
      "Preview of today's council actions and regional committees · no action",
      'Report of Councilmember Ash · discussed',
      'Report of Councilmember Birch · discussed',
      'Report of Councilmember Cole · discussed',
      'Adjournment · no action',
    ]);
  });

  it('a numbered consent list whose parts are told, and open comment', () => {
    expect(
      casesOf(`
        The Alder Falls town board will come to order. Item number one is open comment. We have one speaker tonight.
        I'm Nora Quist of Mill Lane, and I ask the board to keep the pool open in September, because school starts late this year.
        Item number two is the consent agenda. It has two parts: the minutes of May 4 and a lease of the salt shed for 4,000 dollars.
        Is there a motion? I move the consent agenda. Second. All in favor? Aye. The motion carries.
        Item number three is the purchase of two plows for 310,000 dollars. I move to approve the purchase. Second. All in favor? Aye. The motion carries. We are adjourned.
      `),
    ).toEqual([
      'Call to order · no action',
      '1 · Public comment · no action',
      '2 · Consent agenda · adopted',
      '3 · Purchase of two plows for 310,000 dollars · adopted',
      'Adjournment · no action',
    ]);
  });

  it('a consent list that is read out, adopted by one motion', () => {
    const { cases, votes } = readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        We'll move on to our next item, which is number five, the consent items.
        Item 5A is approval of the minutes of May 4. Item 5B is resolution 26-01. Item 5C is the lease of the depot to Hill Transit.
        May I make a motion to approve the consent calendar? Is there a second? Second. All in favor? Aye. Motion carries.
        Item 6 is an ordinance on leaf blowers. It was read in April. I move to adopt it. Second. All in favor? Aye. Motion carries.
      `),
    );
    expect(cases.map(({ designator, title, isConsent }) => [designator, title, isConsent])).toEqual(
      [
        [null, 'Call to order', false],
        ['5', 'Consent agenda', true],
        ['5A', 'Approval of the minutes of May 4', true],
        ['5B', 'Resolution 26-01', true],
        ['5C', 'Lease of the depot to Hill Transit', true],
        ['6', 'Ordinance on leaf blowers', false],
      ],
    );
    expect(votes[0]?.items).toEqual([1, 2, 3, 4]);
    expect(cases.slice(1).every(({ state }) => state === 'adopted')).toBe(true);
  });

  it('the same with captions that have no points', () => {
    expect(
      casesOf(`
        good evening i call the meeting of the alder town council to order
        we'll move to item 4a which is a request for a sidewalk on mill street the engineer says it costs eighty thousand dollars i move to approve second all in favor aye motion carries
        4b is a resolution on parking at the depot for commuters the police chief asked for it i move to adopt the resolution second all in favor aye motion carries
        is there a motion to adjourn so moved second all in favor aye we are adjourned
      `).map((told) => told.split(' ').slice(0, 6).join(' ')),
    ).toEqual([
      'Call to order · no action',
      '4A · Request for a sidewalk',
      '4B · Resolution on parking at',
      'Adjournment · adopted',
    ]);
  });
});

describe('borders of cases', () => {
  it('lie inside of a segment where speech names the next in the same breath', () => {
    const { cases } = readProceedings(
      transcriptOfLines(`
        Item 12C is the bid for the water main. I move to approve the bid. Second. All in favor? Aye. Motion carries, twelve D is the appointment of Nora Vance to the library board. Comments?
        She has read every book in it. I move to approve the appointment. Second. All in favor? Aye. Motion carries.
      `),
    );
    const [first, second] = cases;
    expect(cases.map(({ designator }) => designator)).toEqual(['12C', '12D']);
    expect(first?.lastSegment).toBe(0);
    expect(second?.firstSegment).toBe(0);
    expect(second?.firstSentence).toBeGreaterThan(first?.firstSentence ?? 0);
  });
});
