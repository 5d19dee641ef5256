import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

// What captions make of 'ayes' and 'noes' is believed before 'have it' and nowhere else.
const ayes = words("ayes? eyes? i's eye's yeas? yays? yeses ays");
const noes = words("noes nos no's nose nays? knows? know's neighs");
const haveIt = String.raw`(?: appear to| seem to| do)? (?:have it|prevail|carry)\b`;

/** 'The ayes have it', 'the eyes appear to have it'. */
export const ayesHave = pattern(
  'i',
)`\b${ayes}${haveIt}|^(?:(?:okay|and|so|I (?:have|hear|see)|that's|hearing|done)[,.]? )*(?:all|everybody|everyone) ${ayes}[.!]*$`;
/** 'The noes have it', 'the nose have it'. */
export const noesHave = pattern('i')`\b${noes}${haveIt}`;

/** What is moved and voted on under these names: 'the amendment fails', 'H.R. 5100 is adopted'. */
export const motions = [
  ...words(
    'motions? amendments? substitute substitutions? resolutions? ordinances? items? measure bill minutes',
  ),
  ...words('agenda calendar rule question override'),
  ...phrases(String.raw`
    h\.?r\.? ?\d+
    s\.? ?\d+
  `),
];

/** What a motion is about, and whose fate may differ from the motion's: 'the variance is denied'. */
export const matters = words(`
  proposal application request appeal contract plan plat budget rates? fees? recommendation petition
  variance permit rezoning license agreement appointments? nominations? grant lease report claim
  hearing
`);

const adverbs = words('hereby so now also therefore thus unanimously duly then accordingly');
/** 'Is hereby unanimously approved' */
export const howDone = `(?: (?:${adverbs.join('|')}))*`;
/** 'That's also unanimous', where the space stands behind. */
export const howBefore = `(?:(?:${adverbs.join('|')}) )*`;

export const be = words('is are stands? be');
export const was = phrases(`
  was
  were
  has been
  have been
  has
  have
`);
/** 'The plat is approved', 'the resolution has been agreed to'. */
export const done = [
  'agreed(?: to)?',
  ...words('adopted approved passed accepted granted carried ratified confirmed'),
];
/** 'Aye. 60 is approved.' */
const approvedByNumber = pattern(
  'i',
)`^(?:(?:okay|so|and|aye)[,.]? )*(?:item )?\d{1,3}(?: ?[a-h])? (?:is|are) ${done}[.!]*$`;
export const notDone = 'not (?:agreed|adopted|approved|carried|passed)';
/** 'The amendment is not agreed to', 'it was voted down'. */
export const undone = [...words('defeated rejected lost'), 'voted down', notDone];

// 'Carries a fine', 'passes the test' say nothing of a vote.
const carriesAway = String.raw`carries(?! (?:${phrases(String.raw`
  over
  out
  forward
  through
  it
  them
  us
  our
  the
  its
  some
  an?(?! (?:vote|\d|unanimous|\w+[- ]to))
`).join('|')})\b)`;
const passesAway = String.raw`passes(?! (?:${phrases(`
  the
  an?
  through
  along
  over
  out
  it
  them
  us
  our
  its
  into
  from
  to (?:the|our)
`).join('|')})\b)`;

/** 'The motion carries', 'the ordinance passes', 'the substitute prevails'. */
export const carries = [
  carriesAway,
  passesAway,
  'does (?:carry|pass)',
  "(?<!(?:n't|\\b(?:not|to|will|would|could|can|may|might|should)) )carry(?=[.,!]|$)",
  'prevails',
  'succeeds(?=[.,!]|$| \\d| by\\b| unanim)',
];

/** 'The motion fails', 'the amendment does not carry', 'it is not going to pass'. */
export const fallsShort = phrases(String.raw`
  fails(?! to\b(?! (?:pass|carry|gain|receive|achieve)\b))
  falls(?=[.,;!]|$)
  loses
  dies
  (?:does|do|did|has|have) not (?:pass|passed|carry|carried|prevail)
  (?:doesn't|don't|didn't) (?:pass|carry|agree|prevail)
  is not going to (?:pass|carry)
`);

/** What a chair says before a ruling: 'All right, hearing none, with that'. */
export const opener = String.raw`^(?:(?:${phrases(`
  and
  so
  okay
  ok
  well
  then
  therefore
  all right
  alright
  great
  yes
  thank you
  thanks
  (?:hearing|seeing|there being) (?:none|no objections?|no one|no opposition)
  with that
  let the record (?:show|reflect|note)(?: that)?
  by that vote
  (?:the )?chair rules(?: that)?
  on a tie
  without objection
  by unanimous consent
  (?:all |those |all those )in favou?r(?: say aye)?
  very good
  perfect
`).join('|')})[,.;:]? )*`;

/** What may follow a bare ruling: 'carries by a vote of 5 to 2', 'approved as amended'. */
export const tail = String.raw`(?:[\s,]+(?:${phrases(String.raw`
  by
  on
  with
  an?
  votes?
  of
  the
  unanimous(?:ly)?
  (?:all|those|everyone|members) present
  consent
  as
  amended
  presented
  submitted
  stated
  recommended
  \p{L}+(?: |-)(?:to|-)(?: |-)\p{L}+
  \d+ ?(?:-|–|to) ?\d+
  \d+
`).join('|')}))*`;

/** 'And I vote aye as well and the item passes.' */
export const ownVoteBefore =
  /^(?:(?:okay|and|so|thank you)[,.]? )*I(?: also| too|'ll)? vote (?:yes|aye|no|nay)(?: as well| too| also)?,?(?: and| so)*[,.]? /i;

export const aCount =
  '(?:\\d{1,2}|zero|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** 'Five yes, motion carried', 'three, one and one, that carries'. */
const inCount = words(
  'oh nothing yes yeses no ayes? nays? noes opposed against abst\\w+ recus\\w+ absent excused',
);
export const countBefore = pattern(
  'i',
)`^(?:(?:okay|so|that's|and)[,.]? )*${aCount}(?:(?:,|-| to| and)* ?(?:${aCount}|in favou?r|${inCount})\b)*[,.:;] (?:and )?`;

/** 'Meeting adjourned at 6:49', 'we are adjourned', 'this meeting stands in recess'. */
export const isAdjourned = pattern('i')`${opener}(?:(?:the|this|our) )?(?:${[
  String.raw`(?:meeting|council|board|committee|commission|session)(?: is| stands| will be|'s)?(?: now| hereby)?`,
  String.raw`we(?:'re| are| stand| will be)(?: now| hereby)?`,
]}) (?:adjourn(?:ed)?|in recess|recessed)\b`;

/** 'So that's two two, it fails on a tie.' */
export const afterCount = pattern()`\b(?:\d+|${words(
  'zero none one two three four five six seven eight nine ten',
)}), (?:so |and |then )?(?:it|that|this) `;

/** 'Unanimous by those present with Ms. Hale absent.' */
const unanimousByThose = pattern(
  'i',
)`${opener}(?:(?:that|it)(?:'s| is| was) )?unanimous(?:ly)? by (?:all|those|everyone|everybody|(?:the )?members) present\b`;
/** 'It looks like that passed.' */
const seemsPassed = pattern(
  'i',
)`${opener}(?:it |that )?(?:looks|seems|appears)(?: like| that)? (?:that|it|this|the motion|we) (?:has |have |was |is )?(?:passe[sd]|carrie[sd]|approved|adopted)\b`;
/** 'We have accepted the minutes and approved the agenda.' */
const weHaveDone = pattern(
  'i',
)`${opener}we have (?:now |unanimously )?(?:accepted|approved|adopted|passed) (?:the|our|that|this) `;
/** 'Four yeses, the appeal is upheld', as boards say that hear them. */
const upheld =
  /(?:^|(?<=, )|(?<=[.;] ))(?:so |and )?(?:the|that|this|your) appeal is (?:upheld|sustained|granted)\b/i;

export const ruledOtherwise = [approvedByNumber, unanimousByThose, seemsPassed, weHaveDone, upheld];
