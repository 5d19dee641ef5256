import { anyWhole, pattern, words } from '#app/platform/language/pattern.ts';
import { findDates } from '#app/proceedings/facts/dates.ts';
import { type NumberMention, readNumbers } from '#app/proceedings/facts/numbers.ts';
import { findReferences } from '#app/proceedings/facts/references.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';

/** What is said to be done: 'the crew will begin', 'we're going to bring it back'. */
const deeds = `(?:${words(`
  come go be bring return hold start begin open close continue complete present build take have happen
  send vote meet update review last cost pay need add increase reduce result include provide create
`).join('|')})`;

/** What happens next, and by when. */
const nextSteps = anyWhole(String.raw`
      (?:will|would|'ll|going to|gonna|plans? to|expect(?:s|ed)? to) (?:\w+ )?${deeds}\w*
      next (?:meeting|month|week|year|step|phase|spring|summer|fall|winter)|by the end of|no later than|deadline|take(?:s)? effect|effective
      final passage|full council|second reading|come(?:s)? back|first step|come later|annually|every (?:\w+ )?(?:years?|months?)
    `);

/** What a sentence tells a reader who was not there, with how much each is worth. */
const kinds: { worth: number; words: RegExp }[] = [
  // What somebody is for or against.
  {
    worth: 0.8,
    words: anyWhole(String.raw`
      (?:i|we)(?:'m|'re| am| are)? (?:\w+ ){0,3}(?:support|supports|oppose|object|disagree|urge|demand|recommend|favor|plead|implore|challenge the)\w*
      (?:in|my|our|full|fully|strong|strongly) (?:favor|support|opposition)
      in support of|in favor of|opposed to|against (?:the|this|it)
      (?:i|we|i'm|we're|i am|we are|have|very|my|some|a little) (?:\w+ )?(?:concern\w*|worried|uncomfortable|troubled)
      hold (?:\w+ ){1,3}(?:accountable|responsible)|(?:we|you)(?:'ve| have) got to (?:do|act|stop|find|fix)
      urge (?:you|the)|ask(?:ing)? (?:you|the \w+|that) to|call(?:ing)? on|please (?:vote|support|encourage|consider|deny|approve|reject|adopt)
      (?:i|we) (?:\w+ ){0,2}(?:don't|do not|can't|cannot) (?:quite |really |fully |entirely )?(?:think(?! of)|believe|want|see|like|agree)
      i(?:'d| would) (?:like to see|ask|rather|prefer|move|suggest|encourage)|i(?:'m| am) not (?:sure|ready|comfortable|convinced)
      (?:doesn't|does not|don't|no) (?:make|makes) (?:any |much )?sense|(?:overly|too) (?:restrictive|much|fast|soon|many)|(?:not|un)fair|ridiculous|reckless|disappoint\w*
      more information|wonder(?:ing)? if (?:we|you|the)|could we|what if
      vote (?:no|yes|against)|(?:my|a) no vote|not (?:support|ready|comfortable|in favor|opposed)
      (?:can't|cannot|won't|will not|will|would|can|could) (?:not )?(?:support|vote for|be supporting|be voting)
      (?:better|rather|instead|prefer\w*|inclination)
      should (?:not )?(?:be|make|have|get|consider|look|require|wait)|need(?:s)? to (?:make sure|be|have|look|consider)
    `),
  },
  // What those who know advise.
  {
    worth: 0.9,
    words: anyWhole(String.raw`
      recommend(?:s|ed|ing|ation)?|(?:positive|favorable|unfavorable|negative) recommendation
      staff (?:is |are )?(?:request|recommend|suggest|find|support|find)\w*
      voted \w+ to \w+|(?:unanimously|forwarded|reviewed)\b
      already (?:been )?(?:directed|approved|adopted|budgeted|awarded|ordered)
    `),
  },
  // Who stands aside, and why.
  {
    worth: 1,
    words: anyWhole(String.raw`
      (?:I|I do|I also|she|he) (?:have|has|declare|declared) (?:an? )?(?:\w+ )?conflict of interest
      (?:will|'ll|would|going to|have to|need to|must) (?:be )?(?:abstain\w*|recus\w+)|(?:abstained|recused (?:him|her|my)self) from
    `),
  },
  // What nobody there can do, and what alone counts.
  {
    worth: 0.8,
    words: anyWhole(String.raw`
      can never|(?:no|not have|doesn't have|don't have) (?:jurisdiction|authority|power)
      only (?:criteri\w+|requirement|standard|condition|reason)|on hold
    `),
  },
  // What those who decide agree on without a vote.
  {
    worth: 0.5,
    words: anyWhole(String.raw`
      (?:sounds|looks|seems) like (?:we|there's|there is|everybody|everyone|a majority|the (?:council|board|commission|committee))
      (?:we|there's|there is|we've got|we (?:all |seem to )?have) (?:an? )?(?:agreement|consensus|majority)
      (?:an? )?(?:majority|consensus) of (?:the )?(?:council|board|commission|committee|members|us)
    `),
  },
  // Under which conditions, and what must be done.
  {
    worth: 0.6,
    words: anyWhole(String.raw`
      conditions?|subject to|only if|unless|provided that|as long as|contingent|limited to|restrict\w*
      must|shall|required?|requires|requirement|prohibit\w*|not allow\w*|allow(?:s|ed)? (?!me)|exempt\w*|cannot|can't
      minimum|maximum|at least|at most|no (?:more|less|fewer|later) than|whichever (?:is|comes)
      comply|compliance|violat\w*|within (?:one|two|\d+) (?:days?|weeks?|months?|years?)
    `),
  },
  // What happens next.
  { worth: 0.7, words: nextSteps },
  // What somebody means to do with a place or a thing, and what has stood there.
  {
    worth: 0.6,
    words: anyWhole(String.raw`
      intend(?:s|ed|ing)? (?:to|for|use)|plan(?:s|ned|ning)? to (?:use|build|open|develop|convert|keep|turn)
      (?:use|used|utilized?|operat\w+|serv(?:e|es|ed|ing)|built|constructed|converted|designed|zoned|known) (?:as|into)
      (?:was|were|is|are|been|be) (?:originally |first )?(?:built|constructed|established|founded|closed|replaced|demolished|removed)
      enabl(?:e|es|ing) (?:us|the|them)|(?:is|are|it's|property|site|parcel) (?:\w+ )?located
    `),
  },
  // Why.
  {
    worth: 0.4,
    words: anyWhole(
      `because|due to|the reason|in order to|as a result|so that|since|therefore|that's why|which means`,
    ),
  },
  // What it does, and to whom.
  {
    worth: 0.35,
    words: anyWhole(String.raw`
      cost|costs|fund(?:s|ing|ed)?|budget|tax(?:es)?|rates?|fees?|price|salary|grant|revenue|savings?|cut(?:s|ting)?|increas\w+|decreas\w+|reduc\w+|rais\w+|lower\w*
      flood\w*|traffic|congest\w*|parking|noise|safety|danger\w*|crime|polic\w+|housing|homes?|units|residents|neighbors?|jobs|school|students|water|sewer|road|infrastructure|drainage
      develop(?:er|ers|ment|ments)?|construct(?:ion|ed)?|business(?:es)?|propert(?:y|ies)|buildings?|bridges?|sidewalks?|streets?|trails?|parks?|detour\w*|clos(?:ed|ure|ing)
      propos\w+|request\w*|appli\w+|rezon\w+|variance|amend\w+|ordinance|contract|lease|plan
    `),
  },
];

/** Numbers beside these count what is decided on: '13,000 square feet', '5 to 0', '18 months'. */
const measured = anyWhole(String.raw`
  percent|square (?:feet|foot)|acres?|feet|foot|miles?|inches|gallons|tons|years?|months?|days|hours|dollars|votes?
  units|homes|lots|spaces|spots|seats|beds|vehicles|parcels|trees|students|officers|residents|people|families
`);
const worth = {
  money: 1,
  number: 0.55,
  compared: 0.8,
  date: 0.45,
  nextDate: 0.4,
  reference: 0.3,
  name: 0.08,
};
const most = { numbers: 3, dates: 2, references: 1, names: 3 };
/** Small numbers count members, minutes and items; larger ones say how much. */
const smallNumber = 12;
const amount = `(?:${words('zero none two three four five six seven eight nine ten eleven twelve').join('|')}|\\d+)`;
/** 'More than half of the lots', 'grown from three to eight': a share, or how much something changed. */
const compares = anyWhole(String.raw`
  (?:more than|less than|over|about|almost|nearly|at least|only) (?:a )?(?:half|thirds?|quarters?|double|twice)
  (?:half|two thirds|a third|a quarter|three quarters|none|all) of (?:the|our|those|these|them)
  (?:from|was|were|had|only) (?:\w+ ){1,3}(?:to|and it'?s (?:now|grown to|up to)|down to|up to) (?:\w+ )?${amount}
  (?:grown|increased|decreased|dropped|fallen|risen|down|up) (?:from|to|by) ${amount}
`);

/** What is said to those who look at a picture, or about the talk itself. */
const shows = anyWhole(String.raw`
  (?:as )?(?:you|we) can see|looking at|here (?:we|you|is|are)|this is (?:just|the|our|a|where)
  these are (?:just )?(?:some|the|a)|(?:next|this) slide|on the screen|if you (?:flip|look|turn)
  pull up|take a look|right here|(?:in|on) the (?:bottom|top|left|right) |let me|i'll go through
  walk (?:you )?through
  i (?:just )?want(?:ed)? to (?:touch|mention|say|make sure|highlight|note|flag|start|acknowledge)
  as i (?:mentioned|said)|talk(?:ing|ed)? about|spoke about|a lot of
  (?:on|of) pages? \d+|line items?|look(?:ing)? across|(?:this|that|the) (?:column|row|line|chart|graph)
`);
/** Events that a town invites to: with their dates they tell much, and nothing that anybody decides. */
const leisure = anyWhole(String.raw`
  tickets?|tournaments?|concerts?|festivals?|parades?|fireworks|5k|karaoke|carnivals?|raffles?|fundraisers?
  dancing|all.stars?|opening ceremon(?:y|ies)|restaurant weeks?|movie nights?|trick or treat|santa|egg hunt
`);
/** What says less than it seems. */
const vague = pattern(
  'gi',
)`\b${words("thing things stuff something somehow whatever kind sort maybe guess anyway y'all somebody")}\b`;
const shown = 0.45;
const ofLeisure = 0.5;
const vagueLoss = 0.25;

/** Numbers that say how much of something there is. */
const countedIn = (text: string, numbers: readonly NumberMention[]) =>
  numbers.filter(
    ({ unit, value }) => unit !== 'plain' || value > smallNumber || measured.test(text),
  );

/** Whether a sentence says how much of something there is. */
export const countsSomething = (text: string, tokens: Token[]): boolean =>
  countedIn(text, readNumbers(tokens)).length > 0;

/** How much a sentence tells of amounts, dates, conditions, positions, reasons and next steps, from 0 up. */
export function tellingOf(text: string, tokens: Token[]): number {
  const numbers = readNumbers(tokens);
  const isMeasured = measured.test(text);
  const counted = countedIn(text, numbers);
  const dates = findDates(text, tokens).length;
  const names = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  let told =
    (numbers.some(({ unit }) => unit === 'money') ? worth.money : 0) +
    Math.min(most.numbers, counted.length) * worth.number +
    (compares.test(text) ? worth.compared : 0) +
    Math.min(most.dates, dates) * worth.date +
    Math.min(most.references, findReferences(text, tokens).length) * worth.reference +
    Math.min(most.names, names) * worth.name;
  for (const kind of kinds) if (kind.words.test(text)) told += kind.worth;
  if (dates > 0 && nextSteps.test(text)) told += worth.nextDate;
  if (shows.test(text) && !takesSide(text) && !(isMeasured && counted.length > 0)) told *= shown;
  if (leisure.test(text) && !takesSide(text)) told *= ofLeisure;
  return Math.max(0, told - vagueLoss * (text.match(vague)?.length ?? 0));
}

export const namesMoney = (text: string) => /[$£€]\s?\d|\bdollars\b/.test(text);

/** Whether somebody says what they are for or against. */
export const takesSide = (text: string) => kinds[0]?.words.test(text) ?? false;

/** 'I do not support', 'we are opposed to', 'I urge you to': a side that nobody can mistake. */
const plainly = anyWhole(String.raw`
  (?:i|we)(?:'m|'re|'ll|'d| am| are| will| would)? (?:\w+ ){0,3}(?:support|oppose|object|disagree|urge|favor)
  (?:in|my|our|full|fully|strong|strongly) (?:favor of|support of|support|opposition)
  (?:i'm|we're|i am|we are|i stand|speaking) (?:\w+ )?(?:opposed|against|for)
  (?:i|we)(?:'ll| will| would|'d| can't| cannot)? (?:not )?(?:be )?(?:voting|vote) (?:no|yes|for|against)
  please (?:vote|support|deny|approve|reject|adopt)
`);

/** The same, in words that say so. */
export const saysSide = (text: string) => plainly.test(text);
