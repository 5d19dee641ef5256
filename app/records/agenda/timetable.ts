import { readDesignator } from './designator.ts';

const clock = String.raw`\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?`;
/** A time and a time until, or a time with its half of the day, that stands apart at the end of a line. */
const behind = new RegExp(
  String.raw`(?<! ) {2,}(?:\d{1,2}:\d{2} ?(?:[ap]\.?m\.?)? *[-–] *(?:${clock})?|\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)$`,
  'i',
);
const before = new RegExp(
  String.raw`^(\s*)(\d{1,2}:\d{2} ?[ap]\.?m\.?(?: *[-–] *${clock})?(?: +|\t+))(?=(\S.*\p{L}{3}.*)$)`,
  'iu',
);
/** '* 7:10 - Harbor lease' */
const inList = /^(\s*[*•·-] )\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)? *[-–:]? +(?=\p{L})/iu;

/** In characters: no line of a timetable is longer. */
const longest = 500;

/** A line without the hours beside its item: '7:00 p.m.   1.0  Welcome', '3  Mayor's report    4:55 - 5:05'. */
export function withoutHours(line: string): { text: string; isTimed: boolean } {
  if (line.length > longest) return { text: line, isTimed: false };
  const isTimed = before.test(line);
  const text = line
    .trimEnd()
    .replace(behind, '')
    .replace(before, (_, indent: string, hours: string, next: string) =>
      // What is numbered keeps its column.
      readDesignator(next) === null ? indent : indent + ' '.repeat(hours.length),
    )
    .replace(inList, '$1');
  return { text, isTimed };
}

/** The same of a line whose blanks tell nothing. */
export function withoutHoursAround(line: string): { text: string; isTimed: boolean } {
  const { text, isTimed } = withoutHours(line);
  return { text: text.trim(), isTimed };
}
