import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import type { Rule } from '../rule.ts';
import { speakerKey, turnsOf } from '../statement/passages.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';

const name = /(\p{Lu}[\p{L}'’-]+) (?:also |strongly |then )?/u;
const speakingFor = phrases(`
  supports?
  supported
  favou?rs
  favou?red
  backed
  backs
  endorsed
  endorses
  voiced support
  expressed support
  spoke in (?:favou?r|support)
  was in favou?r
  agreed
  praised
  welcomed
  voted (?:for|yes|in favou?r|to (?:support|approve|adopt))
`);
const speakingAgainst = phrases(`
  oppose[sd]
  objected
  rejected
  voiced opposition
  expressed opposition
  spoke (?:against|in opposition)
  disagreed
  criticized
  condemned
  voted (?:against|no)
`);
const claimsFor = pattern('u')`${name}${speakingFor}\b(?! (?:to|that)\b)`;
const claimsAgainst = pattern('u')`${name}${speakingAgainst}\b`;

const weWould = "(?:I|we)(?:'d|'ll| would| do| will|)";
/** How people say in their own words that they are for it. */
const saysFor = phrases(String.raw`
  I(?:'m| am) (?:a yes|okay with|fine with|in favou?r|comfortable|supportive|for it)
  I(?:'m| am) with (?:staff|you)
  ${weWould} (?:\w+ )?(?:support|accept|endorse|back|welcome|like) (?!to\b)
  I think (?:we should|it meets|this is (?:good|great|the right))
  good idea
  I agree
  happy to
  works for me
  that works
  we would, yes
  let's do
`);
const denying = "(?:can't|cannot|won't|don't|not|couldn't|wouldn't)";
/** How people say in their own words that they are against it. */
const saysAgainst = phrases(String.raw`
  oppos(?:e|ed|ition)
  object(?:ion)? to
  against (?:it|this|the)
  I(?:'m| am) (?:a no|not (?:convinced|comfortable|in favou?r|sold|there))
  ${denying} (?:\w+ )?(?:support|accept|agree|vote for|favou?r|characterize)
  disagree
  unacceptable
  vot(?:e|ing) no
  too (?:much|far)
  ban them
  takes away
  ruin\w*
  shouldn't
  should not
  bad idea
  I don't (?:like|love|think we should)
`);
const isFor = pattern('i')`\b${saysFor}\b`;
const isAgainst = pattern('i')`\b${saysAgainst}\b`;

/** 'Supported denial' turns what follows. */
const turning = words(String.raw`
  not n't never den(?:y|ial|ying) ban banning repeal\w* remov\w* clos\w* cut\w* reject\w*
  end(?:ing)? keep\w* delay\w* limit\w* oppos\w* against but while although though despite
`);
const turns = pattern('i')`\b${turning}\b`;

/** 'Burke spoke in support' where all that Burke says is against it, and the other way round. */
export const stances: Rule = {
  name: 'stances',
  check: ({ sentence, source }) => {
    const [pro, con] = [claimsFor.exec(sentence.text), claimsAgainst.exec(sentence.text)];
    const claim = pro ?? con;
    if (!claim?.[1] || (pro !== null && con !== null)) return [];
    if (turns.test(sentence.text.slice(claim.index + claim[0].length))) return [];
    const said = wordsOfSpeaker(source, foldWord(claim[1]));
    const [agrees, disagrees] = [isFor.test(said), isAgainst.test(said)];
    if (pro && disagrees && !agrees)
      return [`In the source ${claim[1]} is against it, in the sentence for it.`];
    if (con && agrees && !disagrees)
      return [`In the source ${claim[1]} is for it, in the sentence against it.`];
    return [];
  },
};

/** All that the source has the speaker say. */
const wordsOfSpeaker = (source: Statement, key: string) =>
  turnsOf(source)
    .filter(({ label }) => label !== null && speakerKey(label) === key)
    .map(({ from, to }) => wordsOf(source, from, to))
    .join(' ');
