import { say } from '../city.ts';
import type { CityMeeting } from '../meetings.ts';
import { type Business, boiler, business } from './business.ts';

export type AgendaLine = {
  designator: string;
  level: 0 | 1;
  title: string;
  matter?: Business;
  /** What came of it, where nobody has written down what was said */
  outcome?: string;
};

const mattersAMeeting = 4;

/** The names that the papers of a meeting use: the city's, and the numbers of its ordinances. */
export function namesOf({ city, ordinal }: CityMeeting, place = 0): Record<string, string> {
  return { ...city.names, number: String(2140 + ordinal * 10 + place) };
}

/** The agenda in its newest edition. */
export function agendaOf(meeting: CityMeeting): AgendaLine[] {
  const { body, city } = meeting;
  if (body.key === 'council') return councilAgenda(meeting);
  const titles = body.key === 'planning' ? planning : library;
  return numbered(
    titles.map(([title, outcome]) => ({
      title: say(title, city.names),
      ...(outcome && { outcome }),
    })),
  );
}

const planning: readonly [title: string, outcome?: string][] = [
  ['Call to Order'],
  [
    'Minutes of the Last Meeting',
    'Commissioner Hobbs moved to approve the minutes. Commissioner Brandt seconded the motion. The motion carried 5-0.',
  ],
  [
    'Conditional Use Permit for a Child Care Center at 410 {street}',
    'Commissioner Brandt moved to approve the permit with the conditions of staff. Commissioner Nkemelu seconded the motion. The motion carried 4-1, with Commissioner Hobbs voting no.',
  ],
  [
    'Variance for a Fence of Eight Feet at 77 Birch Court',
    'Commissioner Nkemelu moved to deny the variance. Commissioner Tanaka seconded the motion. The motion carried 5-0.',
  ],
  ['Work Session: Trees on New Parking Lots'],
  ['Adjournment'],
];

const library: typeof planning = [
  ['Call to Order'],
  ['Report of the Library Director'],
  ['Fines for Late Books of Children'],
  ['Repair of the Roof over the Reading Room'],
  ['Adjournment'],
];

/** What a council deals with at a meeting, in turn from the whole list. */
function mattersOf({ city, ordinal, edition }: CityMeeting): Business[] {
  const first = ordinal * mattersAMeeting + city.index;
  const matters = Array.from({ length: mattersAMeeting }, (_, place) => {
    const found = business[(first + place) % business.length];
    if (!found) throw new RangeError('No business.');
    return found;
  });
  return edition === 2 ? [boiler, ...matters] : matters;
}

function councilAgenda(meeting: CityMeeting): AgendaLine[] {
  const payments = (184_000 + ((meeting.id * 7919) % 96_000)).toLocaleString('en-US');
  return numbered([
    { title: 'Call to Order and Roll Call' },
    { title: 'Approval of the Agenda' },
    {
      title: 'Consent Agenda',
      below: ['Minutes of the Last Meeting', `Payments of the Past Two Weeks, $${payments}`],
    },
    { title: 'Public Comment on Matters Not on the Agenda' },
    ...mattersOf(meeting).map((matter, place) => ({
      title: say(matter.title, namesOf(meeting, place)),
      matter,
    })),
    { title: 'Reports of Members' },
    { title: 'Adjournment' },
  ]);
}

type Titled = Pick<AgendaLine, 'title' | 'matter' | 'outcome'> & { below?: string[] };

const numbered = (lines: Titled[]): AgendaLine[] =>
  lines.flatMap(({ below = [], ...line }, at) => [
    { designator: `${at + 1}.`, level: 0 as const, ...line },
    ...below.map((under, place) => ({
      designator: `${String.fromCharCode(65 + place)}.`,
      level: 1 as const,
      title: under,
    })),
  ]);
