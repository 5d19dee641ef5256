import { type DemoMeeting, describeExample } from '../demo-meeting.ts';

/** Meetings with a summary written by hand, as an admin would type it in. */
export const meetingsWithSummaries: DemoMeeting[] = [
  {
    key: 'seattle-library-levy',
    entityKey: 'seattle-city-council',
    date: '2026-04-14',
    title: 'Example: Library levy and branch lease',
    description: describeExample(
      'Library levy for the August ballot, lease of a new branch, delivery robots.',
    ),
    videoPublishDate: '2026-04-15',
    summary: 'seattle-library-levy.md',
    publish: true,
  },
  {
    key: 'california-wildfire-cost',
    entityKey: 'california-puc',
    date: '2026-03-26',
    title: 'Example: Voting meeting on wildfire safety costs',
    description: describeExample(
      'Wildfire safety costs, charging in apartment buildings, emergency line.',
    ),
    summary: 'california-wildfire-cost.md',
    publish: true,
  },
  {
    key: 'boulder-tree-rules',
    entityKey: 'boulder-city-council',
    date: '2026-06-02',
    title: 'Example: Protection of large trees',
    description: describeExample('Protection of trees, lease for a repair café, Elm Park pool.'),
    videoPublishDate: '2026-06-03',
    summary: 'boulder-tree-rules.md',
    publish: true,
  },
  {
    key: 'king-county-winter-shelter',
    entityKey: 'king-county-council',
    date: '2026-08-25',
    title: 'Example: Winter shelter and short-term rentals',
    description: describeExample(
      'Supplemental budget for shelter, rules for rentals, bridge closure.',
    ),
    summary: 'king-county-shelter-budget.md',
    publish: true,
  },
  {
    key: 'boulder-valley-phones',
    entityKey: 'boulder-valley-board-of-education',
    date: '2026-09-22',
    title: 'Example: Phones in school',
    description: describeExample('Phone rule, roofs and heat pumps, reading scores.'),
    videoPublishDate: '2026-09-24',
    summary: 'boulder-valley-phones.md',
    publish: true,
  },
  {
    key: 'austin-corner-stores',
    entityKey: 'austin-planning-commission',
    date: '2026-10-13',
    title: 'Example: Corner shops in neighborhoods',
    description: describeExample('Corner shops, a sign variance, rezoning at Tannery Creek.'),
    summary: 'austin-corner-stores.md',
    publish: true,
  },
  {
    key: 'denver-water-lead-lines',
    entityKey: 'denver-water-commissioners',
    date: '2026-10-14',
    title: 'Example: Lead service lines and lawn rebate',
    description: describeExample(
      'Replacement of lead service lines, rebate for lawns, drought plan.',
    ),
    summary: 'denver-water-lead-lines.md',
    publish: true,
  },
  {
    key: 'bart-evening-trains',
    entityKey: 'bart-board',
    date: '2026-10-22',
    title: 'Example: Evening trains and escalators',
    description: describeExample('Evening service, escalator contract, parking prices.'),
    videoPublishDate: '2026-10-23',
    summary: 'bart-evening-trains.md',
    publish: true,
  },
];
