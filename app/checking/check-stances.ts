import { foldWord } from '#app/proceedings/language/tokens.ts';
import { speakerKey, turnsOf } from './passages.ts';
import type { Statement } from './statement.ts';

const name = "(\\p{Lu}[\\p{L}'’-]+)";
const claimsFor = new RegExp(
  `${name} (?:also |strongly |then )?(?:supports?|supported|favou?rs|favou?red|backed|backs|endorsed|endorses|voiced support|expressed support|spoke in (?:favou?r|support)|was in favou?r|agreed|praised|welcomed|voted (?:for|yes|in favou?r|to (?:support|approve|adopt)))\\b(?! (?:to|that)\\b)`,
  'u',
);
const claimsAgainst = new RegExp(
  `${name} (?:also |strongly |then )?(?:oppose[sd]|objected|rejected|voiced opposition|expressed opposition|spoke (?:against|in opposition)|disagreed|criticized|condemned|voted (?:against|no))\\b`,
  'u',
);
const isFor =
  /\b(?:I(?:'m| am) (?:a yes|okay with|fine with|in favou?r|comfortable|supportive|for it|with (?:staff|you))|(?:I|we)(?:'d|'ll| would| do| will|) (?:\w+ )?(?:support|accept|endorse|back|welcome|like) (?!to\b)|I think (?:we should|it meets|this is (?:good|great|the right))|good idea|I agree|happy to|works for me|that works|we would, yes|let's do)\b/i;
const isAgainst =
  /\b(?:oppos(?:e|ed|ition)|object(?:ion)? to|against (?:it|this|the)|I(?:'m| am) (?:a no|not (?:convinced|comfortable|in favou?r|sold|there))|(?:can't|cannot|won't|don't|not|couldn't|wouldn't) (?:\w+ )?(?:support|accept|agree|vote for|favou?r|characterize)|disagree|unacceptable|vot(?:e|ing) no|too (?:much|far)|ban them|takes away|ruin\w*|shouldn't|should not|bad idea|I don't (?:like|love|think we should))\b/i;

/** 'Burke spoke in support' where all that Burke says is against it, and the other way round. */
export function checkStances(sentence: Statement, source: Statement): string[] {
  const [pro, con] = [claimsFor.exec(sentence.text), claimsAgainst.exec(sentence.text)];
  const claim = pro ?? con;
  if (!claim?.[1] || (pro !== null && con !== null)) return [];
  // 'Supported denial' turns what follows.
  if (
    /\b(?:not|n't|never|den(?:y|ial|ying)|ban|banning|repeal\w*|remov\w*|clos\w*|cut\w*|reject\w*|end(?:ing)?|keep\w*|delay\w*|limit\w*|oppos\w*|against|but|while|although|though|despite)\b/i.test(
      sentence.text.slice(
        (pro ? claim.index + claim[0].length : 0) || claim.index + claim[0].length,
      ),
    )
  )
    return [];
  const key = foldWord(claim[1]);
  const own = turnsOf(source).filter(({ label }) => label !== null && speakerKey(label) === key);
  if (own.length === 0) return [];
  const said = own
    .map(({ from, to }) =>
      source.text.slice(source.tokens[from]?.start ?? 0, source.tokens[to - 1]?.end ?? 0),
    )
    .join(' ');
  const [agrees, disagrees] = [isFor.test(said), isAgainst.test(said)];
  if (pro && disagrees && !agrees)
    return [`In the source ${claim[1]} is against it, in the sentence for it.`];
  if (con && agrees && !disagrees)
    return [`In the source ${claim[1]} is for it, in the sentence against it.`];
  return [];
}
