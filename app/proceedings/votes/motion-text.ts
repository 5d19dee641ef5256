import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** A motion is told in one sentence: in words, what a reader still takes in. */
const longestMotion = 70;
/** Fewer words than these are no motion yet, and within so many sentences it goes on. */
const unfinished = { words: 3, reach: 4 };

/**
 * The words of a motion from where it was made: captions end sentences too early ('I move the
 * committee. Grant H.R. 4922.'), so a fragment takes in what follows.
 */
export function motionText(
  said: string | null,
  sentences: readonly SpokenSentence[],
  at: number,
): { text: string | null; to: number } {
  if (said === null) {
    // 'Motion by Mr. Ortiz. To approve the plat.'
    const next = sentences[at + 1];
    const goesOn = next && beginsMotion.test(next.text) ? next : null;
    return { text: goesOn && tidyMotion(goesOn.text), to: goesOn ? at + 1 : at };
  }
  let text = said.trim();
  let next = at + 1;
  for (;;) {
    const goesOn = next < at + unfinished.reach && isTail(sentences[next]?.text ?? '');
    if (wordCount(text) >= unfinished.words && !goesOn) break;
    const follows = sentences[next];
    if (!follows || follows.opensTurn || next > at + unfinished.reach || isReply.test(follows.text))
      break;
    text = `${text.replace(/[.]$/, '')} ${lowerFirst(follows.text)}`;
    next += 1;
  }
  const tidy = tidyMotion(text);
  return { text: tidy !== null && elsewhere.test(tidy) ? null : tidy, to: next - 1 };
}

const beginsMotion =
  /^(?:To|That we) (?:approve|adopt|accept|deny|table|continue|postpone|recommend|award|authorize|grant|appoint|amend|move forward)\b/;
/** What follows a motion without being part of it. */
export const isReply = pattern('i')`^(?:I(?:'ll)? )?${phrases(String.raw`
  second
  support
  so moved?
  moved?
  all (?:those )?in favou?r
  any
  is there
  thank
  okay
  all right
  motion (?:by|from)
  discussion
  we have
  there(?:'s| is)
  it(?:'s| has)
  aye
  opposed
  (?:and )?by(?! \w+ing\b)
  on the question
`)}\b`;
const isTail = (text: string) =>
  goesOnTo.test(text) ||
  (wordCount(text) <= 3 &&
    /^(?:closed|open|structured|modified|as amended|with conditions)\b/i.test(text));
/** 'Motion to approve the plat.' 'To create two lots with a private road.' */
export const goesOnTo =
  /^To (?!(?:the|a|an|our|my|be|that|this|answer|clarify|me|summari[sz]e)\b)\p{Ll}+ (?!.*\b(?:I|we|you|he|she|they|it|is|are|was|will|would|can)\b)(?:\S+ ){2,}/u;

/** Captions without any points go on to what is said next: 'approve it I think we all', 'adopt second did I hear'. */
const talkAfter = pattern()`(?<!\b(?:because|that|what|which|as|if|and)) (?:${phrases(String.raw`
  (?:there(?:'s| is| has)|I hear|I have|we have)(?: been)? a motion
  (?:and )?(?:I think|I believe|I guess|I usually|I see|I heard|did I hear|did you|do we|do I|is there|can we|can I)
  second(?= (?:did|do|we|is|okay|all right|any|roll|thank|motion|yeah|yes|it)\b|$)
  (?:yeah|yes|okay|all right|oh|um|uh)(?= (?:and|we|I|you|it|that|this|so|okay|yes|second|motion|is|do)\b)
`)})\b.*$`;

/** 'Deny it, and if I could say why after the second': what the mover says of saying it. */
const asides = pattern(
  'i',
)`, and (?:${phrases('if I (?:could|may|might)\ncan I\ncould I\nmay I\nthank you\nthanks')}|I(?:'ll| will|'d| would)(?: like to)? (?:say|explain|speak|tell)|I thank)\b.*$`;

/** 'Postpone for a period of time a', before the second; 'option a' and 'item 4 a' are whole. */
const cutArticle = pattern()`(?<!(?:\d|\b${words(
  'plan option item part section phase lot exhibit schedule class grade type zone version',
)})) an?$`;

/** 'Approve it, Commissioner Hale': who is told behind it. */
const nameBehind = pattern('u')`, ${anyTitle} \p{Lu}[\p{L}'’-]+$`;

/** 'The main paper on the motion of Councilor Hale to approve': told again with who moves it. */
const moversOwn = pattern(
  'u',
)` on the motion of (?:${anyTitle} )?\p{Lu}[\p{L}'’-]+(?: to \p{L}+)?[.?]*$`;

const bodyOf = words('planning zoning city town village county school library park budget finance');
/** 'That the council pass it': who decides. */
const ofName = String.raw`(?:(?-i:\p{Lu})[\p{L}.'’-]+ ){1,6}`;
const aBody = pattern()`(?:the )?(?:${bodyOf} |${ofName})?(?:council|board(?: of ${words(
  'education directors trustees supervisors commissioners',
)})?|commission|committee)`.source;
const decidesIt = pattern('iu')`^(?:we|${aBody}) (?:hereby |shall )?(?=${words(`
  certify ratify approve adopt accept grant adjourn recess deny table postpone continue pass suspend waive wave open close forward
  recommend send award authorize appoint enter convene reconvene meet
`)}\b)`;

/** 'That the commission approved the request', as captions hear 'approve'. */
const decidedIt = pattern('iu')`^${aBody} (approve|adopt|accept|grant)e?d (?=the |an? |this )`;

/** 'That we, I make a motion that we adjourn', 'make the motion that we move to adopt it': what was begun is dropped. */
const begunAgain =
  /^(?:(?:\S+ ){0,4}?I(?:'ll| will)?|we) (?:make a motion|move) (?:that we|that|to) /i;

/** 'Continue -- a note from the applicant to continue number 9': what was broken off is said again. */
function saidAgain(motion: string): string {
  const [verb] = /^\p{L}+/u.exec(motion) ?? [];
  const broken = motion.search(/(?:--|—)(?!.*(?:--|—))/);
  const again =
    verb === undefined ? -1 : motion.slice(broken).search(new RegExp(`\\b${verb}\\b`, 'iu'));
  return broken > 0 && again >= 0 ? motion.slice(broken + again) : motion;
}

/** 'The Capital Funds, I'm sorry, Capital Projects Fund budget': what the mover takes back. */
const slip =
  /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}, (?:I['’]m |excuse me, )?sorry, (?=\p{Lu})/gu;

/** Trims a motion to a phrase: no 'that', no closing point, no more than a reader can take in. */
export function tidyMotion(text: string): string | null {
  let tidy = text
    .replace(
      /,? (?:madam|mr\.?|mister) (?:chair\w*|mayor|president|speaker|clerk|secretary)\b.*$/i,
      '',
    )
    .replace(/\(?\b(?:duly|properly) second(?:ed)?\b.*$/i, '')
    .replace(
      /(?<!\b(?:an?|the|our|this|further))[\s,–-]{1,3}(?:second(?:ed)?[.,]? discussion|discussion[:.,]? (?:seeing|hearing) none)[.!?]*$/i,
      '',
    )
    .replace(/^(?:it |that )?(?:chair\w*|mayor|president|moderator|speaker)[.!]*$/i, '')
    .replace(/\s*\[[^\]]{0,40}\]?/g, ' ')
    .replace(slip, '')
    // 'A motion to close from someone?'
    .replace(/,? (?:from|by) (?:someone|somebody|anyone|anybody)\b\W*$/i, '')
    // Captions without stops go on to the next step: 'approve it Motion to approve from Hale'.
    .replace(
      /(?<=\p{L}) (?:So moved?|[Oo]n the question [Rr]oll|[Rr]oll call please|Is there a|Motion (?:to|by|from|carries|passes)|Second(?:ed)?(?: by| from)|All (?:those )?in)\b.*$/u,
      '',
    )
    // 'Can we get a motion to close? Motion to close from Hale.'
    .replace(/\?\s.*$/s, '')
    .replace(talkAfter, '')
    .replace(/\b(?:um|uh|er|ah)\b,?\s*/gi, '')
    .replace(/[,.]? (?:all right|okay)[.!]*$/i, '')
    .replace(/^[\s,:;-]+/, '')
    .replace(/^(?:that|to|for|is|on)\b\s*/i, '')
    .replace(/^be able to /i, '')
    .replace(begunAgain, '')
    .replace(decidesIt, '')
    .replace(decidedIt, '$1 ')
    // Captions hear 'waive'.
    .replace(/\bwave (?=(?:the |its |our |all )?(?:[\w-]+ ){0,3}(?:rules|readings?)\b)/gi, 'waive ')
    .replace(/\s+/g, ' ')
    .replace(/,? (?:second(?:ed)? by|and seconded|with a second|(?:and )?supported by)\b.*$/i, '')
    .replace(/,? (?:and )?(?:a |the )?second(?:ed)? (?:by|from)\b.*$/i, '')
    .replace(/, \p{Lu}\p{L}+,? (?:and )?\p{Lu}\p{L}+,? second\b.*$/u, '')
    .replace(nameBehind, '')
    .replace(moversOwn, '')
    .replace(/, (?:\p{Lu}[\p{L}.]+ )*\p{Lu}\p{L}+ (?:seconds?|seconded|supports?|supported)$/u, '')
    .replace(/,? (?:and )?(?:do|can|may|is) (?:we|I|there)(?: have| get| hear)? a second\b.*$/i, '')
    .replace(/,? (?:all (?:(?:of )?those )?in favou?r|please say|signify)\b.*$/i, '')
    .replace(asides, '')
    .replace(/(?:[.,]| [-–—]) (?:I )?second(?:ed)?[.!]*$/i, '')
    .replace(/\. thank you.*$/i, '')
    // Captions without points: 'open the hearing and a', 'in a', before the second that is cut off.
    .replace(/ (?:and|in|end) an?$/i, '')
    // 'Adjourn motion', with a second cut off; 'approve the consent agenda may', which is 'Mayor'.
    .replace(
      /(?<=\b(?:adjourn|agenda|minutes|item|it|presented)),? (?:motion(?: and (?:a )?second)?|may)$/,
      '',
    )
    .replace(/^(?:all right|okay|thank you),? (?:mr|ms|mrs)\.? motion$/i, '')
    .replace(cutArticle, '')
    .replace(
      /[,.\s]*\b(?:I|(?<!\b(?:as|for|vice|committee|board|council|the) )(?:the )?chair)(?:'ll| will|'d| would)?(?: be (?:happy|glad) to)? seconds?\b.*$/i,
      '',
    )
    // 'Approve the agenda and move to adopt it as presented.'
    .replace(/ and (?:I )?move to (?:adopt|approve|accept)\b.*$/i, '')
    // Captions that lost the stop before the first name of a roll.
    .replace(/(\bthe (?:passage|adoption) of the \w+(?: as amended)?),? \p{Lu}\p{Ll}+$/u, '$1')
    .replace(/[\s.,;:!?]+$/, '')
    .trim();
  tidy = saidAgain(tidy);
  const words = tidy.split(' ');
  if (words.length > longestMotion) tidy = `${words.slice(0, longestMotion).join(' ')} …`;
  return tidy.length > 2 ? tidy : null;
}

const anyMotion = words(
  'amendment motion question rule resolution ordinance item matter bill vote floor',
);
const whichOne = phrases(`
  as (?:amended|stated|presented)
  (?:offered|made)? ?(?:by|from) .*
  to the rule
  now
  before (?:us|you)
  please
`);
/** 'As presented', 'as it is written', 'as recommended by staff': how, and not what. */
export const asGiven = pattern()`as (?:it's |it is )?${words(
  'presented published written submitted printed distributed posted read corrected stated amended recommended',
)}(?: (?:by|in) (?:the )?(?:\p{L}+ )?\p{L}+)?`.source;
/** 'Listed on the agenda', 'on our slide', 'printed under unfinished business'. */
const whereListed = pattern()`(?:(?:listed|shown|written|printed|stated) )?(?:${[
  String.raw`(?:on|in) (?:the|our|your|this) (?:\w+ )?(?:agenda|slide|screen|paper|packet|sheet)`,
  String.raw`under (?:\w+ )?(?:business|items?)`,
]})\b`.source;
/** 'Has been made', 'by Ms. Hale as amended', 'approve as presented', 'do exactly what Mr. Roy suggested': what is moved stands elsewhere. */
const elsewhere = pattern('iu')`^(?:${phrases(String.raw`
  (?:(?:has|have) been |was |is )?(?:made|offered|moved|on the (?:floor|table))
  (?:(?:approve|adopt|accept) )?(?:by|from) (?:${anyTitle} )?\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?(?:,? as amended(?: by (?:${anyTitle} )?\p{L}[\p{L}'’-]+)?)?
  (?:(?:approve|adopt|accept)(?: (?:it|this|that|them))? )?${asGiven}
  (?:approve|adopt|accept) (?:what|that which|everything that)(?:'s| is| was) ${whereListed}.{0,60}
  (?:do|take|have) (?:exactly |just )?(?:what|that|as) .{0,60}\b(?:said|suggested|described|outlined|recommended|proposed|stated)
`)})[.]?$`;
const emptySubject = pattern(
  'i',
)`^(?:the |this |that |your |our )*${anyMotion}?s?(?: ${whichOne})*[.,]?$`;

/** Whether words such as 'the amendment' or 'the motion from Mr. Roy' name nothing by themselves. */
export function namesNothing(subject: string): boolean {
  return emptySubject.test(subject.trim()) || elsewhere.test(subject.trim());
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
