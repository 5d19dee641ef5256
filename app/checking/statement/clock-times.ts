import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { smallCount, smallNumber } from '#app/proceedings/facts/number-vocabulary.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

/** More times are a timetable, and anything lies between some two of them. */
const mostTimes = 4;
const minutesOfDay = 24 * 60;
const halfDay = 12 * 60;

const hour = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const half = String.raw`([ap])\.?m\b`;
/** '11 a.m.', '5:30', 'nine pm' */
const told = pattern(
  'gi',
)`\b${hour}(?::(\d\d))?(?: ?${half})|\b(\d{1,2}):(\d\d)|\bat ${hour}(?=[.,;?!]|$| (?:and|on|to|until|in the)\b)`;
/** 'Eight to four', where no thing is counted. */
const bare = pattern(
  'gi',
)`\b${hour} (?:to|until|till) ${hour}(?=[.,;?!]|$| (?:at|in the|on|every|each)\b)`;

const pastHour = phrases(String.raw`
  (?:twenty|thirty|forty|fifty)[- ]five
  oh[- ]five
  five|ten|fifteen|twenty|thirty|forty|fifty
`);
/** 'From seven-twenty to eight-fifteen' */
const inWords = pattern(
  'gi',
)`\b${hour}[- ](${pastHour}) (?:to|until|till) ${hour}[- ](${pastHour})\b`;

/** How long a text has it between times of the day that it tells, in days. */
export const spansBetweenTimes = perStatement(({ text }: Statement): readonly number[] => {
  const times = [...text.matchAll(told)].map(([, at, past, noon, digits, minutes, bareAt]) => ({
    minutes: minutesAt(at ?? digits ?? bareAt, past ?? minutes, noon),
    isSure: noon !== undefined,
  }));
  const pairs = times.length > mostTimes ? [] : pairsOf(times);
  const open = [...text.matchAll(bare)]
    .slice(0, mostTimes)
    .map(([, from, to]) => halfDayBetween(from, to));
  const spoken = [...text.matchAll(inWords)]
    .slice(0, mostTimes)
    .map(([, from, past, to, pastTo]) => {
      const apart = minutesAt(to, saidPast(pastTo)) - minutesAt(from, saidPast(past));
      return (apart + halfDay) % halfDay;
    });
  return [
    ...spoken,
    ...pairs.flatMap(([a, b]) => {
      const apart = Math.abs(b.minutes - a.minutes);
      return a.isSure && b.isSure ? [apart] : [apart, Math.abs(halfDay - apart)];
    }),
    ...open,
  ].map((minutes) => minutes / minutesOfDay);
});

const pairsOf = <T>(all: readonly T[]) =>
  all.flatMap((a, at) => all.slice(at + 1).map((b): [T, T] => [a, b]));

/** Minutes told in words: 'forty-five', 'oh five'. */
const saidPast = (said = '') =>
  String(
    said
      .toLowerCase()
      .split(/[- ]/)
      .reduce((sum, word) => sum + (smallNumber(word) ?? 0), 0),
  );

function minutesAt(hours = '', minutes = '0', noon = ''): number {
  const afternoon = noon.toLowerCase() === 'p' ? halfDay : 0;
  return (smallCount(hours) % 12) * 60 + Number(minutes) + afternoon;
}

/** From eight to four it is eight hours, whichever half of the day it is. */
const halfDayBetween = (from = '', to = '') =>
  (((smallCount(to) - smallCount(from)) * 60 + halfDay - 1) % halfDay) + 1;
