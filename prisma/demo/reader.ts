/** What reader@example.com finds on first sign-in: the premium tier follows up to 7 bodies. */
export const demoReader = {
  followedEntityKeys: [
    'boulder-city-council',
    'boulder-valley-board-of-education',
    'denver-planning-board',
    'colorado-puc',
    'trimet-board',
  ],
  /** What they have read; the other summaries of these bodies are new to them. */
  readMeetingKeys: ['boulder-budget-amendment', 'boulder-tree-rules', 'trimet-fare-ordinance'],
  savedSearches: [
    { name: 'Rental assistance', q: '"rental assistance" OR "rent relief"', rate: 'daily' },
    { name: 'Street trees', q: 'tree canopy', rate: 'weekly' },
  ],
  note: {
    meetingKey: 'boulder-budget-amendment',
    notes: [
      'Rental assistance: the amendment failed on a tie, 4 to 4. Report from the city manager due by October 20.',
      'Ask the budget office what happens to the reserve (20.3 percent) if holiday sales tax is weak.',
      'Written comments on the 2027 budget close at noon on September 30.',
    ].join('\n'),
    feedback:
      'Clear and easy to follow. It would help to see how each member voted at the top of the summary.',
  },
};
