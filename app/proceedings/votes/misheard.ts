import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { smallCounts } from './side-vocabulary.ts';

const maker = String.raw`,? (?:by|from),? (?=(?-i:\p{Lu})|${words('mr mrs ms miss mister council commissioner trustee the')}\b)`;
/** What follows a motion, and nothing else that sounds like it: who makes it, or what it is to do. */
const ofMotion = pattern()`(?:(?=${maker})|(?= to ${words('approve adopt accept deny table continue adjourn postpone recommend')}\b))`;
/** 'Emotion by Mr. Diaz', 'submotion by', 'notion by', 'ocean by': a word that ends like 'motion'. */
const motion = pattern(
  'giu',
)`\b(?:an? |the )?(?!motion)(?:\p{L}{1,4}motion|[lnp]otion|ocean|mosh(?:e|u)n)${ofMotion}`;
/** 'Mr. Diaz makes emotion', 'I'll entertain emotion', 'emotion approved'. */
const emotion = pattern('gi')`${phrases(String.raw`
  (?<=\b(?:makes?|made|entertain|have|hear|need) )(?:a |an )?(?:e|sub|com)motion\b(?! (?:in|and|about|on this)\b)
  ^(?:e|sub)motion (?=(?:approved|carries|passes|carried|passed)\b)
`)}`;
/** 'Motion care is approved', 'motion carry's'. */
const carries = pattern(
  'giu',
)`\bmotion ${phrases("care(?:s| is|is)?\ncarr(?:y|y's|iers?|ier is)\ncaries")}(?=[.,!]| (?:approved|unanim\w+|and|passe[ds])\b|$)`;
/** 'That cares and the minutes are accepted.' */
const thatCarries =
  /^(?:t?hat|and that) (?:cares|carry|caries)(?=[.,!]| and\b)|^(?:a|it) carr(?:y|ie)(?= unanimous(?:ly)?[.!]*$)/i;
/** What sounds like the number of those in favor: 'ate and favor', 'for in favor'. */
const numbers = new Map([
  ['ate', 'eight'],
  ['fore', 'four'],
  ['for', 'four'],
  ['too', 'two'],
  ['won', 'one'],
  ['tree', 'three'],
]);
const count = [...smallCounts, String.raw`\d{1,3}`];
const inFavor = pattern(
  'gi',
)`(?<!\b(?:all|those|everyone|were|vote|voting|voted|is|be|am),? )\b(?<count>${count}|${[...numbers.keys()]}) (?:in|and|an|a) favou?r(?:ite)?\b(?! (?:of|to|the|for)\b)`;
/** 'Eight in favor, unopposed', 'and unopposed'. */
const unopposed = /(?<=\b(?:in favou?r[.,]?|^and|^) )(?:and )?unopposed\b|^unopposed\b/gi;
/** 'Five years and no days', 'five years no n': yeas and nays. */
const yeasAndNays = pattern(
  'i',
)`^(?<count>${count}) years? (?:and )?no(?: (?:n|days?|nays?|knees)(?= |[.,]|$)|(?=[.,]|$))`;
/** 'All in favorably say aye', 'and a second on favorably say aye': all in favor, please. */
const favorably = /\b(?:all in|on) favou?rably (?=(?:say|signify)\b)/gi;
/** 'All those in favorable? Aye.' */
const favorable =
  /(?<=\b(?:all|those) in )favou?rable\b(?= vote\b|[?.,]|$| (?:say|signify|please|aye)\b)/gi;
/** 'Any discussion? Recall roll, yes.' */
const callRoll = /\bre-?call (?:the )?(?:roll|rule)\b/gi;
/** 'Hi hi I proposed': 'aye, aye. Opposed?' */
const opposed = /(?<=\b(?:hi|aye|ayes) )(?:I )?proposed\b(?! (?:that|to|the|an?|it)\b)/gi;
/** 'Okay that is past all right': the ruling. */
const passed = /\b(?<ruled>that(?:'s| is)) past(?=$|[.!]| (?:all right|okay|unanimous\w*)\b)/gi;
/** 'I've mooved for approval.' */
const moved = /\b(?:moove?d|moovd|moveed)\b|(?<=\bI(?:'ve| have) )move(?= for\b)/gi;
/** 'Move at the board elect': that the board elect. */
const atForThat =
  /(?<=\b(?:I(?:'d| would|'ll| will)? |further )move )at(?= (?:the (?:board|council|commission|committee|county|city|town|district)|we) (?!(?:meeting|level)s?\b)\w+)/gi;
/** 'Motion with Dana, second with Ruth': by, where both are told. */
const withForBy =
  /(?<=\bmotion )with(?= \p{Lu}\p{Ll}+,? (?:and )?second(?:ed)? (?:with|by) \p{Lu})|(?<=\bsecond(?:ed)? )with(?= \p{Lu}\p{Ll}+(?:[,.]|$))/gu;
/** 'A motion to adjurnn', 'we're adjorned'. */
const adjourn = /\badj(?!ourn\b)(?:u|e|o|ou)rn+(?=(?:ed|ment)?\b)/gi;
/** 'Some moved.', 'motion to point': so moved, to appoint. */
const soMoved = /^some moved(?=[.,!]|$)/i;
const toAppoint = /(?<=\b(?:motion|move) to )point(?=[.,!]|$| (?:mr|ms|mrs|dr)\b)/gi;
/** 'The motion to adopt the agenda is presented': as presented. */
const asPresented =
  /^(?:the |a )?(motion to (?:approve|adopt|accept)\b[^.?]{0,40}?)(?<!\b(?:that|which|what|who)) is (?=presented\W*$)/i;
/** '(speaker chuckles) Motion to adjourn.', 'second by Mr. [Music] Green': what a captioner notes. */
const sounds = words(
  'music applause laughter laughs chuckles noise snorts sniffs coughs sighs gasps sneezes cheering clapping',
);
const note = pattern(
  'giu',
)`^\s*\([\p{L} ]{3,40}\)\s*|\[(?:${sounds}|clears throat|gavel[\p{L} ]{0,12})\] ?,? ?`;
/** 'Just motion to approve it', 'I guess move to approve it': who moves has nothing else to say. */
const before = /^(?:(?:just|I guess|sure|yep)[,.]? )+(?:a )?(?=(?:motion|move) to\b)/i;
const worthReading = pattern('iu')`${[
  ...phrases(String.raw`
    ^\s*\(
    \[(?=[a-z])
    ^(?:just|i guess|sure|yep)\b
    \b\p{L}{1,4}motion
    [lnp]otion
    motion car
    ^(?:and )?t?hat ca
    ^(?:a|it) ca
    years? (?:and )?no\b
    \bmoo
    \b(?:hi|ayes?) (?:I )?proposed\b
    \bthat(?:'s| is) past\b
    \bI(?:'ve| have) move\s
    \bmove at\b
    \bis presented\b
    \b(?:motion|second|seconded) with\b
    ^some moved
    \bto point\b
    \badj(?:u|e|o|ou)rn
    \bre-?call (?:the )?(?:roll|rule)
  `),
  ...words('ocean moshe moshu favor favour favorably favorable favourable unopposed moveed'),
]}`;

/** 'I would like to uh, make a motion that we um accept it.' */
const fillers = /(?:(?<=\w),)?(?:(?<=^|\s)| )(?:uh|um|uhm)\b(?!-),?(?=\s|$|[.?!])/gi;
/** 'Make a a motion', 'that we we approve'. */
const stutter = /\b(an?|the|to|we|and|of)(?: \1)+\b/g;
const withoutFillers = (text: string): string =>
  text.replace(fillers, '').replace(stutter, '$1').replace(/ {2,}/g, ' ').trim();

/** The words of procedure as they were meant, where speech-to-text wrote others that sound alike. */
export function asMeant(sentence: SpokenSentence): SpokenSentence {
  const { text } = sentence;
  const plain = withoutFillers(text);
  if (!worthReading.test(plain)) return plain === text ? sentence : { ...sentence, text: plain };
  const meant = plain
    .replace(note, '')
    .replace(before, '')
    .replace(motion, (heard) => (/^\p{Lu}/u.test(heard) ? 'Motion' : 'motion'))
    .replace(emotion, (heard) => (heard.endsWith(' ') ? 'motion ' : 'a motion'))
    .replace(carries, 'motion carries')
    .replace(thatCarries, 'That carries')
    .replace(inFavor, (_, said: string) => `${numbers.get(said.toLowerCase()) ?? said} in favor`)
    .replace(unopposed, 'none opposed')
    .replace(yeasAndNays, (_, said: string) => `${said} yeas and no nays`)
    .replace(favorably, 'all in favor please ')
    .replace(favorable, 'favor')
    .replace(callRoll, 'call the roll')
    .replace(opposed, 'opposed')
    .replace(passed, '$<ruled> passed')
    .replace(moved, 'moved')
    .replace(atForThat, 'that')
    .replace(withForBy, 'by')
    .replace(soMoved, 'So moved')
    .replace(toAppoint, 'appoint')
    .replace(adjourn, 'adjourn')
    .replace(asPresented, '$1 as ');
  return meant === text ? sentence : { ...sentence, text: meant };
}
