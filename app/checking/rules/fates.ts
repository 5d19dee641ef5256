import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { outcomes as outcomesIn, rulingsIn } from '../statement/outcome-patterns.ts';
import { actions } from './actions.ts';
import { decisionsTold } from './decisions-told.ts';
import { outcomes } from './outcomes.ts';

type Fate = 'adopted' | 'rejected' | 'put off' | 'withdrawn';

const bodies = words(`
  council board commission committee commissioners trustees supervisors court panel members house
  senate directors authority legislature
`);
const adopting = words(
  'approved adopted passed granted accepted ratified enacted authorized amended awarded endorsed',
);
const rejecting = phrases(`
  rejected
  denied
  defeated
  voted down
  turned down
  dismissed
  refused
  killed
`);
const became = words('was were been being');
const manner = words('also then later narrowly unanimously formally finally already soon');
const claims: readonly (readonly [Fate, RegExp])[] = [
  ['rejected', pattern('i')`\b(?:${bodies}|${became}) (?:${manner} )?${rejecting}\b(?! to\b)`],
  ['adopted', pattern('i')`\b(?:${bodies}|${became}) (?:${manner} )?${adopting}\b`],
];
const supposing = pattern('i')`\b${words(`
  if unless should would could may might whether until once recommended asked urged proposed wanted
  opposed previously earlier not never before ago had
`)}\b|n't`;

const signs: Record<Fate, RegExp> = {
  adopted: pattern('i')`\b${phrases(String.raw`
    ayes?|yeas?|carr(?:y|ies|ied)|pass(?:es|ed|age)?|so ordered|unanim\w+|without objection|in favou?r
    approv(?:ed|es|ing)|adopt(?:ed|s|ing)|grant(?:ed|s)|award(?:ed|s|ing)|authoriz(?:ed|es)|agreed|decided
    hearing no\w*|yes|accept(?:ed|s)|vote[ds]?|enacted|ratified|confirmed|signed|endorsed
  `)}\b`,
  rejected: pattern('i')`\b${phrases(String.raw`
    reject\w*|den(?:y|ied|ies|ial)|defeat\w*|fail(?:s|ed)|vot(?:e|ed) (?:it )?down|turn(?:ed)? (?:it )?down|dies|died|lost|loses
    noes|nays?|dismiss\w*|refus\w+|oppos\w+|no second|lack of a second|against|overturn\w*|disapprov\w+|kill\w*
    not (?:\w+ )?(?:approv|adopt|grant|accept|agree)\w*|declin\w+
  `)}\b`,
  'put off': pattern('i')`\b${phrases(String.raw`
    tabl(?:e|ed|ing)|postpon\w+|continu(?:e|ed|ance)|defer\w*|hold (?:it )?over|held over|carr(?:y|ied) (?:it )?over
    (?:bring|brings|brought|come|comes|coming|came) (?:\w+ ){0,2}back|next (?:meeting|month|week)|leave (?:\w+ )?open
    first reading|work session|put (?:it |this )?off|not ready|no action|schedule|take it up|delay\w*
  `)}\b`,
  withdrawn: /\bwithdr[ae]w\w*|\bpulled\b/i,
};

const toBe = pattern(
  'i',
)`\b(?:is|are|was|were|will) (?:to be|being|be) (?:considered|discussed|weighed|decided|taken up)\b`;
const carried =
  /\b(?:motion|that|it|item|ordinance|resolution) (?:carries|passes|is (?:approved|adopted|granted))\b/i;

const notPutOff = /\b(?:was|were) not (continued|postponed|tabled|deferred)\b/i;

/** What became of a matter: 'turned down' where it was put off, 'adopted' where it was withdrawn. */
export const fates: Rule = {
  name: 'fates',
  yieldsTo: [outcomes, decisionsTold, actions],
  check: ({ sentence, source }) => {
    if (
      toBe.test(sentence.text) &&
      carried.test(source.text) &&
      !signs['put off'].test(source.text)
    )
      return ['The source says that it was decided, the sentence that it is to be.'];
    const kept = notPutOff.exec(sentence.text);
    if (
      kept &&
      signs['put off'].test(source.text) &&
      carried.test(source.text) &&
      !rulingsIn(source.text).includes('rejected')
    )
      return [`In the source it was put off, in the sentence not ${kept[1]}.`];
    for (const [fate, said] of claims) {
      const claim = said.exec(sentence.text);
      if (!claim || supposing.test(sentence.text.slice(0, claim.index + claim[0].length))) continue;
      if (isTold(fate, source.text)) return [];
      const other = (['put off', 'withdrawn', 'rejected', 'adopted'] as const).find(
        (one) => one !== fate && signs[one].test(source.text),
      );
      if (other === undefined) return [];
      return [`In the source it was ${other}, in the sentence ${claim[0].split(' ').at(-1)}.`];
    }
    return [];
  },
};

function isTold(fate: 'adopted' | 'rejected' | 'put off' | 'withdrawn', text: string): boolean {
  if (signs[fate].test(text)) return true;
  const { yes, no } = outcomesIn(text);
  const rulings = rulingsIn(text);
  return fate === 'adopted'
    ? yes > 0 || rulings.includes('adopted')
    : no > 0 || rulings.includes('rejected');
}
