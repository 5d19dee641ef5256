import type { Found, Hit, MarkedText } from '#app/search/found.ts';

/** Words between stars are marked: 'the *budget* for next year'. */
function marked(text: string): MarkedText {
  return text
    .split('*')
    .map((words, at) => ({ text: words, isMarked: at % 2 === 1 }))
    .filter(({ text: words }) => words !== '');
}

type Given = Partial<Omit<Hit, 'heading' | 'text'>> & { words: string; heading?: string };

const hit = ({ words, heading, ...rest }: Given): Hit => ({
  kind: 'transcript',
  heading: heading ? marked(heading) : null,
  text: marked(words),
  speaker: null,
  time: null,
  outcome: null,
  caseOutcome: null,
  href: '/meetings/m1/transcript?at=412#s412',
  also: [],
  ...rest,
});

const northfield = { id: 'e1', title: 'Northfield City Council' };
const planning = { id: 'e2', title: 'Ashbury County Planning and Zoning Commission' };
const schools = {
  id: 'e3',
  title: 'Board of Education of the Lower Marlow Valley Regional District',
};

/** A search for 'budget' that found something of everything. */
export const fullFound: Found = {
  asked: 'budget',
  remarks: [
    'Nothing is called ‘color:’; it was left out. You can ask for body:, speaker:, date:, kind: and outcome:.',
  ],
  meant: null,
  meetings: [
    {
      meetingId: 'm1',
      href: '/meetings/m1',
      title: 'Regular meeting',
      date: new Date('2025-09-09T12:00:00Z'),
      isCancelled: false,
      body: northfield,
      hits: [
        hit({
          kind: 'decision',
          heading: 'Ordinance 2025-31, amending the adopted *budget*',
          words: 'The council adopted the amended *budget* by 6 votes to 1.',
          time: '1:02:03',
          outcome: 'adopted as amended',
          caseOutcome: 'adopted as amended',
          href: '/meetings/m1#case-6-a',
          also: [
            { kind: 'summary', href: '/meetings/m1#sentence-4' },
            { kind: 'agenda', href: '/meetings/m1' },
          ],
        }),
        hit({
          words:
            'I am not going to vote for a *budget* that takes the crossing guards out in November, when it is dark by four.',
          speaker: 'Councilmember Ottoline Ferreira-Whitcombe',
          time: '1:06:51',
        }),
        hit({
          kind: 'agenda',
          heading: '6.A Public hearing',
          words: 'Public hearing on the supplemental *budget* and appropriation.',
          href: '/meetings/m1#case-6-a',
        }),
      ],
      moreHits: 14,
    },
    {
      meetingId: 'm2',
      href: '/meetings/m2',
      title:
        'Joint study session of the commission and the county board on the comprehensive plan, the capital program and the budget that goes with both',
      date: null,
      isCancelled: false,
      body: planning,
      hits: [
        hit({
          kind: 'summary',
          heading: 'Capital program',
          words: 'A hearing on the capital *budget* was set for October 6.',
          caseOutcome: 'hearing set',
          href: '/meetings/m2#sentence-2',
        }),
        hit({
          kind: 'summary',
          words:
            'Staff presented a *budget* of $4.2 million, of which $1.1 million is from grants.',
          href: '/meetings/m2#s9',
        }),
        hit({
          kind: 'decision',
          heading: 'Motion to table',
          words: 'The motion to table the *budget* failed.',
          outcome: 'rejected',
          caseOutcome: 'continued',
          href: '/meetings/m2#case-3',
        }),
      ],
      moreHits: 0,
    },
  ],
  total: { count: 14, isMore: false },
  facets: [
    {
      name: 'kind',
      values: [
        { value: 'decision', label: 'Decision', count: 12, isChosen: true },
        { value: 'transcript', label: 'Transcript', count: 1204, isChosen: false },
        { value: 'summary', label: 'Summary', count: 31, isChosen: false },
      ],
    },
    {
      name: 'body',
      values: [
        { value: 'e1', label: northfield.title, count: 9, isChosen: false },
        { value: 'e2', label: planning.title, count: 5, isChosen: false },
      ],
    },
    {
      name: 'outcome',
      values: [
        { value: 'adopted', label: 'Adopted', count: 7, isChosen: false },
        { value: 'rejected', label: 'Rejected', count: 2, isChosen: false },
      ],
    },
    {
      name: 'year',
      values: [
        { value: '2025', label: '2025', count: 11, isChosen: false },
        { value: '2024', label: '2024', count: 3, isChosen: false },
      ],
    },
  ],
  open: { meetings: [], total: { count: 0, isMore: false } },
  elsewhere: {
    meetings: [
      {
        meetingId: 'm7',
        title: 'Budget workshop',
        date: new Date('2025-04-02T12:00:00Z'),
        isCancelled: false,
        body: schools,
        isToCome: false,
      },
      {
        meetingId: 'm8',
        title: 'Hearing on the budget for the coming school year',
        date: new Date('2099-05-06T12:00:00Z'),
        isCancelled: false,
        body: schools,
        isToCome: true,
      },
      {
        meetingId: 'm9',
        title: 'Regular meeting',
        date: new Date('2025-03-11T12:00:00Z'),
        isCancelled: false,
        body: { id: 'e4', title: 'Quarry Lake Water Board' },
        isToCome: false,
      },
    ],
    total: { count: 37, isMore: true },
  },
  bodies: [
    {
      id: 'e5',
      title: 'Budget and Finance Committee of Northfield',
      place: 'Colorado • Ferris County • Committee',
      isFollowed: false,
      hasMeetings: false,
    },
    {
      id: 'e6',
      title: 'Ashbury Budget Board',
      place: 'Colorado • Ashbury County • Board',
      isFollowed: true,
      hasMeetings: true,
    },
  ],
  previous: 1,
  next: 3,
};
