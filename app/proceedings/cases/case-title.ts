import { capitalized } from '#app/platform/language/capitalized.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { countWords } from '../language/count-words.ts';
import { ofPage } from '../language/reads-docket.ts';
import { asGiven } from '../votes/motion-text.ts';
import { broughtBy, sponsorsFirst } from './brought-by.ts';
import { beenPutOff } from './matter-vocabulary.ts';
import { isNoTitle, withoutManners } from './title-manners.ts';

/** In words: what a reader takes in as a title. */
const longest = 34;

/** What stands between a designator and the title: 'is', 'on our agenda this evening is um'. */
const chatter = pattern('iu')`^(?:[\s,.:;–—\]\[-]|['’]s\b|\b(?:${phrases(String.raw`
  this (?:morning|afternoon|evening)|tonight|today|now|then|next|first(?! reading\b)
  is (?:um|uh|to(?= (?:approve|adopt|consider|be))|a|an|the|our|going to be|being)?\b
  (?:\w+, )?or about|regarding|concerning|about
  (?:that |this )?is|are|was|will be|which is|that would be|that's
  (?:on|in) (?:the|our|your) (?:agenda|docket),?(?: (?:today|tonight),?)?(?: which is)?
  (?:we have|it's|that's|so|okay|ok|all right|um|uh|and|please|again|excuse me|under|for|number)
  in(?:to)? the record
  the (?:clerk|secretary)
  very similar,?(?: to that,?)?
  (?:has|have) to do with
  the public hearing (?:for|on)(?= )
  (?:in|on|under) (?:our|the) (?:regular|consent) (?:business|agenda),? this is
  (?:new|old|unfinished) business
  (?:(?:${countWords.join('|')}) ){1,2}(?=discuss|consider|approv)
  ${ofPage}(?: \d+)?
  (?:agenda )?item (?:number )?(?:\d+\w?|[a-z](?=,))\b
  reading(?: of title)?|clerk reads?
  (?:to )?he(?:ar|re) from(?= \p{L})
  (?:we(?:'ll| will) )?mov(?:e|ing) (?:right )?(?:along|on)(?: then)? to
  forwarded without (?:a )?recommendation,?
`)})\b)+`;
/** 'From RA1 to R3, and it's located at Elm Lane, and it's known as …': where, and by what name. */
const furthermore = /,? (?:and )?(?:it's|it is|which is) (located|known as)\b/gi;
/** 'The applicant has asked us to defer', 'the committee recommended option B'. */
const whoTells = pattern()`${words(
  'applicants? petitioners? owners? staff committee administration superintendent manager',
)}`.source;
const tells = pattern()`${words(
  'has have had is are wants? asked asks would will recommend(?:s|ed)? reviewed met voted',
)}`.source;
const beforeHolder = words(
  'by from with of to for and in on the as new honor between vice assistant deputy council school town village county city',
);
const presides = words(
  '[Cc]hancellor [Ss]uperintendent [Pp]resident [Cc]hair [Cc]hairman [Cc]hairwoman [Mm]ayor [Jj]udge',
);
/** 'The financial report chancellor Carter members of the board': whom a speaker turns to, in captions without points. */
const turnsTo = pattern(
  'u',
)`(?<=\S \S+ \S+)(?<!\b${beforeHolder}) ${presides} \p{Lu}\p{Ll}+(?= (?:and )?(?:members|good|thank|madam)\b).*$`;
const aPerson = String.raw`(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`;
const presents = String.raw`(?:is|are|will|will be|is going to|are going to|is here to)(?: (?:also|now|again|be))* present(?:ing|ed)?(?= (?:this|us|it|to (?:us|you)|tonight|for|as well)\b|\W*$)`;
/** 'The roof and Dana Ruiz will present', 'the roof Zachary is presenting this as well': who begins to speak. */
const brings = pattern(
  'u',
)`(?<=\S \S.*?|^\S{4,})(?<!\b${words('that which where how as under with by of the why')})(?:,? (?:and|here))? ${aPerson} ${presents}.*$`;
/** 'The request of, wow, let's start that again, the preliminary plat': what was begun is dropped. */
const startsAgain =
  /^.{0,160}?\blet(?:['’]s| me) start (?:that |this )?(?:again|over),? *(?:with )?/i;
/** Where speech goes on to something else than the title. */
const ends = pattern(
  'i',
)`(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Inc|Jr|Sr|vs|[A-Z]))\.(?=\s|$)|[;?!](?=\s|$)|,? \b(?:${phrases(String.raw`
  and (?:um |uh )?(?:I|we|staff(?! (?:reports?|comments|updates?|remarks|announcements)\b)|here|with us|presenting|to present|the staff report)\b
  please|thank you|is there|do we|are there|which (?:we|you|I)\b|which is (?:the|our|a) (?:time|chance|opportunity)\b|which(?=,)
  (?<=\S \S+ )(?:why|what|how|when|where) (?:do|does|did) (?:you|I|we|they|it)\b|motion (?:by|from|to (?:approve|adopt|accept))|as shown
  (?:so |again )?(?:we|I)(?:'ll|'re|'m|'d|'ve)\b|(?:so )?(?:we|I) (?:have|had|will|would|begin|start|think|thought|mean|guess|usually|move|are|am|can|do|did|ask|brought|want|know)\b
  here (?:this|to)\b
  \S+,? (?:do |did |would )?you (?:want|like|care) to (?:give|walk|take|start|tell|present|go|come|introduce|read|speak|explain)\b
  (?<=\S \S+ )go ahead\b
  \S+(?:'s| is) (?:going to|gonna) (?:walk|give|present|talk|take|tell|read|introduce)\b
  (?<=\S \S+ \S+ )the ${whoTells} ${tells}\b
  (?<=\S )(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\S+,? (?:can|could|would|will) you\b
  (?<=\S )you(?: all| should| will| can)? (?:have|find|see)\b
  (?<=\S )(?:I )?move (?:to|that we) (?:approve|adopt|accept|deny|table|award)\b
  (?<=\S )a move (?:that|to)\b
  (?<=\S \S+ \S+ )(?:Mr|Mrs|Ms|Miss|Dr)\.? \S+ (?:did|do|does|are|you|have|let|can|could|would|will|good|thank) \S
  (?<=\S \S+ )(?:so they (?:are|were|have|would)|those are|these are)\b|I apologi[sz]e
  (?<=\S )(?:okay|ok),? (?:you|so|let's|we|I|go|please|thank)\b
  (?:(?:just )?(?:give|bear with) )?me (?:one|a|just a) (?:second|moment|minute)\b
  excuse me|I'm sorry|sorry|if you|seconded by|so moved?|(?<=\S \S+ \S+ )was that\b
  ${beenPutOff}|(?:has|have) been to (?=\p{Lu})
  is (?:Mr|Mrs|Ms|Miss|Dr)\.? \S+(?: \S+)? (?:here|present|available|with us|on the (?:line|call))\b
  this (?:is (?:an?|the|our|your|my|for|to)|particular|will|would)\b|it is an?\b|and (?:the|this) \w+ (?:is|will)\b|and that(?:'s| is)\b
  whereas\b
  (?<=\S )(?<!\b(?:where|if|when|that|how|because) )(?:there (?:is|are|was|were)|the time is)\b|(?<=\S \S+ )no action (?:is |was )?(?:required|needed|necessary)\b
  yes (?:sir|ma'am|this|so|I|we)\b|good (?:morning|afternoon|evening)\b|if approved\b
  (?<=\S )(?:and|but) they(?:'ve|'re| have| are| asked| want)\b
  (?<=\S )but (?:we|staff|they|I|it|that|the (?:applicant|petitioner|owner|chief|clerk))\b
  (?<=\S \S+ )so [\w'’]+,? (?:if|could|would|can|will) you\b
  (?<=\S \S+, )it (?:is|was|has|had|does|did|will|would|should|says?|gives)\b
`)})\b`;
const smallWord = pattern(
  'i',
)`^${words('the a an of to and or for in on with that which by is as um uh this their our its so if i')}$`;
/** 'Approve Resolution 5' is Resolution 5; 'adopting a fee' is a fee's adoption and stays. */
const verb = pattern(
  'i',
)`^(?:(?:to|that we) )*(?:adopt and approve|approve and adopt|approve and(?= (?:allow|authorize|direct)\b)|approve|adopt|accept|consider(?:ing)?|pass|introduce)(?: of)?(?: (?:the|an?))? `;

/** 'That council pass, engross and enter upon the written record resolution 12': how Ohio's councils pass a paper. */
const engrosses =
  /^(?:(?:the )?(?:council|we) )?(?:pass(?:ed)?,? (?:and )?)?(?:en)?gross(?:ed)?,? and enter(?:ed)? up ?on the (?:written )*record(?: of)?,?(?: the\b)?(?: temporary resol\b)?\s*/i;
const ruled = '(?:carries|passes|succeeds|fails)';
/** 'Resolution 12 carries 9 to zero', 'carries': what became of it, and no parking passes. */
const isResult = pattern(
  'iu',
)`^${[ruled]}\b|\bdoes (?:pass|carry)\b|\d(?: star)? ${[ruled]}$|\s${[ruled]} (?:unanimously\b|(?:\d+|${countWords}|zero)(?: to|-)).*$`;

/** 'Discuss and consider approval of a contract' is the contract's approval; 'consideration and action to approve' it too. */
const discussed =
  /^(?:to )?(?:discuss(?:ion|ing)?(?: and| or| in)? (?:possible )?(?:(?:take )?action(?: on)?|consider(?:ation|ing)?(?: of)?)|consider(?:ation)? and (?:possible |take )?action(?: (?:on|to|of))?) /i;
/** 'Accept as a first reading policy BDA' is the policy's first reading. */
const asReading =
  /^(?:accept|approve|adopt) as (?:an? |the )?((?:first|second) reading),? (?:of )?(.+)$/i;

/** 'Ordinance 1697, it's an ordinance amending …', 'Resolution 26-03, which is a resolution adopting …'. */
const restart =
  /,? (?:to )?(?:which is|which|it's|it is|that's|that is|is) (?:an? |the )?(?:ordinance|resolution|bill|request|application)(?= \p{L}+ing\b| to\b| for\b| relat)/iu;
/** 'PB 26 dash 07' is PB 26-07. */
const saidDash = /(?<=\d) dash (?=\d)/gi;
/** 'Case PB 26-07 a request', as captions without stops have it. */
const afterNumber =
  /(?<=^(?:(?:case|file|docket|petition|item) )?(?:number |no\.? )?[A-Z]{1,5}[ -]?\d[\d-]*)(?= an? \p{L})/u;
/** 'Ordinance 34428 by Council Member Harris by request an ordinance to': who brings it. */
const sponsored =
  /(?<=\d),? (?:by )?council ?members?\b[^.;?!\d]{3,160}? by request,?(?= (?:an?|and)\b)/i;
/** 'Council Bill 119 842': captions part what is said as one number. */
const partedNumber =
  /(?<=\b(?:[Bb]ill|[Oo]rdinance) (?:number |no\.? )?\d{3}) (?=\d{3}(?:$|[,:;.]| (?:an?|relat|to|establish|amend|authoriz)| \p{Lu}))/gu;
const misheard = /\b(o)rd(?:ice|ance|iance)\b/gi;
/** What ordinances end with, whatever they do. */
const formula = /,? (?:and )?(?:otherwise )?to (?:otherwise )?provide with respect\b.*$/i;

/** 'Another attempt to look at', 'an opportunity for us to consider'. */
const roundabout = pattern('i')`^(?:${[
  "(?:a )?recommendation (?:to|for) the (?:board|council|commission|committee)(?: of \\w+)?(?:'s)?(?: for)?(?: (?:consideration|approval)(?: of| to| and)?){1,2} (?:(?:adopt|approve) )?",
  '(?:for )?(?:the )?(?:board|council|commission|committee)(?: members)? to (?:consider|discuss|approve) (?:the )?(?:approval (?:to|of|for) )?',
  '(?:the )?(?:board|council|commission|committee) (?:will be|is|are) (?:being )?(?:asked|requested) to ',
  '(?:an?|another|the|our) (?:attempt|opportunity|chance|effort|item|proposal|request|motion) (?:for us )?to (?:look at|consider|address|discuss|approve|adopt) ',
]})(?:an? |the )?`;

/** What the chair says around an item. */
const isAsked = /^(?:should|do|did|can|could|would|shall|will) (?:I|we|you|they)\b/i;
const isChair =
  /\b(?:you are recogni[sz]ed|sponsor of (?:the|this)|affix my signature|clerk (?:please|will)|read the (?:short |abbreviated )?title|state your name|board members have any)\b/i;

/** 'The chair again recognizes Councilman Ode.' */
const recognises = /\bchair (?:again |now )?recogni[sz]es\b/i;
/** 'All right' names nothing, nor does 'as presented'. */
const isAnswer = pattern(
  'iu',
)`^(?:as in \w+|${asGiven}|I \w+|all right|alright|okay|ok|yes|yeah|no|thank you|thanks|right|sure|(?:regular|action|discussion) (?:agenda|calendar))$`;

/** 'Yes, I merely took it off because': who speaks of a matter, and not what it is called. */
const isTalk = pattern('i')`^(?:(?:(?:yes|yeah|no|well|so),? )?I(?: I)*(?:['’](?:d|ll|ve))? ${words(
  'merely just really think thought took pulled want wanted would have had was need know guess asked will did do',
)} \w|second (?:did|do|is|by|from|to)\b|(?:you|we|they|he|she|it)(?:['’](?:re|ve|ll|d|s)|(?: all)? ${words(
  'are were was have had has will would can could do did know need want think just get got see',
)}) |(?:this|that|these|those)(?: \w+)? (?:(?:as )?(?:I|we|you|they)|is|was|are|were|will|would) |(?:this|that|these|those) \w+$|there (?:is|was|are|were) )`;

/** 'Which I understand will be referred back', 'ordinance that we fixed', 'ordinance 11 had a clause': of what was named before. */
const isAside = pattern(
  'i',
)`^(?:(?:going to be |being )?presented by\b|in response to (?:your|our|the (?:council|board|commission))\b|(?:which|it) ${words(
  'I we you they will would should is was are were has had have does says?',
)}|(?:ordinance|resolution|item|one) that (?:I|we|you|they)|(?:ordinance|resolution|item|bill) (?:number )?\d[\w-]* (?:had|was|were|did|said)|before we (?:get|go|move|start|continue))\b`;

/** 'The manhole project, Mr. Barr': who is called on to present it. */
const presenter = /,? (?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{L}+$/u;
/** 'First reading of the policy Miss Hale commissioner lane': captions without points call on others at once. */
const calledNext = pattern(
  'u',
)`(?<=^\S+ \S+ \S+.*(?<!ing|\b(?:of|for|by|from|with|to|and|in|on|the|as|honor))) ${words(
  'Miss Mr Ms Mrs',
)} [\p{L}'’]+(?: (?:commissioner|trustee|superintendent|Vice chair|chair) [\p{L}'’]+)?$`;

/** 'Window replacements commissioner love vice chair love': whom the chair calls on. */
const calledBySeat =
  /(?<=^\S+ \S+ \S+.*(?<!ing|\b(?:of|for|by|from|with|to|and|in|on|the|as|honor|new))) (?:commissioner|trustee|board member) [\p{L}'’]+(?: (?:vice )?chair [\p{L}'’]+)?$/iu;

/** 'Nominate Dana Hale for chair': the seat is what is taken up. */
const namesForOffice =
  /^nominate .{2,60}? (?:for|as|to be) (?:the |our )?((?:vice[- ])?(?:chair(?:man|woman|person)?|president)|secretary|treasurer|clerk)\b.*$/i;

const ofSum = /^(?:hundred|thousand|million|billion|percent|acres?|feet|years?|months?|days?)\b/i;
/** Words as a title: one clause, no hesitation, a capital at its start; null where nothing is left. */
export function tidyTitle(text: string): string | null {
  const rest = text
    .replace(/\b(?:um|uh|er)\b,?\s*/gi, '')
    .replace(/(?<!\S)u (?=\p{Ll})/gu, '')
    .replace(/\[[^\]]{0,40}\]?/g, ' ')
    .replace(/^.{0,80}?\bin ?to the record\b/i, '')
    .replace(sponsorsFirst, '')
    .replace(chatter, '')
    .replace(broughtBy, '')
    .replace(/\s+/g, ' ');
  const said = rest
    .replace(misheard, '$1rdinance')
    .replace(/\b(c)ounsel (?=bill\b)/gi, '$1ouncil ')
    .replace(partedNumber, '')
    .replace(sponsored, ',')
    .replace(/(?<=\bcalendar number \d{3,6}), and (?=ordinance)/i, ', an ')
    .replace(formula, '')
    .replace(saidDash, '-')
    .replace(afterNumber, ',')
    .replace(restart, '')
    .replace(turnsTo, '')
    .replace(brings, '')
    .replace(startsAgain, '')
    .replace(roundabout, '')
    .replace(engrosses, '')
    .replace(furthermore, ', $1');
  const whole = (said.split(ends)[0] ?? '').trim().split(' ');
  const clause = whole.slice(0, longest);
  // '$370' of '$370 thousand' is another sum.
  if (ofSum.test(whole[longest] ?? '') && /\d/.test(clause.at(-1) ?? '')) clause.pop();
  while (clause.length > 1 && smallWord.test(clause.at(-1) ?? '')) clause.pop();
  const tidy = clause
    .join(' ')
    .replace(/[\s,.;:–—-]+$/, '')
    .replace(/,? and then$|(?<=\S(?: \S+){20,}),? which(?: \S+){1,3}$/i, '')
    // A sum that captions have on end: '85 989 85 989'.
    .replace(/\b(\d{1,3}(?:[ ,]\d{3})+) \1\b/g, '$1')
    // 'Of all funds in the amount', of which captions or breath lost the rest.
    .replace(/,? (?:in (?:the|an) amount|for the amount|in the sum)(?: not to exceed)?$/i, '')
    .replace(presenter, '')
    .replace(calledNext, '')
    .replace(calledBySeat, '')
    .replace(/^to see (?:if|whether) (?:the|our) \w+ will (?:vote to )?/i, '')
    .replace(namesForOffice, 'Election of the $1')
    .replace(/^appoint the following \w+,? (?=appoint\b)/i, '')
    .replace(discussed, '')
    .replace(/^discuss (?=(?:the|an?) )/i, '')
    .replace(asReading, '$2 ($1)')
    .replace(verb, '')
    .replace(
      /^(?:an? |the |our |another (?=.*\b(?:permit|application|request|variance|review|violation)\b))(?=\p{Ll})/iu,
      '',
    );
  const isOther = [isChair, recognises, isAsked, isAnswer, isTalk, isAside, isResult];
  if (isOther.some((other) => other.test(tidy)) || isNoTitle(tidy)) return null;
  const title = withoutManners(tidy);
  return /\p{L}{3}/u.test(title) ? capitalized(title) : null;
}
