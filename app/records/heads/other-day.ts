import { daysInText } from '#app/platform/language/days-in-text.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { type Head, minutesHeading } from './head.ts';

/** Before a day of a heading: when a paper was made or put up, or what else happened that day. */
const notMet = pattern('i')`\b${phrases(`
  (?:re)?posted
  published
  printed
  revised
  updated
  amended
  created
  prepared
  generated
  issued
  effective
  approved
  adopted
  dated
  due
  deadline
  accessed
  next
  previous
  last
`)}\b[^.;]{0,25}$`;
/** Before the last day of several: 'July 8 -', 'March 3 and'. */
const secondOfTwo = /\d(?:st|nd|rd|th)?,?\s*(?:[-–—&]|to|thru|through|and)\s*(?:[a-z]+day,?\s*)?$/i;

/** In what is said, what makes a day the meeting's own. */
const own = pattern('i')`\b${phrases(`
  meeting
  session
  hearing
  workshop
  welcome
  today
  to order
  it is
  it['’]s
`)}\b`;
/** And what makes it another's. */
const another = pattern('i')`\b${words(String.raw`
  minutes approv\w* adopt\w* last previous prior next upcoming posted published dated since until after
  before notice sent mailed advertised filed ordinance resolution scheduled postponed rescheduled continued
  tomorrow yesterday
`)}\b`;
const around = { before: 110, after: 50 };

/** The day that a head names as its meeting's, where it is another one, yyyy-mm-dd; null where it is not. */
export function otherDay(head: Head, date: string | null): string | null {
  if (date === null) return null;
  const named = [
    ...(head.date ? [head.date] : []),
    ...head.lines.flatMap((line) => daysOfLine(line)),
    ...daysSaid(head.opening),
  ];
  // A head may name several days; where one is the meeting's, it is of that one.
  const all = [...head.lines, head.opening].flatMap((text) => daysInText(text));
  const isOwn = named.includes(date) || all.some(({ day }) => day === date);
  return isOwn ? null : (named[0] ?? null);
}

function daysOfLine(line: string): string[] {
  return daysInText(line)
    .filter(
      ({ from }) => !notMet.test(line.slice(0, from)) && !secondOfTwo.test(line.slice(0, from)),
    )
    .map(({ day }) => day);
}

function daysSaid(text: string): string[] {
  return daysInText(text)
    .filter(({ from, to }) => {
      const start = Math.max(0, from - around.before);
      // Minutes are of the day that follows the word.
      const led = text.slice(start, from).replace(start === 0 ? minutesHeading : '', ' meeting ');
      const before = led.split(/[.!?]\s+(?=[A-Z>])/).at(-1) ?? '';
      const after = text.slice(to, to + around.after).split(/[.!?]\s/)[0] ?? '';
      const sentence = `${before} ${after}`;
      return own.test(sentence) && !another.test(sentence) && !secondOfTwo.test(before);
    })
    .map(({ day }) => day);
}
