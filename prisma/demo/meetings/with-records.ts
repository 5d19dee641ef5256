import { type DemoMeeting, describeExample } from '../demo-meeting.ts';

/** Meetings whose summaries are drafted from a record, so that each sentence leads to the transcript. */
export const meetingsWithRecords: DemoMeeting[] = [
  {
    key: 'boulder-budget-amendment',
    entityKey: 'boulder-city-council',
    date: '2026-09-15',
    title: 'Example: Regular meeting and second budget amendment',
    description: describeExample(
      'Second amendment to the 2026 budget, clearing of sidewalks, Library Commission.',
    ),
    videoPublishDate: '2026-09-16',
    record: 'council-budget.vtt',
    publish: true,
  },
  {
    key: 'denver-larkspur-rezoning',
    entityKey: 'denver-planning-board',
    date: '2026-05-20',
    title: 'Example: Rezoning hearing, West Larkspur Avenue',
    description: describeExample(
      'Rezoning of 1850 West Larkspur Avenue, bicycle parking, West Yards plan.',
    ),
    videoPublishDate: '2026-05-21',
    record: 'planning-rezoning.vtt',
    publish: true,
  },
  {
    key: 'ann-arbor-bus-routes',
    entityKey: 'ann-arbor-board-of-education',
    date: '2026-06-10',
    title: 'Example: Bus routes, bell times and school calendar',
    description: describeExample(
      'New bus routes and bell times, bus contract, school calendar for 2027 to 2028.',
    ),
    videoPublishDate: '2026-06-12',
    record: 'school-buses.vtt',
    publish: true,
  },
  {
    key: 'colorado-gas-rate-case',
    entityKey: 'colorado-puc',
    date: '2026-08-12',
    title: 'Example: Weekly meeting and gas rate case',
    description: describeExample(
      'Gas rate case, pipeline replacement, monthly fixed charge, notices before shutoff.',
    ),
    record: 'utility-rate-case.txt',
    agenda: `1. Consent agenda
2. Public comment on matters that are not in hearing
3. Proceeding 26AL-0199G, the gas rate case of Front Range Gas and Light Company
4. Proposed rule on notices before shutoff`,
    publish: true,
  },
  {
    key: 'trimet-fare-ordinance',
    entityKey: 'trimet-board',
    date: '2026-05-27',
    title: 'Example: Board meeting and fare ordinance',
    description: describeExample(
      'Fares from January 2027, elevators at five stations, service plan.',
    ),
    videoPublishDate: '2026-05-28',
    record: 'transit-fares.txt',
    publish: true,
  },
  {
    key: 'ebmud-water-rates',
    entityKey: 'east-bay-mud-board',
    date: '2026-06-09',
    title: 'Example: Public hearing on water rates',
    description: describeExample(
      'Water rates for fiscal years 2027 and 2028, reservoir roof, water supply.',
    ),
    record: 'water-rates.srt',
    agenda: `1. Consent calendar
2. Public hearing on water rates for fiscal years 2027 and 2028
3. Contract for the Orchard Reservoir roof
4. Water supply report`,
    publish: true,
  },
  {
    key: 'johnson-county-larkin-road',
    entityKey: 'johnson-county-commissioners',
    date: '2026-07-16',
    title: 'Example: Award of the Larkin Road contract',
    description: describeExample(
      'Reconstruction of Larkin Road, yard waste fee, grant for a crisis team.',
    ),
    videoPublishDate: '2026-07-17',
    record: 'county-road-contract.srt',
    publish: false,
  },
  {
    key: 'boise-four-homes-first-reading',
    entityKey: 'boise-city-council',
    date: '2026-10-06',
    title: 'Example: First reading of the housing ordinance',
    description: describeExample(
      'Homes of up to four units, emergency shelter, downtown parking garage.',
    ),
    record: 'housing-ordinance.txt',
    publish: false,
  },
];
