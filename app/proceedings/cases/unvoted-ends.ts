import { months } from '#app/platform/language/months.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { CaseState } from './case.ts';

const it = pattern()`(?:it|that|this|that one|this one|the \p{L}+|\d+|${words(
  'seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
)})`.source;
const is = "(?:'s| is|'ll be| will be|'ll have to be|'ll just be)";
/** 'The twenty-second', 'November', 'our next meeting'. */
const when = pattern()`(?:${phrases(String.raw`
  ${months.join('|')}
  (?:the )?(?:\d+(?:st|nd|rd|th)|\w+(?:-| )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)
  (?:the |our )?next (?:meeting|month|one|time|week)
  (?:an?|some) (?:future|later) (?:meeting|date|time)
`)})\b`.source;
const committee = String.raw`(?:the |our )?(?:[\p{L}&-]+ ){0,4}(?:committee|subcommittee|commission|task force|working group|staff|attorney)\b`;

/** What a chair disposes of as soon as its title is read. */
const paper = String.raw`(?:this|that|the) (?:bill|resolution|ordinance|communication|petition|matter|item|paper)`;

/** 'That has been cancelled and that', before when it will be presented. */
const calledOff = String.raw`(?:that|it|this)(?:'s| has been| is| was) (?:cancell?ed|pulled|removed)(?:,? and|,? so)(?: (?:that|it|this))?`;

const goesOn = `(?:${is}|'ll| will)?(?: now)? ${
  pattern()`(?:${words(
    'moves? moving goes? going pass passe[sd] passing advance[sd]?',
  )}|be passed)(?: on| along| forward| over)?`.source
}`;
const anyReading = '(?:the |a |its |their )?(?:second|third|final) readings?\\b';

const anyOf = (list: string) => pattern('iu')`(?:^|[^\p{L}])(?:${phrases(list)})`;

/** How a matter ends without a vote, in the words of whoever presides; the first that fits. */
const ends: readonly (readonly [CaseState, RegExp])[] = [
  [
    'withdrawn',
    anyOf(String.raw`(?:they|he|she|the (?:applicant|petitioner|owner))(?:'ve|'s|'re| have| has| are| is)? (?:withdrawn|withdrew|withdrawing|pulled) (?:it|the|their|his|her|without prejudice)\b
    ${it}${is} (?:been )?withdrawn\b
    withdrawn by the (?:applicant|petitioner)`),
  ],
  [
    'continued',
    anyOf(String.raw`(?:leave|keep|keeping|leaving|hold) (?:the|this|that) (?:public )?hearing open\b(?=.{0,40}(?:till|until|to|,) ?(?:the )?${when})
    (?:the |this |that )?(?:public )?hearing(?:'s| is|'ll be| will be) continued (?:to|until|till) (?:the )?${when}
    continue (?:the|this|that) (?:public )?hearing (?:to|until|till) (?:the )?${when}`),
  ],
  [
    'tabled',
    anyOf(String.raw`${it}${is} tabled\b
    (?:we'll|we will|let's|just|I'd just as soon) table (?:it|that|this|the \p{L}+)\b(?! of)
    tabled by consensus
    (?<=^\W*(?:okay|so|all right|yes),? )tabled(?=\.|$)`),
  ],
  [
    'postponed',
    anyOf(String.raw`${it}(?:${is}|'ll| will| just)? (?:(?:have to )?(?:goes?|rolls?|going)|held|laid|carried|rolled|put|pushed)(?: (?:over|back|on))?(?: to| until| till)? (?:the )?${when}
    (?:'ll|will|it|that) (?:be )?(?:held|laid|carried|rolled|put) over\b
    ${it}(?:'ll| will) be back (?:on|in|at) (?:the )?${when}
    we(?:'ll| will) (?:see|take|hear|have|bring) ${it}(?: up| back)?(?: again)? (?:in|on|at) (?:the )?${when}
    (?:we're|we are|we'll|we will) (?:going to |gonna )?(?:push|hold) (?:it|that|this|the (?:item|matter|case)) (?:off |back |out )?(?:to|until|till) (?:the )?${when}
    ${calledOff}(?:'ll| will)? be (?:presented|heard|brought|considered|taken up|back|on)\b.{0,20}\b(?:on|in|at|to) (?:the )?${when}
    (?:hold|carry|lay|put) (?:it|that|this|the \p{L}+) (?:over|off)(?: to| until| till)\b`),
  ],
  [
    'introduced',
    anyOf(
      String.raw`(?:${it}|this (?:item|matter|ordinance|bill|resolution))${goesOn} to ${anyReading}
      (?:first|second) of (?:two|three) readings\b`,
    ),
  ],
  [
    'introduced',
    anyOf(
      String.raw`(?:that|${paper}) (?:will(?: also)?|shall|is to) be (?:placed )?on (?:the |our )?(?:\p{L}+(?:['’]s)? ){1,3}(?:(?:final|second) )?(?:passage |reading )?calendar\b`,
    ),
  ],
  [
    'referred',
    anyOf(String.raw`(?:${it}|${paper})(?:${is}| will also be| shall be) referred (?:to|back)\b
    (?<=^\W*(?:okay|so|all right),? )referred to\b
    (?:then|so|okay)[, ]+(?:\p{L}+ ){1,3}goes to ${committee}
    off it goes to ${committee}
    (?:let's|we'll) (?:send|refer|give) (?:it|that|this) (?:over |back )?to ${committee}`),
  ],
  [
    'received and filed',
    anyOf(String.raw`(?:we'll|we will|just|and) (?:just )?receive (?:it|that|this|the \p{L}+|your report)\b(?=.{0,20}(?:thanks|on file|and file|,|\.))
    (?<=^\W*(?:okay|so|all right|well)[, ]+(?:well, )?)received with (?:our )?thanks
    (?:place|placed|put) (?:it |that )?on file\b`),
  ],
];

/** Neither decided nor sent anywhere. */
const undecided =
  anyOf(String.raw`(?:nobody's|nobody is|we're not|we are not|not) (?:voting|acting) on (?:it|that|this|an?|the)\b
  nothing (?:for us |to do |here )?to (?:vote|act)\b
  not (?:anything|something) we (?:have|need) to (?:act|vote)
  no (?:action|vote) (?:on|needed on) (?:it|that|this)\b
  bring (?:it|that|this) back (?:to us|when)\b
  (?:by|that's) consensus\b`);

/** 'If you're here for that, we'll push it to June' puts nothing under a condition. */
const forWhom =
  /^\W*(?:so )?if (?:you're|you are|anybody is|anyone is) here (?:for|on) [^,.]{2,30}?(?:,|(?= we(?:'|\b))) */i;
/** In words: a longer sentence argues. */
const longest = 34;
const isOpen =
  /\?$|\b(?:if|unless|could|would|should|might|can|want to|like to|last (?:month|year|meeting))\b/i;

/** The state in which a sentence leaves a matter without a vote; null where it leaves none. */
export function endWithoutVote(said: string): CaseState | null {
  const clauses = isLong(said) ? said.split(runsOn) : [said];
  const told = clauses
    .map((clause) => clause.trim().replace(forWhom, ''))
    .filter((clause) => !isOpen.test(clause) && !isLong(clause));
  return ends.find(([, words]) => told.some((clause) => words.test(clause)))?.[0] ?? null;
}

const isLong = (text: string) => text.split(/\s+/, longest + 1).length > longest;
/** Where captions without points go on to another clause. */
const runsOn = /\b(?:but|um|uh|okay|all right|so)\b/i;

/** Whether a sentence ends a matter that nobody votes on. */
export const isLeftUnvoted = (text: string): boolean =>
  endWithoutVote(text) !== null || (!isOpen.test(text) && undecided.test(text));
