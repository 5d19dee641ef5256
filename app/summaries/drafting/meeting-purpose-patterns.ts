import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

const kinds = [
  '(?:sub)?committee',
  ...words('council board commission authority assembly trustees supervisors'),
  'select board',
  'panel',
  'task force',
];
const namePart = String.raw`(?:[\p{L}\d'’&.-]+,? ){0,8}?`;
const ofWhat = String.raw`(?: (?:on|of|for) (?:the )?[\p{L}\d'’&, -]{3,70}?)?`;
const nameEnds = [
  '[.,;?!]',
  String.raw` (?:will|is|for|this|today|to order|come|meeting|stands|and I)\b`,
  String.raw` on (?:monday|tuesday|wednesday|thursday|friday)\b`,
  '$',
];
/** 'The Riverton city council', 'the Subcommittee on Water, Wildlife and Fisheries'. */
export const bodyName = pattern('iu')`\b((?:${namePart})${kinds}\b${ofWhat})(?=${nameEnds})`;

const greeting = '(?:good (?:morning|afternoon|evening)[,.]? )?';
/** 'Welcome to today's', 'this meeting of the', 'Good evening, the' */
export const introducesBody = new RegExp(
  `(?:${[
    String.raw`welcome(?: \p{L}+)? to (?:the |our |today's )?`,
    '(?:meeting|session|hearing) of (?:the )?',
    `^${greeting}(?:the |today, the )?`,
  ].join('|')})`,
  'giu',
);
export const ordersBody = /\b(?:come to order|is (?:convening|meeting)|meeting of|welcome)\b/i;

const today = String.raw`(?: here)?(?: today| tonight| this \w+)?`;
const meets = '(?:is|are) (?:meeting|convening|here)';
const toDo = words('consider hear discuss review examine receive');
const sessions = phrases(`
  evidence session
  public hearing
  oversight hearing
  field hearing
  work session
  study session
  scrutiny session
`);
const when = '(?:today|tonight|this (?:morning|afternoon|evening|hearing))';
const whoMeets = '(?:we|the (?:sub)?committee|the council|the board)';

type Subject = { said: RegExp; tell: (rest: string, match: RegExpExecArray) => string };

/** How chairs say what a meeting is for, and how a summary says it. The last group is the rest. */
export const subjects: readonly Subject[] = [
  {
    said: pattern('i')`\b${meets}${today} for the purposes? of (.{8,260})`,
    tell: (rest) => `met for ${rest}`,
  },
  {
    said: pattern('i')`\b${meets}${today} to (${[
      ...toDo,
      'mark up',
      'take up',
      ...words('vote conduct hold continue'),
    ]}\b.{8,260})`,
    tell: (rest) => `met to ${rest}`,
  },
  {
    said: pattern('i')`\bwe (?:meet|convene|gather)${today} to (.{8,200})`,
    tell: (rest) => `met to ${rest}`,
  },
  {
    said: pattern('i')`\b(?:our|an|the) (${sessions}) (.{8,220})`,
    tell: (rest, match) =>
      `held an ${(match[1] ?? '').toLowerCase()} ${rest}`.replace(/\ban (?=[^aeiou])/, 'a '),
  },
  {
    said: /\b(?:today's|this) (hearing|meeting) is (?:titled|entitled|called) (.{6,160})/i,
    tell: (rest) => `met for a hearing titled ${rest}`,
  },
  {
    said: pattern('i')`\b${when},? ${whoMeets}(?:'ll| will| are going to)? (${[
      ...toDo.slice(0, 5),
      'mark up',
      'take up',
      'vote on',
    ]}) (.{8,200})`,
    tell: (rest, match) => `met to ${match[1]?.toLowerCase()} ${rest}`,
  },
];
