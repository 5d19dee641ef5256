import { type City, say, voting } from '../city.ts';
import type { CityMeeting } from '../meetings.ts';
import { agendaOf, namesOf } from './agenda.ts';
import { type Business, comments } from './business.ts';

/** What somebody says without a pause. */
export type Speech = { who: string; text: string };

/** The day as a mayor says it: 'Tuesday, December 1, 2026'. */
export const longDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** All that is said at a meeting of the council, from the gavel to the gavel. */
export function proceedingsOf(meeting: CityMeeting): Speech[] {
  const agenda = agendaOf(meeting);
  const matters = agenda.flatMap((line) => (line.matter ? [{ ...line, matter: line.matter }] : []));
  const lines = [
    ...opening(meeting),
    ...consent,
    ...publicComment(meeting),
    ...matters.flatMap(({ matter, designator, title }, place) =>
      matterLines(meeting, { matter, place, head: `Item ${designator.slice(0, -1)}, ${title}.` }),
    ),
    ...reports(meeting),
    'mayor: There is nothing else before us. Is there a motion to adjourn?',
    'e: So moved.',
    'b: Second.',
    'mayor: All in favor say aye.',
    'all: Aye.',
    'mayor: We are adjourned. Good night, and drive carefully.',
  ];
  const names = namesOf(meeting);
  return lines.map((line) => speechOf(meeting.city, line, names));
}

function opening(meeting: CityMeeting): string[] {
  const { day, startSeconds, place } = meeting;
  const hour = startSeconds % 3600 === 0 ? 'six o’clock' : 'half past six';
  return [
    `mayor: Good evening, everyone. It is ${hour} on ${longDay(day)}, and I call this regular meeting of the {city} City Council to order.`,
    meeting.notice
      ? `mayor: We meet at ${place} tonight, because City Hall has no heat. Thank you to the firefighters for the coffee.`
      : 'mayor: Welcome to those who are here in the chambers, and to those who watch from home.',
    'mayor: The clerk will call the roll.',
    ...voting.flatMap((role) => [
      role === 'mayor' ? 'clerk: Mayor {mayor}.' : `clerk: Councilmember {${role}}.`,
      `${role}: ${role === 'mayor' ? 'Present.' : 'Here.'}`,
    ]),
    'clerk: All six are present, Mayor. We have a quorum.',
    'mayor: Thank you. You have the agenda before you. Are there changes? Seeing none, is there a motion to approve it?',
    'b: I move to approve the agenda.',
    'a: Second.',
    'mayor: All in favor say aye.',
    'all: Aye.',
    'mayor: Opposed? The agenda is approved.',
  ];
}

const consent = [
  'mayor: Next is the consent agenda, with the minutes of our last meeting and the payments of the past two weeks. Does anybody wish to take something out of it?',
  'd: No, thank you. I looked through the payments this afternoon, and had my question about the snow plow answered.',
  'c: I move to approve the consent agenda.',
  'e: Second.',
  'mayor: All in favor say aye.',
  'all: Aye.',
  'mayor: Any opposed? The consent agenda is approved, six to zero.',
];

function publicComment({ ordinal, city }: CityMeeting): string[] {
  const from = ((ordinal + city.index) * 2) % comments.length;
  return [
    'mayor: We come to public comment, on anything that is not on the agenda. Please say your name, and keep to three minutes. The clerk has the list.',
    'clerk: Two people have signed up.',
    ...comments.slice(from, from + 2),
    'mayor: Thank you both. We may not discuss what is not on the agenda, but the city manager will call you this week.',
    'manager: I will, Mayor.',
  ];
}

type Told = { matter: Business; place: number; head: string };

function matterLines(meeting: CityMeeting, { matter, place, head }: Told): string[] {
  const { said, motion } = matter;
  const names = namesOf(meeting, place);
  const lines = [`clerk: ${head}`, ...said.map((line) => say(line, names))];
  if (!motion) return lines;
  const ayes = voting.filter((role) => !motion.against.includes(role));
  return [
    ...lines,
    'mayor: Is there a motion?',
    say(`${motion.by}: I move to ${motion.what}.`, names),
    `${motion.second}: I second the motion.`,
    'mayor: It has been moved by Councilmember ' +
      `{${motion.by}} and seconded by Councilmember {${motion.second}}. Is there more discussion? Then the clerk will call the roll.`,
    ...voting.flatMap((role) => [
      role === 'mayor' ? 'clerk: Mayor {mayor}.' : `clerk: Councilmember {${role}}.`,
      `${role}: ${motion.against.includes(role) ? 'No.' : 'Yes.'}`,
    ]),
    `clerk: The motion passes, ${inWords(ayes.length)} to ${inWords(motion.against.length)}.`,
  ];
}

const inWords = (count: number) => 'zero one two three four five six'.split(' ')[count] ?? '';

/** What members tell of the past weeks, some of it at each meeting. */
const news = [
  'a: I went to the county’s meeting on the landfill. They want to close the transfer station on Wednesdays. I said that our haulers need to know by January.',
  'b: The transit board has hired two drivers. It needs four more before the early bus can come back.',
  'c: The youth council has eleven members this year. They would like twenty minutes at a meeting in the spring, and I said that we would love that.',
  'd: I walked the levee with the county engineer on Saturday. He is content with it, except for the beavers.',
  'e: The food bank tells me that 380 households came last month, which is the most since they began. They are short of people who can drive on Thursdays.',
  'mayor: I was at the opening of the new clinic on {street}. It takes patients from Monday on, whether or not they can pay.',
];
const newsAMeeting = 3;

const reports = ({ ordinal }: CityMeeting): string[] => [
  'mayor: Reports of members. Who has something to tell?',
  ...Array.from(
    { length: newsAMeeting },
    (_, place) => news[(ordinal * newsAMeeting + place) % news.length] ?? '',
  ),
];

/** Several who answer at once. */
const everybody = 'Councilmembers';

function speechOf(city: City, line: string, names: Readonly<Record<string, string>>): Speech {
  const [, role = '', text = ''] = /^(\w+): (.+)$/s.exec(line) ?? [];
  return { who: role === 'all' ? everybody : speakerOf(city, role), text: say(text, names) };
}

/** As captions name somebody: 'Mayor Okafor', 'Grace Ito'. */
export function speakerOf(city: City, role: string): string {
  const person = city.people[role];
  if (!person) throw new Error(`Nobody is called ${role}.`);
  return person.office === null ? person.name : `${person.office} ${city.names[role]}`;
}
