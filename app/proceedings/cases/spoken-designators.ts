import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import { measured } from '../language/run-on.ts';
import { romanValue } from './designators.ts';

/** A designator as it was said, under the key that its written form has too: '6.a'. */
export type SpokenDesignator = {
  /** 'c' alone where only the letter was said: its number is that of the heading that is open. */
  key: string;
  /** Where it stands in the text, and where what follows it begins. */
  at: number;
  end: number;
  /** Whether an item is taken up with it, and not only spoken of. */
  isLead: boolean;
  /** Whether it stands without 'item': '10.1.' may be a share of parking spaces. */
  isBare: boolean;
};

// '5 C', '4A', '8.3', 'twelve C', 'six point two'. A small 'a' alone is an article, and 'One I' no item.
/** 'Five d', 'eight a appointments', as captions without capitals have them. */
const small =
  pattern()`(?<=\b${countWords} )(?-i:[b-h]|a(?=,? (?:the|is|this|our|\p{L}{5,})\b)(?! ${measured}))`
    .source;
/** '20 I' is an item; '9 I authorizing' is 'nine is authorizing', as captions hear it, and 'on 13 I want' is who speaks. */
const noLetter = `(?:${words(String.raw`
  (?:author|approv|accept|adopt|amend|appoint|confirm|award)\p{L}*ing want think would have had just am was do don't
  know believe appreciate also guess mean move saw noticed like
`).join('|')})`;
const letterI = String.raw`(?<=\d(?:[-.]|\s[-.]\s?)?)(?-i:I)|(?<=\d\s)(?-i:I)(?! ${noLetter}\b)`;
// '20-0' is what speech to text makes of '20-O'.
const letter = String.raw`(?<letter>(?-i:[A-HJ-Z])|(?<=\d-)0(?= (?:is|are)\b)|${letterI}|(?<=\d)(?-i:[a-z]|[A-Z]{2})|${small})(?![\p{L}'’])`;
const said = pattern(
  'iu',
)`(?<number>\d{1,3}|${countWords})(?:\s?[-.]?\s?${letter}|(?:\.| point | dot )(?<sub>\d{1,2}|${countWords})(?<parts>(?:(?:\.| point | dot )\d{1,2}\b){1,2})?)?`;
const units = words(`
  percent million billion thousand hundred acre acres feet foot mile miles dollar dollars hour hours
  minutes year years days cents
`);
/** '12 acres' and '8.3%' are no designators; '8.1's a resolution' has one. */
const notInNumber =
  pattern()`(?![\p{L}\d%]|['’](?!s (?:an? |the )?\p{L}{4})|[.,:/]\d|-\d|-\p{L}{1,4}-| ${units}\b)`
    .source;
/** '33-2025', '40 dash 2025', '32 of 20 25': where items are numbered anew each year. */
const ofYear = String.raw`(?:(?:\s?-\s?| of | dash | )20 ?\d\d(?!\d))?`;
const anyItem = '(?:(?:agenda|action|discussion|information|business) )?items?';
const onAgenda = '(?: on (?:the|our) agenda)?,?(?: which| that)? (?:is|are|being)';
const itemWord = String.raw`(?:${anyItem}(?:${onAgenda})?|agenda) (?:numbers? |no\.? ?|letter |roman numeral )?`;
const afterItem = pattern('giu')`\b${itemWord}${said}${ofYear}${notInNumber}`;
/** 'Item four eight discussion and action on': 4.8, as captions hear it without its point. */
const twoCounts = pattern(
  'giu',
)`\b(?:agenda )?item (?:number )?(?<number>${countWords}) (?<sub>${countWords})(?=[,:]? (?:an? |the )?(?:${words(
  'discuss consider approv award presentation report resolution ordinance request adopt appoint',
)})\p{L}*\b)`;
const behindLetter = '(?:is|and|through|to|(?:consider|award|approv|accept|adopt)\\w*)';
const itemLetter = String.raw`[B-HJ-Z]|[AI](?=[.,:;]| ${behindLetter}\b|$)|[a-z](?=[,.:;?])|[b-hj-z](?= \p{Lu})`;
/** 'Item C', 'letter D': 'item A' only where no noun follows, for it may be an article. */
const lettered = pattern(
  'gu',
)`\b(?:[Ii]tems? |[Ll]etter |[Nn]ext is |[Uu]nder )(?:letter |number )?(?<letter>${itemLetter})(?![\p{L}'’.]\p{L}|[\p{L}\d'’])`;
/** 'Roman numeral seven', 'item VII'. */
const roman = pattern(
  'gu',
)`\b(?:[Ii]tem |[Rr]oman [Nn]umeral )(?:number )?(?<roman>[IVX]{2,6})(?:\s?[-.]?\s?(?<letter>[A-H]))?\b`;
/** 'Agenda item A3326 South 18th Street': a letter that captions set onto a house number. */
const glued =
  /\b(?:[Aa]genda )?[Ii]tem (?<letter>[A-Z])(?=\d{2,5} (?:[\p{Lu}\d][\p{L}\d'’.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|Place|Court|Way)\b)/gu;
// 'I 6C, consider' is how captions hear 'Item 6C'.
const filler = phrases(String.raw`
  I(?:'m)?(?= \d{1,2}[A-Z],? )
  and|so|now|okay|ok|all right|alright|right|thank you|next|then|um|uh|finally|(?:new|old) business
  next (?:is|up|up is|item|on the agenda|we have)|(?:public )?hearings?|(?:our|the) (?:first|next|last|only) (?:one|item|case) (?:is|will be)
  (?:that )?(?:brings|leads|takes|gets) us to|moving (?:right )?(?:along|on)(?: ?to)?|move on ?to|on ?to|let's (?:go|move)(?: on)? ?to
  number|roman numeral|we(?:'re| are) (?:now )?(?:on|at)|we have|we'll go to|back to|this is|under
`);
/** At the start of a sentence, with a letter or a part after it: '5B.', 'Okay, 4A Old Business', '8.3 is'. */
const atStart = pattern('iu')`^(?:\W*\b(?:${filler})\b)*\W*${said}${notInNumber}`;
/** 'Article 12. To see if the town will vote', as the warrants of town meetings number. */
const article = pattern(
  'iu',
)`^(?:\W|\b(?:the moderator|okay|so|now|next is|we(?:'re| are) on|move on to|take up)\b)*article ${said}(?!,? section\b)(?=[.,:]| (?:is|to see)\b|$)`;
/** 'On five c.', 'no, sorry, on 5C': what is meant is at hand. */
const meant = pattern('iu')`^(?:(?:no|sorry|okay)[,.]? )*on ${said}(?:[.!]?$|\. (?=\p{L}))`;
/** 'Water rates, item eight.': the title, and then its number. */
export const behindTitle = pattern(
  'iu',
)`^(?:(?:okay|all right|so|and|now|then|next)[,.]? )*(?:the )?(?<title>(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+), item (?:number )?${said}[.]?$`;
/** What comes after a designator when its item is read out. */
const beginsTitle = pattern()`(?:${phrases(String.raw`
  is|are|would be|will be
  (?:an? |the )?(?:resolutions?|ordinances?|approval|requests?|consideration|council bill|bill|motion|discussion)
  (?:an? |the )?(?:presentation|report|appointment|update|proclamation|first reading|second reading)
  (?:an? |the )?(?:old business|new business|public hearing|application|variance|conditional use)
  discuss(?:ing)?(?: and| or)? consider(?:ing)?
  discuss (?:the|an?)
`)})\b`;
const followsDesignator = pattern(
  'i',
)`^[\s,:]*(?:${beginsTitle}|in(?:to)? the record\b|which (?:is|would be)\b)|^['’]s\b|^,? excuse me`;
const papers = '(?:resolution|ordinance|bill|request|approval|consideration|presentation)';
/** '8.3 is resolution', within a sentence that runs on. */
const within = pattern(
  'giu',
)`(?<=[a-z.,?!] (?:agenda )?)${said}(?=[:,]? ${beginsTitle}|['’]s (?:an? |the )?${papers})`;

/** 'Five b is the road salt, five c the tree contract': within a list of them. */
const inList = pattern('giu')`(?<=\p{L}, )${said}(?= (?:the|our) \p{L})`;

/** What is said of an item while another is open: 'I move to continue item three', 'for 5A and 5B'. */
const spokenOf = pattern('i')`\b(?:${phrases(String.raw`
  move|motion|approve|second|vot(?:e|ed|ing)|abstain\w*|pull(?:ed)?|remove|table|continue|postpone|amend
  regarding|discuss(?:ed|ion)? (?:of|on)|speak(?:ing)? (?:to|on)|comments? on|address
  on(?! to\b)|for|about|in|of|and|or|through|earlier|previous|later|was|were
`)})(?: (?:the|agenda|to|on|that|from|number))*\s*$`;
const isTakenUp = pattern('i')`\b${phrases(String.raw`
  next|now|finally|lastly|mov(?:e|ing) on(?:to)?|go(?:ing)? (?:on ?)?to|turn to|proceed|call(?:ing)?(?: up)?|read|start(?:ing)? with|begin
  (?:brings?|leads?|takes?|gets?) us to|leaves us with|that leaves|take up|on ?to|up is|we have|we are on|we're on
  (?:first|second|third|last|only) (?:item|one|case|matter)(?: is|(?: is)? (?:on|in|under) (?:\w+ ){0,5}\w+)(?=\W*$)
`)}\b`;
/** 'We'll move to', 'let's go ahead and jump to'. */
const isTurnedTo =
  /\b(?:mov(?:e|ing)|go(?:ing)?|turn|proceed|skip|jump)(?: (?:on|along|ahead|now|right|back|forward|down|up|over|and|go))* (?:in|on)?to (?:the )?$/i;
/** 'Please read the title for', 'read the caption of consent'. */
const asksToRead =
  /\bread (?:the |us the |its )?(?:short )?(?:title|caption|heading|name)s? (?:for|of|on) (?:the )?(?:\w+ ){0,2}$/i;
/**
 * 'Item nine or attributed', 'item 4 and 5': more is meant than one item; 'item seven shows': a page is;
 * 'item 7, Hale, aye': a roll is on it.
 */
const goesOn = pattern('i')`^,?\s*(?:${[
  String.raw`\w+,? (?:aye|yes|no|nay)\W*$|(?:an? )?roll[- ]call\b`,
  String.raw`(?:identifies|shows|lists|contains|or|and|passes|carries|fails|passed|carried|failed|through|of the|were|was|has|had|have|is being|is \w+ed)\b`,
]})`;
/** 'Is there a motion to approve item b, the roof?': the chair takes it up by asking for one. */
const asksForMotion = pattern('i')`(?:^\W*|\b(?:${phrases(String.raw`
  is there|do (?:i|we) (?:have|hear)|(?:may|can|could) (?:i|we) (?:have|get|hear)|(?:i'd|i would|i'll) (?:entertain|accept|take|like)
`)}) )an? motion (?:to|for) (?:the )?(?:approv|adopt|accept)\w*(?: of)? (?:agenda )?$`;
/** 'Item 9 has been withdrawn' is all that becomes of it. */
const isDisposed =
  /^,?\s*(?:is|was|has|will|had|have)\b.{0,20}\b(?:withdrawn|continued|postponed|tabled|deferred)\b/i;

/** 'Item 7 was the leash rule, but staff asked to pull that.' */
const wasToCome = /^,? was (?:going to be |to be )?(?:the|an?|our) [^.?!]{3,80}?,? but\b/i;

/** 'We'll go ahead and move to 5A', 'that brings us to seven point two'. */
const leads = '(?:brings?|leads?|takes?|gets?) us';
const starts = 'mov(?:e|ing)|go(?:ing)?|get|on|start|begin|turn|proceed|next|up';
const goes = String.raw`\b(?:${starts}|${leads})(?: (?:ahead|and|on|now|down|forward|right|along|is|up|back|over))*(?: (?:to|with|is|have|into|onto)) `;
const heading = '(?:(?:the )?(?:public hearing|new business|old business),? )?';
const turned = pattern(
  'giu',
)`${goes}${heading}${said}${notInNumber}(?=\W*$|[.,:;]|,? (?-i:[A-Z])|,? ${beginsTitle}|,? which (?:is|will be)\b|,? (?:approv|adopt|consider|appoint|award)\w*)`;

/** 'If I can do the first one, 10.1, the news bulletin.' */
const oneOf = pattern(
  'giu',
)`\b(?:first|next|last|only) one,? (?:is |being )?${said}${notInNumber}(?=,)`;

/** What may stand before an item that is taken up: 'And now', 'Our consent agenda,', 'Under new business,'. */
const leadsIn = pattern('i')`^\W*(?:(?:${phrases(String.raw`
  and|so|now|okay|all right|right|um|uh|yes|finally|an?|gin|again|engine|thank you
  (?:(?:on|under|for) )?(?:our |the )?consent (?:agenda|calendar)
  (?:(?:on|under|for) )?(?:our |the )?(?:old|new|unfinished) business
`)})\W+)*$`;

/** The designators in a sentence, in order. */
export function designatorsIn(text: string): SpokenDesignator[] {
  const found = new Map<string, SpokenDesignator>();
  const add = (match: RegExpExecArray | RegExpMatchArray, isLead: boolean, isBare: boolean) => {
    const key = keyOf(match.groups ?? {});
    const at = match.index ?? 0;
    const end = at + match[0].length;
    if (key === null) return;
    const known = found.get(key);
    if (!known || (isLead && !known.isLead)) found.set(key, { key, at, end, isLead, isBare });
  };
  const leads = (match: RegExpMatchArray) => {
    const before = text.slice(0, match.index);
    const after = text.slice((match.index ?? 0) + match[0].length);
    if (isDisposed.test(after) || wasToCome.test(after)) return true;
    if (goesOn.test(after)) return false;
    return (
      (asksForMotion.test(before) && /^[,:?]/.test(after)) ||
      leadsIn.test(before) ||
      /\bwe(?:'re| are) (?:now )?(?:on|at) $/i.test(before) ||
      isTurnedTo.test(before) ||
      asksToRead.test(before) ||
      (isTakenUp.test(before.replace(/\bnext one\b/gi, '')) && !spokenOf.test(before)) ||
      followsDesignator.test(after)
    );
  };
  const apart = [...text.matchAll(twoCounts)];
  for (const match of apart) add(match, true, false);
  for (const match of text.matchAll(afterItem))
    if (!apart.some(({ index }) => index === match.index)) add(match, leads(match), false);
  for (const match of text.matchAll(roman)) add(match, leads(match), false);
  for (const match of text.matchAll(lettered)) add(match, leads(match), false);
  for (const match of text.matchAll(glued)) add(match, leads(match), false);
  const warrant = article.exec(text);
  if (warrant) add(warrant, true, false);
  const told = behindTitle.exec(text) ?? meant.exec(text);
  if (told && (told.groups?.title || told.groups?.letter)) add(told, true, false);
  const start = atStart.exec(text);
  if (start) {
    const after = text.slice(start[0].length);
    const isNumbered =
      /\b(?:number|roman numeral) \S+$/i.test(start[0]) &&
      /^(?:[.,:]|\s*$| (?:is|on|would)\b)/.test(after);
    const isPlain =
      /^(?:(?:,? (?:is|are)|['’]s) (?:an?|the|our|\p{L}{3,}ing)\b|[.,:] )/iu.test(after) &&
      /\p{L}|^\W*\d/u.test(start[0]);
    // 'Eleven.', 'Back to 6.'
    const isAlone = /^[.!]?$/.test(after) && /^\W*[\p{L}\d]/u.test(start[0]);
    if (start.groups?.letter || start.groups?.sub) add(start, !goesOn.test(after), true);
    else if (isNumbered) add(start, true, false);
    else if (isPlain || isAlone) add(start, true, true);
  }
  for (const match of [...text.matchAll(turned), ...text.matchAll(oneOf)])
    if (match.groups?.letter ?? match.groups?.sub) add(match, true, false);
  for (const match of [...text.matchAll(within), ...text.matchAll(inList)])
    if (match.groups?.letter ?? match.groups?.sub) add(match, true, true);
  return [...found.values()].sort((a, b) => a.at - b.at);
}

function keyOf({
  number,
  letter: said,
  sub,
  parts,
  roman: signs,
}: Record<string, string | undefined>) {
  const value = signs
    ? romanValue(signs)
    : number === undefined
      ? null
      : /^\d/.test(number)
        ? Number(number)
        : smallNumber(number.toLowerCase());
  if (value === null) return number === undefined && !signs && said ? said.toLowerCase() : null;
  if (said) return `${value}.${said.toLowerCase().replace('0', 'o')}`;
  if (!sub) return String(value);
  const part = /^\d/.test(sub) ? Number(sub) : smallNumber(sub.toLowerCase());
  const deeper = (parts?.match(/\d+/g) ?? []).map((digits) => `.${Number(digits)}`).join('');
  return part === null ? String(value) : `${value}.${part}${deeper}`;
}
