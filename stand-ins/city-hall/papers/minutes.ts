import { say, voting } from '../city.ts';
import type { CityMeeting } from '../meetings.ts';
import { agendaOf, namesOf } from './agenda.ts';
import type { Business } from './business.ts';
import type { PaperLine } from './pdf.ts';
import { longDay, speakerOf } from './proceedings.ts';

/** A paper's head: the city, the body, what it is, and when and where. */
export function headOf(meeting: CityMeeting, what: string): PaperLine[] {
  const { city, body, day, place, startSeconds } = meeting;
  return [
    { text: `City of ${city.name}, ${city.state}`, size: 11 },
    { text: `${body.name}: ${body.meeting}`, size: 16 },
    { text: what, size: 13 },
    { text: `${longDay(day)}, ${clockTime(startSeconds)}`, size: 11 },
    { text: place, size: 11, after: 14 },
  ];
}

/** '6:30 PM' */
export function clockTime(seconds: number): string {
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const ofTwelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${ofTwelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const agendaPaper = (meeting: CityMeeting): PaperLine[] => [
  ...headOf(meeting, meeting.edition === 2 ? 'Revised Agenda' : 'Agenda'),
  ...(meeting.notice ? [{ text: meeting.notice, size: 11, after: 8 }] : []),
  ...agendaOf(meeting).map(({ designator, level, title }) => ({
    text: `${designator} ${title}`,
    size: 12,
    indent: level * 24,
    after: 4,
  })),
];

/** What was done, without what was said. */
export function minutesPaper(meeting: CityMeeting): PaperLine[] {
  const { body } = meeting;
  const text = (said: string): PaperLine => ({ text: said, size: 11, indent: 18, after: 4 });
  const isCouncil = body.key === 'council';
  const present = voting.map((role) => speakerOf(meeting.city, role)).join(', ');
  let place = -1;
  return [
    ...headOf(meeting, 'Minutes'),
    ...(isCouncil ? [text(`Present: ${present}.`)] : []),
    ...agendaOf(meeting).flatMap((line) => {
      const { designator, title, level, matter, outcome } = line;
      if (matter) place += 1;
      return [
        { text: `${designator} ${title}`, size: 12, indent: level * 24, after: 3 },
        ...(matter ? [text(outcomeOf(meeting, matter, place))] : []),
        ...(outcome ? [text(outcome)] : []),
      ];
    }),
  ];
}

function outcomeOf(meeting: CityMeeting, { motion }: Business, place: number): string {
  if (!motion) return 'The council heard the report. No action was taken.';
  const { what, by, second, against } = motion;
  const nays = against.map((role) => speakerOf(meeting.city, role)).join(' and ');
  const counted = `${voting.length - against.length}-${against.length}`;
  return say(
    `Councilmember {${by}} moved to ${what}. Councilmember {${second}} seconded the motion. The motion carried ${counted}${
      nays && `, with ${nays} voting no`
    }.`,
    namesOf(meeting, place),
  );
}
