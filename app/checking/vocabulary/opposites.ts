import { stem } from '#app/proceedings/language/stem.ts';

// Pairs of which a sentence may not use one where the source uses the other.
const opposed: [string, string][] = [
  ['approve adopt pass accept agree carry', 'deny reject fail defeat'],
  ['support favor favour endorse back', 'oppose against opposition opposed object protest'],
  ['increase raise rise grow up', 'decrease reduce cut lower drop decline fall down'],
  ['more', 'less fewer'],
  ['allow permit', 'prohibit ban forbid'],
  ['open opening', 'close closed'],
  ['begin start', 'end finish'],
  ['before', 'after'],
  ['always', 'never'],
  ['all every', 'none'],
  ['yes aye yea', 'no nay'],
  ['majority', 'minority'],
  ['maximum', 'minimum'],
  ['above over', 'below under'],
  ['first', 'last'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['win gain', 'lose'],
  ['hire', 'fire'],
  ['succeed success', 'fail failure'],
  ['lawful legal', 'unlawful illegal'],
  ['include', 'exclude'],
  ['import', 'export'],
  ['public', 'private'],
  ['grant', 'deny'],
  ['likely', 'unlikely'],
  ['able', 'unable'],
  ['possible', 'impossible'],
  ['strong stronger strengthen', 'weak weaker weaken'],
  ['safe safer', 'unsafe dangerous'],
  ['high higher', 'low lower'],
  ['expand expansion', 'shrink contract'],
  ['protect', 'endanger threaten'],
  ['create', 'destroy eliminate'],
  ['easy easier', 'difficult hard harder'],
  ['fast faster', 'slow slower'],
  ['early earlier', 'late later'],
  ['success successful', 'unsuccessful'],
  ['effective', 'ineffective'],
  ['necessary', 'unnecessary'],
  ['certain certainty', 'uncertain uncertainty'],
  ['agree agreement', 'disagree disagreement'],
  ['voluntary', 'mandatory'],
  ['permanent', 'temporary'],
  ['add', 'remove subtract'],
  ['extend', 'shorten terminate'],
  ['improve better', 'worsen worse'],
  ['positive', 'negative'],
  ['enough sufficient', 'insufficient'],
  ['urge encourage', 'discourage'],
  ['yield', 'withhold'],
  ['most', 'least'],
  ['double triple quadruple', 'half halve drop fall decrease reduce shrink'],
  ['add insert', 'strike delete'],
  ['present', 'absent'],
  ['uphold affirm sustain', 'overturn reverse'],
  ['grant', 'deny'],
  ['lengthen extend', 'shorten'],
  ['recommend urge support', 'oppose'],
  ['up', 'down'],
  ['gain', 'loss lose'],
  ['profit', 'loss'],
  ['surplus', 'deficit shortfall'],
  ['restore reinstate', 'cut eliminate'],
  ['accelerate speed', 'delay slow'],
  ['join', 'leave withdraw'],
  ['hire add', 'layoff'],
  ['waive', 'impose charge levy'],
  ['neutral', 'oppose support endorse'],
  ['let allow permit optional voluntary', 'require force compel mandate oblige'],
  ['praise applaud commend', 'criticize complain blame ruin unacceptable worry concern condemn'],
  ['exceed surpass', 'below short miss under'],
  ['delay slip late postpone', 'accelerate ahead expedite'],
  ['unanimous', 'split divided'],
  ['continue resume', 'halt suspend stop discontinue'],
  ['renewal renew', 'new'],
  ['full complete', 'partial'],
  ['one-time', 'recurring ongoing'],
  ['comfortable satisfied confident', 'uncomfortable dissatisfied worried unhappy'],
  ['optimistic hopeful', 'pessimistic'],
  ['repeal rescind revoke', 'enact adopt extend renew'],
  ['merge combine consolidate', 'split separate'],
  ['sue', 'settle'],
  ['guilty', 'innocent'],
  ['seek request', 'decline refuse'],
  ['stabilize steady flat unchanged level', 'rise fall increase decrease drop climb grow'],
  ['highest', 'lowest'],
  ['largest biggest', 'smallest'],
  ['simplify', 'complicate'],
  ['welcome', 'resist oppose'],
  ['enforce', 'waive'],
  ['fund', 'defund'],
  ['transparent', 'secret'],
  ['complete finish', 'incomplete unfinished'],
];

// Opposites only when they are said of the same thing: 'small businesses', 'large businesses'.
const opposedOfOne: [string, string][] = [
  ['small little minor', 'large big major huge'],
  ['new', 'old existing former'],
  ['long longer', 'short shorter'],
  ['many', 'few'],
  ['rural', 'urban'],
  ['local', 'federal national'],
  ['indoor', 'outdoor'],
  ['full', 'empty partial'],
  ['cheap', 'expensive costly'],
  ['young younger', 'old older'],
  [
    'continue maintain provide keep preserve',
    'cut discontinue withhold stop rescind abolish cancel',
  ],
  ['reauthorize renew establish extend', 'abolish terminate rescind repeal cancel dissolve'],
  ['buy purchase', 'sell'],
  ['widen', 'narrow'],
  ['hire', 'lay dismiss fire'],
  ['accept', 'refuse decline'],
  ['send', 'receive'],
  ['lend', 'borrow'],
  ['increase raise', 'lower cut reduce decrease'],
  ['upper', 'lower'],
  ['inside', 'outside'],
  ['left', 'right'],
  ['daytime', 'overnight'],
  ['former', 'current'],
  ['current', 'previous'],
  ['elementary primary', 'high middle secondary'],
  ['middle', 'high elementary'],
  ['good excellent', 'poor bad'],
  ['spring', 'fall autumn winter summer'],
  ['summer', 'winter fall autumn'],
  ['partial', 'full'],
  ['adult', 'child juvenile'],
  ['male man', 'female woman'],
  ['weekday', 'weekend'],
  ['commercial', 'residential'],
  ['much', 'little'],
  ['most many', 'few'],
  ['over', 'under'],
  ['start begin', 'stop end finish'],
  ['reopen open', 'close shut'],
  ['demolish', 'build construct restore preserve'],
  ['preliminary', 'final'],
  ['mandatory', 'voluntary optional'],
  ['civil', 'criminal'],
  ['gross', 'net'],
  ['minimum', 'maximum'],
  ['morning', 'evening afternoon night'],
  ['buyer', 'seller'],
  ['employer', 'employee'],
  ['landlord', 'tenant'],
  ['plaintiff', 'defendant'],
  ['senior elderly', 'youth young teen'],
  ['domestic', 'foreign international'],
  ['internal', 'external independent'],
  ['minority', 'majority'],
  ['upstream', 'downstream'],
  ['renter', 'owner homeowner'],
];

const opposites = pairUp(opposed);
const oppositesOfOne = pairUp([...opposed, ...opposedOfOne]);

function pairUp(pairs: readonly [string, string][]): Map<string, Set<string>> {
  const opposites = new Map<string, Set<string>>();
  for (const [left, right] of pairs) {
    const [a, b] = [left.split(' ').map(oppositeKey), right.split(' ').map(oppositeKey)];
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const word of from) {
        const known = opposites.get(word) ?? new Set();
        for (const other of to) known.add(other);
        opposites.set(word, known);
      }
    }
  }
  return opposites;
}

/** Stem for opposites; stop words such as 'more' and 'before' stay themselves. */
export function oppositeKey(word: string): string {
  return stem(word);
}

export function oppositesOf(stemmed: string): ReadonlySet<string> | undefined {
  return opposites.get(stemmed);
}

/** Words of the other side when both are said of the same thing. */
export function oppositesOfThing(stemmed: string): ReadonlySet<string> | undefined {
  return oppositesOfOne.get(stemmed);
}
