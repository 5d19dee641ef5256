import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { amendmentsNamed, isAmendedAmendment } from './amendment-names.ts';

/** What a question that is put, or a roll that is called, is on. */
export type About = 'amendment' | 'main' | 'motion' | null;

const toward = phrases(`
  in favou?r of
  call (?:the )?(?:roll|role|vote) (?:on|of|for)
  (?:roll|role)[- ]?call(?: vote)? on
  vote on
  aye on
  question is
`);
const ends = String.raw`(?:,? (?:please|signify|say|raise|indicate|vote|and)\b|[,?.!]|$)`;
/** 'All in favor of the lease, say aye', 'call the roll on the passage of the bill'. */
const subjectAfter = pattern('i')`\b${toward}\s+(?!voting (?:is|has)\b)(.{3,160}?)${ends}`;

const opening = '^(?:(?:and|so|now|okay|then|all right)[,.]? )*';
const named = String.raw`((?:the |item |agenda |ordinance |resolution |motion ).{2,120}?)`;
const putting = phrases(`
  all
  those
  is there
  please
  say
  will
  call
  let's
  would
`);
/** 'On the substitute, all in favor?', 'as to Ordinance 14, please call the roll'. */
const subjectFirst = pattern('i')`${opening}(?:on|as to|for) ${named},? ${putting}\b`;

export const subjectIn = (text: string): string | null =>
  subjectAfter.exec(text)?.[1] ?? subjectFirst.exec(text)?.[1] ?? null;

const mainMotion =
  /\bas amended\b|\bmain motion\b|\b(?:original|underlying) (?:motion|resolution)\b/i;
const matters = [
  'motion to amend',
  ...words('amendment substitute main motion rule resolution bill ordinance item agenda calendar'),
  ...words('minutes contract'),
];
const firstMatter = pattern('i')`\b(${matters})\b`;

/** Whether words such as 'the resolution as amended' mean the main motion or one on the way to it. */
export function aboutOf(subject: string | null): About {
  if (subject === null) return null;
  if (amendmentsNamed(subject, true)[0]?.from === 0) return 'amendment';
  if (mainMotion.test(subject)) return 'main';
  const first = firstMatter.exec(subject)?.[1];
  if (first === undefined) return null;
  if (/amend|substitute/i.test(first)) return 'amendment';
  if (/^motion/i.test(first) && /^[^,]{0,60}\bto amend\b/i.test(subject)) return 'amendment';
  return /^motion/i.test(first) ? 'motion' : 'main';
}

const back = phrases(`
  back (?:on|to)
  return(?:ing)? to
  now (?:on|have)
  before us is
  left with
  takes us to
  brings us to
`);
const mainOne = '(?:the |our )?(?:main|original|underlying|first) (?:motion|question)';
/** 'That brings us to the original motion', 'now on the main motion'. */
const backToMain = pattern(
  'i',
)`\b${back} ${mainOne}\b|\bback to (?:the |our )?motion as amended\b|\bthe main motion\b`;

const weAre = phrases(String.raw`
  on
  is there any
  any
  we(?:'re| are) (?:now )?(?:back )?(?:on|to)
  we (?:now )?have
`);
/** 'We now have the ordinance as amended', 'any discussion on the item as amended?'. */
const onAmended = pattern(
  'i',
)`^(?:(?:and|so|now|okay|then)[,.]? )*${weAre}\b[^.?]{0,60}\bas amended\b`;

/** Whether the chair goes back to the main motion after what was moved on the way. */
export function returnsToMain(text: string): boolean {
  return backToMain.test(text) || (onAmended.test(text) && !isAmendedAmendment(text));
}
