import { pattern, words } from '#app/platform/language/pattern.ts';

const verbs = "(?:is|are|was|were|will|would|can|could|should|isn't|aren't|won't)";
const they = String.raw`(?:we|they|there|it|I|he|she)(?:['’](?:re|ll|s|d|m)| ${verbs})\b`;
/** 'For the reasons we discussed the administration recommends approval': bodies, and what papers are about. */
const bodies = pattern()`(?:the|our|this|that) (?:[\p{L}]+ )?${words(`
  administration staff department city county town village district board council commission committee applicant
  petitioner owner developer contractor company total cost price request contract project program purchase
`)} (?:${verbs}|${words('has have had must recommends? requests? proposes? asks needs wants received requires')})\b`
  .source;
const whoActs = `(?:${they}|${bodies}|this is an? )`;
/** 'With parking below we would have shops': a clause that nothing joins to the one before. */
const beginsBare = pattern('giu')`(?<=[\p{L}\d%] )(?=${whoActs})`;
/** Behind these what somebody does is part of what was begun: 'the plan that we have', 'the way they are', 'today we have'. */
const embeds: ReadonlySet<string> = new Set(
  words(`
    the a an this that these those my our your their his her its any some every each no both all half
    of to in on at by for with from as into onto over under between through during before after about around against
    without within along across toward towards upon via per except besides like unlike
    if when where while because since although though than whenever wherever once until unless whether
    and or but so nor yet cause which who whom whose what how why not
    think thinks thought thinking say says said saying know knows knew known see sees saw seen believe believes
    feel feels felt hope hopes guess mean means meant understand understood suggest suggests suggested told tell tells
    ask asked asks wish suppose imagine figure figured wonder wondering sure glad happy sorry afraid aware hear heard
    hears show shows shown note noted assume assuming recommend recommending recommends ensure make makes made find
    found learn learned realize realized remember forget confirm confirmed agree agreed decide decided assure indicates
    thing things way ways time times place places reason reasons one ones something everything anything nothing people
    money amount day days year years area areas point points part parts question questions stuff work job kind much many
    more most first next last only same best least less few lot lots everybody anybody somebody everyone anyone someone
    today tonight now then here there currently right yesterday tomorrow soon again maybe perhaps obviously hopefully
    actually basically really just also still even where's is are was were be been has have had will would can could
    should may might must do does did get got
  `),
);

/** 'The plan we are proposing', 'our way they could': what somebody does to the thing just named. */
const determiners: ReadonlySet<string> = new Set(
  words('the a an this that these those my our your their his her its any some every each no'),
);
/** In words: what stands so near before it takes in what somebody does. */
const near = 3;
const takesIn: ReadonlySet<string> = new Set(words('if when because that what which'));
/** In letters: enough for the words before a clause. */
const around = 80;

/** Where clauses begin in words without points that nothing joins to those before, as places in the text. */
export const bareStarts = (text: string): number[] =>
  [...text.matchAll(beginsBare)].flatMap(({ index }) => (isAnew(text, index) ? [index] : []));

/** In words: a condition, or who only says so, turns what comes so far behind it where no point parts them. */
export const turnsWithin = 20;
const turnsFar = pattern('i')`^(?:${words(String.raw`
  if unless whether should had provided assuming suppose supposing not never nobody none no cannot \w+n['’]t
  alleg\w* argu\w* fear\w* afraid worr\w* insist\w* complain\w* pretend\w* disput\w* disagree\w* accus\w* rumou?rs?
  myths? contrary lies? lying lied claim\w* doubt\w* den(?:y|ied|ies|ying) false untrue believ\w* think\w* thought
  stat(?:es?|ed|ing) wr(?:ites?|ote|itten) report(?:s|ed)? promis\w* according without neither nor post(?:s|ed) agree\w* case
  say says said saying tell tells told telling hope\w* wish\w* imagin\w* suggest\w* contend\w* assert\w* oppos\w*
`)})$`;

/** Whether the words before a clause that nothing joins to them, in small letters, may turn what it says. */
export const isTurnedFar = (before: readonly string[]): boolean =>
  before.slice(-turnsWithin).some((word) => turnsFar.test(word));

function isAnew(text: string, at: number): boolean {
  const before = text
    .slice(Math.max(0, at - around), at)
    .trim()
    .toLowerCase()
    .split(/\s+/);
  const [last = '', second = ''] = before.toReversed();
  return (
    /^\p{L}{3,}$/u.test(last) &&
    !embeds.has(last) &&
    (!determiners.has(second) || text.startsWith('there', at)) &&
    !before.slice(-near).some((word) => takesIn.has(word))
  );
}
