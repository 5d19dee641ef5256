import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { firstPerson, secondPerson } from './sentence-shape.ts';

/** 'I didn't realize', 'I never knew', 'I was just thinking': what went through a speaker's mind. */
const musings = phrases(`
  I (?:didn't|did not|never|hadn't) (?:even )?(?:realized?|know|knew|known|think|thought|notice|imagine)
  I had no idea
  I(?:'ve| have)? (?:often|always|never|just)? ?wondered
  I (?:just |sometimes |often |always )?wonder
  I(?:'m| am| was) (?:just |sort of |kind of )?(?:thinking|wondering|reminded|surprised|amazed|impressed)
  I (?:still |always |vividly )?remember
  I(?:'ll| will) never forget
  I can(?:'t|not) (?:even )?(?:imagine|believe|resist|help but|think of|remember|recall|speak (?:on|to|for))
  I don't (?:even )?(?:remember|recall)
  I don't know(?:,| because| the right way)
  I(?:'d| would) (?:have to )?(?:guess|bet|imagine)
`);

/** 'I always enjoy', 'I'm so proud of', 'I'll be happy to': how a speaker feels about it. */
const feelings = phrases(`
  I (?:really |always |just |truly |personally )*(?:love|loved|enjoy|enjoyed|like|liked|hope|wish|admire)
  (?:I|we)(?:'m|'re| am| are| was| were) (?:so |very |really |just |also )*(?:glad|happy|excited|proud|thrilled|delighted|pleased)
  I(?:'ll| will| would|'d) be (?:happy|glad|delighted|pleased)
`);

/** 'That's pretty awesome', 'no pun intended', 'we joked': what was said to make somebody smile. */
const jokes = phrases(String.raw`
  pretty (?:awesome|cool|neat|funny|amazing|great|incredible|fun|nice|wild)
  (?:that's|that is|that was|it's|it is|it was|how) (?:so |very |really |just )?(?:awesome|cool|neat|funny|hilarious|fun)
  no pun
  pun intended
  jok(?:e|ed|es|ing|ingly)
  kidding
  teas(?:e|ed|ing) (?:you|him|her|them|me|us)
  on a lighter note
  fun fact
`);

/** 'I want to extend an invitation', 'I'll defer to the general': between those in the room. */
const betweenSpeakers = phrases(`
  (?:extend|offer) (?:an|my|our|the) invitation
  I(?:'d| would| want to|'ll| will) (?:also )?(?:like to )?(?:invite|defer|echo|commend|applaud|associate)
  (?:will|'ll|would|'d|have to) defer to
  get back to you
  (?:want|wanted|like) to share (?:it|that|this) with (?:you|everyone)
  follow up with you
  talk to you
  I(?:'m| am) (?:gonna|going to) ask you
  (?:birthday|anniversary) (?:party|cake|wish\\w*)
`);

/** 'My father was in hospice', 'I'm a resident of this town for four years', 'my address is': who speaks, and how they are. */
const ofThemselves = pattern('i')`${phrases(String.raw`
  \bmy (?:father|mother|dad|mom|husband|wife|son|daughter|brother|sister)\b.{0,30}\b(?:hospice|hospital|surgery|passed away|funeral|recover\w+|wedding)\b
  \bmy (?:home |mailing |current )?address is\b
  \b(?:I|we) (?:live|reside) (?:at|on) \d
  \bI (?:was|have been) (?:first )?(?:nominated|confirmed|sworn in|born|raised|elected)\b
  \bmy (?:own )?(?:schedule|calendar|flight|plane)\b
  ^(?:hi,? |hello,? |so,? )?(?:I'm|I am|I've been) (?:now )?an? (?:\w+ )?(?:resident|homeowner|home owner|neighbor|taxpayer|renter)\b[^,;]{0,70}$
`)}`;

/** 'I'm an attorney here, 800 South Canal Street': where somebody lives or works. */
const ownAddress =
  /\b(?:I'm|I am) (?:[\p{L}'’]+,? ){0,7}\d+ (?:\p{Lu}\p{L}+ ){1,3}(?:Street|Avenue|Road|Drive|Lane|Court|Boulevard|Way|Place|Circle)\b/u;

const aside = pattern('i')`\b${[...jokes, ...betweenSpeakers]}\b`;
const personal = pattern('i')`\b${[...musings, ...feelings]}\b`;

/** What a sentence between two people has to tell, of money, numbers or laws, to be for others too. */
const fewestTelling = 0.5;
/** What went through somebody's mind may still be a position with its reason. */
const worthAMusing = 0.9;

/**
 * Whether a sentence is an aside, a joke, a musing or a word from one person in the room to another.
 * Without a name beside it nobody can tell who 'I' is, so such a sentence needs some consequence.
 */
export function isSmallTalk(
  text: string,
  { speaker, telling }: { speaker: string | null; telling: number },
): boolean {
  if (
    aside.test(text) ||
    ofThemselves.test(text) ||
    ownAddress.test(text) ||
    (personal.test(text) && telling < worthAMusing)
  )
    return true;
  if (!firstPerson.test(text) || telling >= fewestTelling) return false;
  return secondPerson.test(text) || speaker === null;
}
