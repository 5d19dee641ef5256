import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { sections } from '../draft.ts';
import { draftExtractively } from './extractive-drafter.ts';

const folder = 'tests/fixtures/evenings';

/** What was decided on an evening, in the order of its cases, without how the vote went. */
async function decided(record: string, agendaFile?: string): Promise<string[]> {
  const transcript = await readRecord({
    bytes: readFileSync(join(folder, record)),
    fileName: record,
  });
  const agenda = agendaFile && readAgendaText(readFileSync(join(folder, agendaFile), 'utf8'));
  const { sentences } = await draftExtractively(transcript, agenda ? { agenda } : {});
  return sentences
    .filter(({ basis, section }) => basis !== 'quoted' && section !== sections.inShort)
    .map(({ text }) => text.replace(/,? (?:\d+ to \d+|by voice vote|on a motion by)\b.*$/, ''));
}

it('matters that are announced in two words are told by what was moved', async () => {
  expect(await decided('short-announcements.txt')).toEqual([
    'It was agreed to hire the new fire chief at a salary of $112,000',
    'Resolution 2026-14, authorizing a loan for the sewer plant, was adopted',
    'It was agreed to award the bid for street paving to Delta Asphalt in the amount of $318,450',
    'The sign ordinance was referred back to the planning commission for further study',
    'The item “Noise complaint” was tabled until the second meeting in March',
    'The site plan for the Harvest Lane apartments was approved',
    'The audit report for fiscal year 2025 was approved',
    'It was agreed to reappoint Dana Whitfield to the library board for a three-year term',
    'It was agreed to increase the pool fee from $5 to $7',
    'It was agreed to direct staff to bring back a report on short-term rentals within 60 days',
    'Ordinance 88 was introduced',
    'It was agreed to go into executive session to discuss pending litigation',
    'The variance on Birch Street was denied',
    'The school calendar for 2026-2027 was adopted',
    'It was agreed to pay the claims in the amount of $48,211.17',
    'It was agreed to nominate Councilman Ortega for mayor pro tem',
    'The resignation of the town clerk with regret was accepted',
    'It was agreed to ratify the agreement with the teachers association as presented',
  ]);
});

it('a council’s evening without an agenda is told vote by vote', async () => {
  expect(await decided('council.txt')).toEqual([
    'The consent agenda was approved, unanimously',
    'A motion to reject the bids and readvertise failed',
    'It was agreed to award the towing contract to Ridgeway Recovery for one year',
    'An amendment to Ordinance 2026-31, to change the hours from ten p.m. to midnight, was adopted',
    'Ordinance 2026-31 (limiting overnight parking on Elm Street) was adopted as amended',
    'The item “Skate park design” was continued to June 9th',
    'A motion by Council Member Boyd to grant the fee waiver got no second, and came to no vote.',
    'It was agreed to appoint Rosa Lindqvist to the tree board',
    'A motion to table the application failed',
    'It was agreed to authorize staff to apply for the sidewalk grant in the amount of $450,000 with a ten percent match',
    'A motion to direct the city attorney to draft a vacant lot registry ordinance failed on a tie vote',
    'The meeting was adjourned',
  ]);
});

it('captions without points name their cases, and what was put off is not what was recommended', async () => {
  expect(await decided('planning-board-captions.txt')).toEqual([
    'The minutes of April 14th were approved',
    'The item “Case number PB 26-07, a request from Summit Storage for a special use permit at 4410 Old Mill Road” was recommended for approval with the three conditions plus a fourth that they test the Walsh well before construction',
    'The item “PB 26-09, a rezoning request from R1 to R3 for the Pruitt tract on highway 27” was postponed until the July meeting',
    'The meeting was adjourned',
  ]);
});

it('captions that are cut anywhere are told without the talk around them', async () => {
  expect(await decided('school-board.vtt')).toEqual([
    'It was agreed to approve the agenda',
    'The contract with Meridian for student transportation was approved',
    'The 2026 2027 calendar was approved, unanimously',
    'The request from the boosters to name the softball field after coach Ellen Marsh was approved',
    'It was agreed to approve the personnel report as presented',
    'It was agreed to go into executive session for negotiations',
  ]);
});

it('what the chair goes on to in two words is not refused in the name of what came before', async () => {
  expect(await decided('county-commission.txt')).toEqual([
    "It was agreed to rezone with the planning commission's condition, and add that there be a dust collection system",
    'It was agreed to let the sheriff buy the two cruisers and take $34,600 out of fund balance',
    "The item “Library's hours” was denied",
    'It was agreed to nominate Jean Stack and Tony Vega',
    'It was agreed to adopt the paving list, but take Cutler Road off and put Ridge Road in its place',
    'The meeting was adjourned',
  ]);
});

it('what is headed in a word or two has its own vote, and a motion that came to none is told as it was', async () => {
  expect(await decided('town-board.txt')).toEqual([
    'The listing agreement for the old creamery with Hartwell Realty was approved',
    'The budget transfer 25-07 was approved',
    'It was agreed to authorize Bob to have Delaney repair the compactor, not to exceed four thousand dollars, unanimously',
    'A motion by Dale Thibault to appoint Ruth Whitcher to the zoning board was withdrawn.',
    'The one-day license, the Grange supper, was approved',
    'A motion by Wes Crandall to raise the running-at-large fine from twenty-five to a hundred dollars got no second, and came to no vote.',
    'A motion by Wes Crandall to lease the vacuum truck for one year was withdrawn.',
    'The warrants were approved',
    'The salt bids were approved as recommended',
    'The hearing on the bridge posting was continued to Tuesday, April twenty-second',
    'The meeting was adjourned',
  ]);
});

it('whoever says no or abstains under a name of their own is told with the vote', async () => {
  const bytes = readFileSync(join(folder, 'town-board.txt'));
  const transcript = await readRecord({ bytes, fileName: 'town-board.txt' });
  const { sentences } = await draftExtractively(transcript, {});
  expect(sentences.map(({ text }) => text)).toContain(
    'The one-day license, the Grange supper, was approved, 3 to 1 with 1 abstaining by voice vote, on a motion by Wes Crandall, seconded by Dale Thibault; voting no: Nora Bascom; abstaining: Pete Lindgren.',
  );
});

it('an agenda’s items are found by the few of their words that are said', async () => {
  expect(await decided('commissioners.txt', 'commissioners-agenda.txt')).toEqual([
    'The minutes of February 3, 2026 were approved',
    'It was agreed to go with Carolina Tank for the $186,500',
    'Ordinance 2026-02, Amending Chapter 12, Golf Carts, was adopted as amended',
    'The Budget Amendment #4 - Fire Department was approved',
    'Gail Sutter was chosen',
    'Resolution 2026-11, supporting the Greenway Grant, was postponed until April',
    'It was agreed to go into closed session for property acquisition',
    'The meeting was adjourned',
  ]);
});

it('a school board’s roll is its members’, and what came of bids is told', async () => {
  expect(await decided('education-board.txt')).toEqual([
    'The minutes of the January meeting were approved',
    'The item “Field trips” was approved',
    'A motion to reject both bids and advertise again failed',
    'The item “Boiler at Sand Hill Elementary” was awarded to Tarheel Mechanical at $212,400',
    'The item “Milk and bread” was approved as recommended, unanimously',
    'The resolution for the bus lease was approved',
    'It was agreed to uphold the tribunal, with the option of the alternative school',
  ]);
});

it('captions in small letters are laid on their agenda, with an omnibus vote and what was pulled from it', async () => {
  expect(await decided('village.vtt', 'village-agenda.txt')).toEqual([
    'The minutes of March 4, 2025 were approved',
    'The bills – $212,408.00 were approved on the consent agenda, with 2 other items by one motion',
    "The Treasurer's Report, February 2025 was approved on the consent agenda, with 2 other items by one motion",
    'The item “Declaration of Surplus Vehicles (Units 7 and 9)” was approved on the consent agenda, with 2 other items by one motion',
    'The consent agenda was approved',
    'The Towing Agreement – Mill Road Towing, Inc was approved',
    'The 2025 Curb Program – Bid Award was approved as recommended',
    'The Class C Liquor License – The Tin Lantern, 20 Depot Street was approved',
    'Ordinance 25-08 (Short-Term Rentals) was referred to the planning and zoning committee',
    'The Engineering Agreement – Bright & Howe, Quarry Road Water Main was approved',
    'The meeting was adjourned',
  ]);
});

it('items that a court counts without the word, jumps to and comes back to have their own votes', async () => {
  expect(await decided('county-court.txt')).toEqual([
    'The minutes of the tenth were approved',
    'The item “Interlocal with the school district for the resource officer” was approved',
    'The bids on flexible base were approved',
    'The budget amendment, jail medical was approved',
    'It was agreed to pay the bills',
    'It was agreed to authorize the county attorney to settle the Harkrider matter for seventeen thousand five hundred',
    'The meeting was adjourned',
  ]);
});

it('an evening whose items are only counted, and half of them left without a vote', async () => {
  expect(await decided('counted-items.txt')).toEqual([
    'The agenda with eleven moved up, after the proclamation was approved as amended',
    'The consent agenda was approved',
    'It was agreed to appoint Denise Albee to the Library Board, the term through June of twenty-seven',
    'The item “Second reading, Ordinance 24-11, parking on Mill Street” was approved',
    'The hearing, vacating the old sewer easement behind Spindrift Court, was continued to November twelfth at seven.',
    'The water rates were approved',
    'The item “Part two, the senior discount” was approved',
    'It was agreed to award the bid, eighteen thousand four hundred',
    'The item “Twelve thousand to replace the two dead poles on the softball side” was not approved',
    'It was agreed to go into closed session',
  ]);
});

it('captions of a village board that takes items out of their turn', async () => {
  expect(await decided('village-board.vtt')).toEqual([
    'The minutes were approved',
    'The payment of the bills was approved, by roll call.',
    'The consent agenda was approved, by roll call',
    'The item “Block party on elm” was approved on the consent agenda, with 2 other items by one motion.',
    'The item “Road salt” was approved on the consent agenda, with 2 other items by one motion.',
    'The item “Ed mraz to the zoning board” was approved on the consent agenda, with 2 other items by one motion.',
    'The special use was approved',
    'The item “Thirty foot sign where the code says fifteen” was not approved',
    "The saint anne's, the raffle license, was approved",
    'A motion by Trustee Pappas to go to two a m on saturdays, class a only got no second, and came to no vote.',
    'The snow agreement with the township was approved',
    'The strategic plan was tabled.',
  ]);
});

it('commissioners whose chair votes last, and who approve what they would not deny', async () => {
  expect(await decided('county-roads.txt')).toEqual([
    'The Dunlap Road bridge contract, Carver Construction, $412,000 was approved',
    'The jail roof change order for $28,500 was approved',
    'A motion to deny the rezoning at 88 Quarry Lane from agricultural to light industrial failed',
    'It was agreed to rezone at 88 Quarry Lane from agricultural to light industrial',
    'Joan Pike was chosen',
    'The meeting was adjourned',
  ]);
});

it('a council where more than half is not always enough', async () => {
  expect(await decided('mayor-and-council.txt')).toEqual([
    'The contract for street lights with Bright Electric was approved',
    'The new sewer rates were approved',
    'The sale of the old fire station at 12 Mill Street was not approved',
    'The emergency clause for Ordinance 2211 was not approved, by show of hands',
    'A motion to waive the third reading failed',
    'It was agreed to name the park after Rosa Bell',
  ]);
});

it('a docket in captions without points, read page by page', async () => {
  expect(await decided('docket-captions.vtt')).toEqual([
    'Ordinance Calendar 2214 was postponed until March 12.',
    'Ordinance Calendar 2231 (ordinance to authorize the mayor of the City of Larkfield to enter into a lease with the rowing club for the old pump house) was adopted',
    'Ordinance Calendar 2232 (ordinance to amend ordinance number 1988 as amended entitled an ordinance providing an operating budget for the year 2026 to appropriate grant funds to the fire department) was adopted',
    'Ordinance Calendar 2233 (ordinance to name the footbridge over Mill Creek after Rosa Tillery) was adopted',
    'Ordinance Calendar 2240 was postponed until April 9.',
  ]);
});

it('applicants that a board calls one after the other by their names', async () => {
  expect(await decided('permit-board.txt')).toEqual([
    'The item “Cora of Larkfield” was approved',
    "The item “Famous Dan's” was approved",
    "The item “St. Anne's Church” was approved",
    'The item “Culture Hall” was postponed until October 19',
    'The meeting was adjourned',
  ]);
});

it('papers that are called to the clerk by their numbers alone', async () => {
  expect(await decided('called-papers.txt')).toEqual([
    'Resolution 240671, urging the state to name the bridge at Mill Creek after Rosa Tillery, was adopted',
    'Resolution 240700, authorizing the sale of the old depot to the rowing club, was adopted',
    'Ordinance 240001-A, amending Chapter 10 of the Code to end the fee for bicycle bells, was withdrawn',
  ]);
});
