import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { outcomeIn } from '#app/proceedings/votes/outcome-patterns.ts';
import { findTallies } from '#app/proceedings/votes/tallies.ts';

const whichItem = [
  '(?:next|first|second|third|last|final) (?:item(?: of business)?|order of business|matter)',
  String.raw`(?:agenda )?item (?:number |no\. )?[\w-]+`,
];
const aside = '(?:,? (?:then|tonight|today|on the agenda),?)*';
const lead = '^(?:(?:and|so|now|next|then|okay|that brings us to)[,.]? )*(?:(?:our|the) )?';
/** 'Next, item number four is an update on the West Yards plan.' Captures what the item is. */
const announcement = pattern('i')`${lead}${whichItem}${aside} (?:is|are|will be)\b(.*)$`;
/** In words: a longer announcement says what the item is about. */
const longAnnouncement = 14;

const makesMotion = phrases(String.raw`
  \bmoved by\b
  \bsupported by (?:member|trustee|commissioner|supervisor|director|council)\b
  \bmotion (?:is|was) made\b
  \bmain motion\b
  \b(?:have|need|is there|do I hear) (?:some|any)(?:body|one) to (?:support|second)\b
  \bbrings us to (?:the|our|agenda|item|number)\b
  \bsubstitute motion\b
  \b(?:make|entertain|take|have) (?:a|the|that) motion\b
  \bI(?:'ll|'d| will| would)? motion (?:to|that|for)\b
  \bis there a (?:motion|second)\b
  \btake a second from\b
  \braise your (?:right )?hands?\b
  \bthose in favou?r\b
  \b(?:ask|call|looking|look) for (?:a )?motion\b
  \b(?:another|a third|an? alternate) motion\b
  \bmaking (?:a|the) motion\b
  \btak(?:e|ing) up (?:agenda )?item\b
  \bpropose (?:a|the|that we put the) motion\b
  \b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:yes|no|pass) votes\b
  \bcall (?:new )?(?:agenda )?items? (?:number )?\d
  \bfor a separate vote\b
  \b(?:don't|do not) see any(?:one|body)\b
  ^(?:okay,? |all right,? )*(?:seeing|hearing) (?:none|no)\b
  \bin favou?r,? (?:please )?say\b
  \bI count\b
  \bon the amendment\?
  \bconsidered as read\b
  \bopen (?:for|to) amendment
  \b(?:run|go|come) back and vote\b
  \bcall (?:the|for the|for a) (?:roll|role|vote|question)\b
  \b(?:have|need|get) (?:a )?motion to\b
  \bgoing to be voting on\b
  ^any (?:public )?comments?\b
  \blet me read\b
  \bread (?:the )?(?:agenda )?item\b
  \b(?:some|any)(?:body|one) (?:to|who will|who would) (?:second|support) (?:it|that|this|the motion)\b
`);

const readsAgenda = phrases(String.raw`
  \b(?:items?|matters?|business) (?:that )?(?:we have |are )?on (?:our|the|today's) agenda\b
  \bconsent agenda (?:today |tonight )?includes?\b
  ^(?:and )?our (?:first|next|last|final|only) item\b
  \bthe next (?:two|three|four|five|few|couple) (?:items )?(?:are|is)\b
`);

const opensAndCloses = phrases(String.raw`
  \b(?:call|called) (?:this|the)\b.{0,80}\bto order\b
  \b(?:open|close|declare|reopen)s? (?:the |this )?(?:public )?(?:hearing|comment)\b
  \b(?:hearing|public comment) is (?:now )?(?:open|closed)\b
  \b(?:is|are|be|we're|stand) (?:now )?adjourned\b
  \badjourn\b
  \b(?:any|no|more|further|other) (?:more |further |other )?(?:discussion|questions|comments|business)\b
  \bthere(?:'s| is| was) anything (?:else|further)\b
`);

const whoIsThere = phrases(String.raw`
  \bquorum\b
  \b(?:members|commissioners|trustees|directors) (?:are )?present\b
  \bsent (?:his|her|their) regrets\b
  \b(?:if any|any) (?:\w+ ){0,2}(?:members? )?(?:have|has|had) (?:any |had )?(?:sort of |kind of )?(?:conflict|ex parte)
  \bis excused\b
`);

const counts = phrases(String.raw`
  \b\w+ (?:votes? )?in favou?r,? (?:and )?(?:none|no|zero|\w+) (?:votes? )?(?:oppos|against)
  \b(?:would|will|'d|like to) (?:like to )?move (?:to|that|amendment|approval|adoption|passage|the)
  \b(?:if there is|if there's|hearing|seeing) no objection
  \bcouncil rule\b
  \bbefore we vote\b
  \b(?:is|are) (?:now )?closed\b
`);

const letsSpeak = [
  ...phrases(String.raw`
    \bspeakers?\b.{0,60}\b(?:minutes?|seconds?|time|timer|list|mute\w*|unmute\w*|present)\b
    \b(?:unmute|disconnect|star six)\b
    \bnext (?:speaker|we have|up|person)\b
    \bto (?:\w+ )?(?:thank|recognize|acknowledge|congratulate)\b
    \bhand(?:ing)? it (?:over|back)\b
    \bour next (?:\w+ ){0,3}(?:meeting|item)\b
    \bcall on (?:council|commissioner|member)
  `),
  ...phrases(String.raw`
    \b(?:each|you|speakers?)(?: of you)? (?:has|have|will have|gets?|may speak for) (?:up to )?[\w-]+ minutes\b
    \bsign(?:ed)? up (?:to|for (?:public|comment)|tonight|here|on)\b
    \b(?:who|is|are|have|has|you|you've) signed up\b(?! (?:for|in)\b)
    \b(?:begin|start) speaking\b
    \b(?:state|stating|give|giving|say|saying) your (?:full )?name\b
    \byour (?:public |written )?comments? (?:should|must|may|needs?|will|can)\b
    \b(?:wrap up|conclude) your\b
    \b(?:affix|add) my (?:signature|name)\b
    \b(?:signed|filled (?:out|in)|turn(?:ed)? in) an? (?:speaker|comment|yellow|blue|green)? ?(?:card|form|slip)\b
    \b(?:will|can|may) be heard at this time\b|\b(?:compliance|accordance) with the .{0,30}\bopen (?:public )?meetings? (?:act|law)\b
    \bthat was the last speaker\b
    \bany(?:body|one)(?: else)?(?: (?:in|on) (?:the )?\w+)? (?:that|who) (?:wants|would like|wishes|cares) to (?:speak|comment|be heard)\b
    ^my name is\b
    \bstat(?:e|ing) your name\b
    \bcomments (?:should|must) be (?:related|limited|directed)\b
    \b(?:I'll|I will|we'll|(?:I'm|we're) going to|let's) (?:now )?(?:go through|flip to|turn to|skip to)\b
    \blet's (?:now )?go to\b
    \bflipping through\b|\bgives you (?:some|the) highlights\b
    \b(?:see|share|shared|sharing|pull up) (?:my|the|your|that) (?:screen|slides?|presentation)\b
    \b(?:screen|slides?|presentation) (?:could|can|may) be shared\b
    \bnext (?:set of )?questions? (?:are|is|comes?|will come) from\b
  `),
  String.raw`^(?:then )?(?:we|I)(?: will|'ll) (?:now )?(?:hear|take|call|open|begin with|start with|go to)\b`,
  String.raw`^(?:and )?(?:our|the) (?:next|first|second|third|last|final) (?:speaker|witness|card|person|caller)\b`,
];

const talk = pattern(
  'i',
)`${[...makesMotion, ...readsAgenda, ...opensAndCloses, ...whoIsThere, ...counts, ...letsSpeak]}`;

/** 'Owen Sattler from public works has the report', 'I will be brief', 'this has to be the last question'. */
const introducesSpeaker = pattern('i')`\b${[
  'has (?:the|a|our) (?:staff )?(?:report|update|presentation)',
  'will (?:present|give|go over|introduce)',
  "(?:going to|gonna|i'll|i will|i'd like to|we'll) (?:have|ask|let|invite|call) (?:\\w+ ){1,4}?(?:come|present|speak|talk|explain|walk|introduce|take|join)",
  "I(?:'ll| will| would| may)? (?:be )?vot(?:e|ing) (?:yes|no|aye|nay)",
  '(?:be|keep (?:it|this)) (?:very |really )?(?:brief|short|quick)',
  '(?:last|final|one more) question',
  '(?:comments?|remarks) (?:for|until|about) (?:agenda )?item',
  '(?:high.level|brief|quick|short) (?:overview|background|presentation)',
]}\b`;
const aboutProcedure = pattern('i')`\b${[
  ...words('motion amendment minutes agenda'),
  'consent (?:agenda|calendar)',
]}\b`;

/** In words: a longer sentence with a count or a speaker in it says more than that. */
const shortTalk = 14;
/** In words: a ruling as short as this names nothing that a reader could know. */
const bareRuling = 8;

/**
 * Whether a sentence only moves the meeting along: it announces an item, puts a question, gives a
 * count or lets somebody speak. Decisions have sentences of their own.
 */
export function isProcedureTalk(text: string): boolean {
  const announced = announcement.exec(text)?.[1];
  if (announced !== undefined) return announced.trim().split(/\s+/).length < longAnnouncement;
  if (talk.test(text)) return true;
  const length = text.split(' ').length;
  if (introducesSpeaker.test(text) && length <= shortTalk) return true;
  const isCount =
    /\b(?:votes?|yeas|nays|ayes|noes|motion)\b/i.test(text) && findTallies(text).length > 0;
  if (isCount && length <= shortTalk) return true;
  const isRuling = outcomeIn(text)?.ruling === true;
  return isRuling && (aboutProcedure.test(text) || isCount || length < bareRuling);
}
