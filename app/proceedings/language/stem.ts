const irregular: Record<string, string> = {
  lowering: 'low',
  lowers: 'low',
  lowered: 'low',
  paid: 'pay',
  said: 'say',
  says: 'say',
  told: 'tell',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  went: 'go',
  gone: 'go',
  goes: 'go',
  made: 'make',
  held: 'hold',
  heard: 'hear',
  spoke: 'speak',
  spoken: 'speak',
  speaker: 'speak',
  brought: 'bring',
  thought: 'think',
  bought: 'buy',
  sought: 'seek',
  met: 'meet',
  led: 'lead',
  left: 'leave',
  lost: 'lose',
  kept: 'keep',
  built: 'build',
  spent: 'spend',
  sent: 'send',
  felt: 'feel',
  found: 'find',
  came: 'come',
  began: 'begin',
  begun: 'begin',
  saw: 'see',
  seen: 'see',
  knew: 'know',
  known: 'know',
  grew: 'grow',
  grown: 'grow',
  drew: 'draw',
  drawn: 'draw',
  chose: 'choose',
  chosen: 'choose',
  wrote: 'write',
  written: 'write',
  rose: 'rise',
  risen: 'rise',
  fell: 'fall',
  fallen: 'fall',
  sold: 'sell',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  lives: 'life',
  died: 'die',
  death: 'die',
  lying: 'lie',
  feet: 'foot',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  approval: 'approv',
  denial: 'deni',
  proposal: 'propos',
  choice: 'choose',
  growth: 'grow',
  loss: 'lose',
  sale: 'sell',
  analyses: 'analys',
  analysis: 'analys',
  deny: 'deni',
  denies: 'deni',
  denied: 'deni',
  denying: 'deni',
  apply: 'appl',
  shown: 'show',
  driven: 'drive',
  drove: 'drive',
  broke: 'break',
  broken: 'break',
  won: 'win',
  fought: 'fight',
  stood: 'stand',
  understood: 'understand',
  ran: 'run',
  became: 'become',
  forgot: 'forget',
  forgotten: 'forget',
  dealt: 'deal',
  meant: 'mean',
  struck: 'strike',
  stricken: 'strike',
  withdrew: 'withdraw',
  withdrawn: 'withdraw',
  withheld: 'withhold',
  upheld: 'uphold',
  overrode: 'override',
  overridden: 'override',
  undertook: 'undertake',
  undertaken: 'undertake',
  laid: 'lay',
  lent: 'lend',
  froze: 'freeze',
  frozen: 'freeze',
  stole: 'steal',
  stolen: 'steal',
  shot: 'shoot',
  hid: 'hide',
  hidden: 'hide',
  caught: 'catch',
  taught: 'teach',
  threw: 'throw',
  thrown: 'throw',
  swore: 'swear',
  sworn: 'swear',
  tore: 'tear',
  torn: 'tear',
  hung: 'hang',
  dug: 'dig',
  overthrew: 'overthrow',
  forbade: 'forbid',
  forbidden: 'forbid',
};

/** Words that only look like an '-ing' of a short verb. */
const wholeWords = /^(?:during|being|king|ring|wing|sing|thing|bring|cling|sling|swing|sting)$/;

const endings = [
  'ifications',
  'ification',
  'izations',
  'ization',
  'isations',
  'isation',
  'ations',
  'ation',
  'ements',
  'ement',
  'ments',
  'ment',
  'ingly',
  'edly',
  'ities',
  'ity',
  'iness',
  'ness',
  'ances',
  'ance',
  'ences',
  'ence',
  'ions',
  'ion',
  'ings',
  'ing',
  'ives',
  'ive',
  'ally',
  'als',
  'al',
  'ies',
  'ied',
  'ers',
  'er',
  'ors',
  'or',
  'ed',
  'es',
  'ly',
  's',
  'y',
  'e',
];

const cache = new Map<string, string>();
const cacheLimit = 50_000;

/**
 * A light stem, for comparing wordings only: 'reported', 'reporting' and 'reports' share it. It may
 * be no word itself.
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = computeStem(word);
  if (cache.size > cacheLimit) cache.clear();
  cache.set(word, found);
  return found;
}

function computeStem(word: string): string {
  let base = word.endsWith("'s") ? word.slice(0, -2) : word;
  base = base.replaceAll("'", '');
  if (Object.hasOwn(irregular, base)) base = irregular[base] ?? base;
  if (base.length <= 3) return base;
  for (const ending of endings) {
    if (!base.endsWith(ending)) continue;
    const rest = base.slice(0, -ending.length);
    // 'Paying', 'voting' and 'hiring' leave three letters.
    const isShortVerb = ending === 'ing' && /[aeiou]/.test(rest) && !wholeWords.test(base);
    const needed = ending.length > 2 && !isShortVerb ? 4 : 3;
    if (rest.length < needed) continue;
    if (ending === 's' && (rest.endsWith('s') || rest.endsWith('u'))) continue;
    base = rest;
    break;
  }
  // 'running' → 'runn' → 'run', 'apply' and 'applied' → 'appl' → one form
  const last = base.at(-1);
  if (base.length > 3 && last === base.at(-2) && last !== undefined && !'aeiou'.includes(last)) {
    base = base.slice(0, -1);
  }
  if (base.length > 4 && base.endsWith('i')) base = base.slice(0, -1);
  return base;
}
