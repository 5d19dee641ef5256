import { pattern, words } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import { findCues } from '../items/procedure-cues.ts';
import { readsDocket } from '../language/reads-docket.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Announcement } from './announcement.ts';
import { askedFor, calledPaper, namedPaper } from './called-papers.ts';
import { isCalledToSpeak } from './called-to-speak.ts';
import type { Decided } from './decided.ts';
import { isForetold, overview } from './foretold.ts';
import { titleAlone } from './gone-to.ts';
import { withHearingTurns } from './hearing-turns.ts';
import { introductionEnd, ownMotion, unopposed, unopposedTitle } from './introduced-matters.ts';
import { matter as aMatter, numberedPaper } from './matter-vocabulary.ts';
import { handOver, markRounds } from './member-calls.ts';
import { applicantIn } from './next-applicant.ts';
import { severalRequests } from './several-requests.ts';
import { standingItemIn } from './standing-items.ts';
import { courtesy, discusses, filed, isHeading, isOrdered } from './titles-read.ts';
import { VerblessHeads } from './verbless-heads.ts';

const orders = '(?:first|second|third|fourth|fifth|next|final|last|only|other)';
const things = words(`
  matter case bill resolution ordinance application request proposal hearing presentation appointment
  proclamation report petition applicant office
`);
const matter = pattern()`(?:${[
  '(?:(?:agenda|action|discussion|information|business) )?item',
  String.raw`(?:\p{L}+ )?consideration`,
  'order',
  pattern()`(?:public |new |old )?${things}`.source,
]})`.source;
const lists = words('agenda docket list committee business today tonight evening consent');
const ofHearings = '(?:public )?hearings';
const ours = "(?:the |our |this |today's |tonight's )?(?:business |action |regular |new |old )?";
const listed =
  pattern()`(?: (?:on|for|of|under|in) ${ours}(?:${lists}|${ofHearings}))*(?: (?:today|tonight|this \w+))?`
    .source;
/** 'That brings us to the question whether', 'to where we are', 'to the 4 items of business'. */
const noMatter = words(
  'two three four five six several a an this that where what how why question point end issue fact same',
);
/** 'Next week', 'next, please', 'next item is': nothing is taken up, or said in other words. */
const noNext = words(
  'week month year time meeting speaker slide question caller step door to we i you please up he she they one few couple item agenda order on in at consideration',
);
const begun = pattern()`(?:item|public|report|update|consideration (?:and|of)|minutes|consent|approval|recognition|recommendation|referral|acceptance|discussion|number|(?:\p{L}+ ){0,2}?${aMatter})`;
const aNew = pattern('iu')`(?:an? |the )(?:\p{L}+ ){0,3}?${aMatter}`;
/** What is honored, heard or read by a name of its own: 'Fire Prevention Week', 'the school calendar'. */
const occasion = pattern()`(?:[\p{L}'’-]+ ){1,8}?(?:${words(`
  day week month year report reports update presentation proclamation recognition awards? ceremony budget
  legislation calendar policy
`)})`;
const streets = words(
  'Road Street Avenue Lane Drive Boulevard Court Way Place Square Highway Park Plaza',
);
const opens = String.raw`(?<=^\W*(?:(?:okay|all right|and|so|um|uh|then)\W+)*)`;
/** 'The next agenda item, proud to have Mr. Lane here', and not 'next item, we will get to later'. */
const broughtBy = String.raw`(?=(?:proud|happy|pleased|we|I|please|mr|ms|mrs|dr|\p{Lu})\b)(?!(?:we|I) (?:\w+ ){0,3}(?:next|later|will get)\b)`;
/** 'Recognitions and awards.': up to the end of the sentence, and no verb in it. */
const thingAlone = pattern(
  'iu',
)`(?:the |our |an? )?(?!(?:${noNext}|is|are|was|will)\b)\p{L}+(?: (?!(?:is|are|was|will|would|has|have|can)\b)\p{L}+){1,8}\.?$`
  .source;
/** 'The municipal code amendment …', 'parking regulations ordinance 2020-11'. */
const lawsPaper = String.raw`(?:the |our )?(?=(?:\p{L}+ )?code (?:text )?amendment\b|[^.,]{0,80}\b(?:ordinance|resolution) (?:number |no\.? )?\d)`;
const goesTo = '(?:move|moving|go|going|get|turn|turning) (?:on ?)?to';
const anyBusiness = '(?:our |the )?(?:new|old|unfinished|continued|other) business';
const itemOfKind = '(?:our |the )?(?:only |first |next |last )?(?:action|discussion|business) item';
/** 'The next item on the agenda is', 'our final item today is', 'next up is an ordinance'. */
const nextIs = pattern('iu')`\b(?:${[
  `${opens}(?:the |our )?(?:first|next|last|final) (?:agenda )?item${listed}[,.:]? ${broughtBy}`,
  `${opens}(?:up )?next,? (?=${thingAlone})`,
  `${orders} ${matter}${listed},?(?: (?:um|uh)\\b)* (?:is|will be|would be)\\b(?! (?:(?!discussing|considering|regarding|concerning)\\w+ing|due|scheduled|expected|planned)\\b)`,
  `(?:${goesTo} |${opens})(?:the|our) (?:next|last|final) (?:agenda )?item${listed},? which is\\b`,
  `${opens}on (?:our|the|tonight's|today's) agenda(?: (?:tonight|today|this \\w+))?,? (?:it's|it is|is|we have|there is) (?=(?:an?|the) )`,
  pattern()`${opens}(?:the |our )?(?:next|last|final) (?:agenda )?item${listed}[,.:]? (?=${discusses})`
    .source,
  String.raw`(?:next|last|final) one,? (?:is|will be|would be)\b(?! (?:(?:the )?(?:most|worst|best)|\w+ing|already|just|not|still|also|really|probably)\b)`,
  pattern('iu')`(?:first|second|third|next|last) one,? (?:which |that )?is (?=${aNew}\b)`.source,
  String.raw`(?<=^\W*(?:(?:okay|all right|and|so)\W+)?)next,? (?=(?:house |senate |council |assembly |joint )*(?:bill|resolution|ordinance|case|petition|docket) (?:number |no\.? ?)?[\dA-Z]*\d)`,
  String.raw`the (?:first|second|third|next|last|final) one,? is (?:\w+, or )?(?:about|regarding|concerning|for)\b`,
  pattern('iu')`${opens}(?:and )?next up,? (?:is|we have) (?=(?:(?:the|our|an?) )?${occasion}\W*$)`
    .source,
  `${opens}(?:next|first|last),? (?:up,? )?is ${itemOfKind},`,
  // 'Why don't we move on to town manager update?', but not a presenter's 'we'll move on to the annex'.
  `${opens}(?:let['’]s|why don['’]t we)(?: now)? (?:move|go) on (?:to|through) (?=${titleAlone})`,
  `${opens}we(?:['’]ll| will| can)(?: now (?:move|go|turn)(?: on)?| (?:now )?proceed(?: on)?) (?:in)?to (?=${titleAlone})`,
  // 'We'll move on to municipal code amendment parking regulations ordinance 2020-11.'
  `${opens}(?:let['’]s|we(?:['’]ll| will))(?: (?:now|go ahead and))? (?:move|go) on to ${lawsPaper}`,
  // 'Ms. Hale is up again with a facilities report.'
  pattern('iu')`\bis up (?:again |next |first |now )?with (?=(?:(?:the|our|an?) )?${occasion}\W*$)`
    .source,
  `(?:start|begin)(?:ning|ing)? with (?=${aNew.source}\\b)`,
  // 'Page 18, 1-Q-08-RZ is a request of Mr. Hill'
  String.raw`${opens}(?:page \d+(?:, | )?)?(?=[\dA-Z-]*\d)\d*[\dA-Z]*(?:-[\dA-Z]+){2,},? is (?=(?:an? )?(?:request|application|petition|proposal|rezoning|variance|plat)\b)`,
  String.raw`ready to (?:get )?(?:started|start|begin) with (?=(?-i:\p{Lu})(?:[\p{L}\d'’-]+ ){1,3}(?:${streets.join('|')})\b)`,
  String.raw`(?:next|last|final|first|second|third|fourth|fifth)(?: up)? on (?:the|our|my|today's|tonight's) (?:agenda|list|docket),? (?:is|we have)\b(?! \w+ing\b)`,
  'the next(?: one)?,? is (?=(?:our|the) )',
  '(?:the )?(?:next (?:one|piece)|last (?:one|piece|item)),? (?:has to do with|is about|concerns|deals with)\\b',
  // 'Next is PB 26 dash 09', said by its letters.
  `${opens}next(?: up| one)?,? (?:is|we have) (?=(?:case |file |docket |petition )?(?:number |no\\.? )?(?-i:[A-Z]{1,5})(?: |-| dash )?\\d)`,
  `(?:the )?(?:first|next|last) thing(?: (?:that )?(?:I|we)(?: have|'ve)(?: got)?)?${listed},? is (?=(?:the|our|an?) (?!${noMatter.join('|')}))`,
  'first (?:one )?being\\b',
  String.raw`${goesTo} ${anyBusiness},? which is\b(?= (?:\d|(?:an?|the|item|resolution|ordinance)\b))`,
  'for the (?:next|last|final) consideration,? (?:is|for)\\b',
  // 'This evening we will have a special recognition of the negotiating team.'
  `${opens}(?:this (?:evening|morning|afternoon)|tonight|today),? we(?: will|['’]ll)? have (?=(?:an? )?(?:special )?(?:recognition|presentation|proclamation) (?:of|by|from|for)\\b)`,
  pattern()`(?:we(?:'re| are) now (?:on|at|moving)(?: on)?(?: to)?|now,? we(?:'re| are) on ?to) (?=(?:our|the|an?) )(?!(?:the|our) (?:same|${lists})\b)`
    .source,
  // 'Now we're on to council comments.'
  `now,? we(?:'re| are) on ?to (?=${titleAlone})`,
  pattern()`(?:brings|takes|leads) us to(?! (?:(?:the|our) )?(?:\d|${noMatter}\b))`.source,
  `(?:next|first|last|finally|lastly),? (?:up )?(?:is|we have|we've got)(?: going to be)?(?= (?:an? |the |our )?${begun.source})`,
  String.raw`${goesTo} ${itemOfKind}${listed},? which is(?= (?:an? |the |our )?\p{L}{3,})`,
]})`;
/** 'Next is the library roof.': one only if something is done below it soon. */
const nextThing = pattern('iu')`${opens}next(?: up)?,? is (?=(?:the|our|an?) )(?=${thingAlone})`;
const notAnItem =
  /\bthis (?:has been|was|concludes) (?:an?|the) (?:\w+ and )?(?:\w+ )?reading\b|\bnext (?:meeting|speaker|slide|question|regularly|caller|step)|\bfirst is just\b/i;
/** In sentences: a heading without a number is one only if something is done below it so soon. */
const doneWithin = 14;
/** '8.6 is resolution 2026-11.', before its title is read. */
const endsInPaper = pattern('i')`${numberedPaper}\W*$`;
/** In sentences: 'That bill will be referred to committee', as soon as its title was read. */
const disposedWithin = 4;
/** In sentences: between a motion and the roll that is called on it. */
const rollWithin = 8;

/** 'Do we have to vote on a hearing that is open?', 'a second to close the public hearing'. */
const endsHearing = /\bvote on\b.*\?\W*$|\bclose (?:the|this|that|our) (?:public )?hearing\b/i;

/** 'We do not have any public hearing items, so we will go on.' */
const hasNone =
  /^(?:(?:okay|and|so|now),? )*(?:we|there) (?:do not have|don['’ ]t have|have no|(?:is|are) no|aren['’]t|isn['’]t) /i;

/** What a record takes up without a number: 'the next item is', 'payment of the bills', a motion. */
export function unnumberedCases(
  sentences: readonly SpokenSentence[],
  people: People,
  decided: Decided,
): Announcement[] {
  const found: Announcement[] = [];
  const heads = new VerblessHeads(sentences, decided);
  for (const sentence of sentences) {
    const { text, index } = sentence;
    const several = severalRequests(sentences, index);
    if (several !== null) {
      for (const { sentence: own, title } of several)
        found.push({
          sentence: own,
          end: 0,
          key: null,
          by: 'order',
          title,
          kind: null,
          together: index,
        });
      continue;
    }
    if (overview.test(text) && !/\bfirst (?:one )?being\b/i.test(text)) continue;
    const base = { sentence: index, key: null, title: null, kind: null };
    const standing = standingItemIn(sentence, sentences.length);
    const isOther = notAnItem.test(text) || isForetold(sentences, index);
    const told = isOther ? null : nextIs.exec(text);
    const thing = told ? null : nextThing.exec(text);
    const called =
      told || thing
        ? null
        : (namedPaper(sentences, index) ?? applicantIn(sentences, index, decided));
    const named = called ?? askedFor(text);
    const next = told ?? (thing && decided.isAsked(index, index + doneWithin) ? thing : null);
    // A roll that is called for a vote opens nothing.
    const isVotes =
      standing?.item.title === 'Roll call' && decided.isAsked(index - rollWithin, index + 1);
    if (standing && !isVotes && !hasNone.test(text)) {
      const { item, title, end } = standing;
      const isDone = item.kind !== 'action' || item.title === 'Discussion';
      if (!standing.isAlone || isDone || decided.isAsked(index, index + doneWithin))
        found.push({
          ...base,
          end,
          by: 'standing',
          title,
          kind: item.kind,
          standing: item.title,
        });
    } else if (named !== null) {
      found.push({ ...base, end: 0, by: 'order', title: named });
    } else if (next) {
      const end = next.index + next[0].length;
      if (!isCalledToSpeak(text.slice(end), sentences, index))
        found.push({ ...base, end, by: 'order' });
    } else {
      const unordered = unorderedIn(sentence, { sentences, decided, heads });
      if (unordered !== null) found.push(unordered);
    }
  }
  markRounds(found, decided);
  for (const cue of findCues(sentences, people)) {
    const isOther =
      cue.strength < 3 ||
      cue.isTurn ||
      cue.kind === 'public comment' ||
      cue.kind === 'closing' ||
      /^(?:Testimony|Item \w|Consent agenda)/.test(cue.title);
    const text = sentences[cue.sentence]?.text ?? '';
    if (isOther || [overview, endsHearing, hasNone].some((other) => other.test(text))) continue;
    const { sentence, title, kind } = cue;
    found.push({ sentence, end: 0, key: null, by: 'cue', title, kind });
  }
  return withHearingTurns(found, sentences, people);
}

type Around = {
  sentences: readonly SpokenSentence[];
  decided: Decided;
  heads: VerblessHeads;
};

/** What a sentence takes up without saying that it comes next; null where it takes up nothing. */
function unorderedIn(
  sentence: SpokenSentence,
  { sentences, decided, heads }: Around,
): Announcement | null {
  const { text, index } = sentence;
  const base = { sentence: index, end: 0, key: null, title: null, kind: null };
  const reported = handOver(sentences, index);
  if (reported !== null) return { ...base, by: 'member', title: reported, kind: 'report' };
  const isUnopposed = unopposed.test(text);
  const moved = isUnopposed ? unopposedTitle(text) : ownMotion(text);
  if (moved !== null) return { ...base, by: 'motion', title: moved, kind: 'action' };
  if (isUnopposed) return null;
  const introduced = introductionEnd(text);
  if (introduced !== null) return { ...base, end: introduced, by: 'introduction' };
  const isRead =
    filed.test(text.replace(courtesy, '')) ||
    (isHeading(sentence) &&
      calledPaper(sentences, index - 1) === null &&
      !endsInPaper.test(sentences[index - 1]?.text ?? '') &&
      (readsDocket(text) ||
        isOrdered(sentences[index - 1]) ||
        decided.isRuled(index - 1) ||
        decided.isLeft(index + 1, index + disposedWithin) ||
        decided.isAsked(index, index + doneWithin)));
  if (isRead) return { ...base, end: courtesy.exec(text)?.[0].length ?? 0, by: 'heading' };
  const title = heads.at(index);
  return title === null ? null : { ...base, by: 'heading', title };
}
