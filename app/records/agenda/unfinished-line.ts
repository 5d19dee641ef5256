import { pattern, words } from '#app/platform/language/pattern.ts';
import type { AgendaLine } from './agenda-line.ts';

/** A line break is no choice of the writer's where the next word would not have fitted. */
const slack = 8;

const openWords = words(`
  a an the and or of for to in on at by from with as between into its their not no regarding
  including be is are that which under per via approximately
`);
const openEnd = pattern('i')`(?:[,;–—&/(-]|\b${openWords}|\bno\.)$`;

/** In words: a shorter title is whole. */
const fewestBefore = 4;
/** In titles with capitals: '2027 Proposed Budget Presentation', 'And First Public Hearing'. */
const conjunction = /^(?:And|Or|Of|AND|OR|OF)(?= )(?! \d)/;

/** Whether a line goes on with the one before it, as part of the same sentence. */
export function goesOn(before: AgendaLine, line: AgendaLine, soFar: string): boolean {
  const isLower = /^[("“‘'[]*\p{Ll}/u.test(line.text);
  if (isNumberAlone(line.text) && (awaitsNumber(soFar) || /\byears?$/i.test(soFar))) return true;
  if (line.isAfterGap) return isLower && !/[.!?]$/.test(soFar);
  const isLong = soFar.split(' ').length >= fewestBefore;
  if (isLong && conjunction.test(line.text) && !/[.:;!?]$/.test(soFar)) return true;
  if (isLower || openEnd.test(soFar) || hasOpenBracket(soFar)) return true;
  if (before.room === null) return false;
  const [word = ''] = line.text.split(' ');
  return word.length + 1 > before.room - slack;
}

const numbered = words(`
  sections? chapters? articles? titles? districts? wards? numbers? nos? lots? blocks? units? suites?
  exhibits? ordinances? resolutions? bills? january february march april may june july august
  september october november december res ord
`);
const beforeNumber = pattern('i')`\S\s+${numbered}\.?$`;

/** Whether the number that the next line begins with belongs to this one: '… and Section'. */
export function awaitsNumber(text: string): boolean {
  return beforeNumber.test(text);
}

/** '2020-03', but no page's number. */
const isNumberAlone = (text: string) => /^\d{2,}-\d+$/.test(text);

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

export function joinLines(one: string, other: string): string {
  if (one === '') return other;
  if (/\p{L}-$/u.test(one) && /^\p{Ll}/u.test(other)) return one.slice(0, -1) + other;
  return `${one} ${other}`;
}
