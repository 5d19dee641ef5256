import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';

const bodies = words(`
  council board committee commission members councilmembers commissioners trustees supervisors panel
  legislature delegates senators representatives directors authority city county district
`);
const groups = words(`
  parents residents neighbors neighbours families riders voters merchants businesses owners
  homeowners tenants teachers students speakers witnesses customers drivers patients workers
  employees farmers developers
`);
const holding = phrases(String.raw`
  (?:all )?agreed(?! to\b)
  (?:felt|thought|believed|considered|preferred|favou?red|supported|backed|liked|doubted|hoped|feared)
  (?:worried|complained|objected|argued|praised|criticized|lamented|endorsed|signal(?:ed|led))
  (?:was|were) (?:concerned|worried|opposed|in favou?r|unhappy|frustrated|skeptical|reluctant)
  (?:said|say|says|feel|think|believe|prefer|want|oppose|support) that
  opposed
`);
const claimed = pattern(
  'i',
)`\b(?:the |most |several |many |all |some )?(?:\w+ )?(${[...bodies, ...groups]}) (?:also |generally |largely )?${holding}\b`;
const isGroup = pattern()`^${groups}$`;

/** How one person speaks for nobody else. */
const oneVoice = pattern('i')`\b${phrases(String.raw`
  I(?:'m| am| was)? (?:\w+ )?(?:think|thought|feel|felt|believe|like|liked|prefer|worr\w+|support|oppose|concerned|want|wish|hope)
  I(?:'d| would) (?:\w+ )?(?:like|prefer|rather|want|hope|love)
  my (?:\w+ )?(?:concern|worry|view|opinion|inclination|preference|feeling|thoughts?|hope|problem|issue|sense|take)
  I personally
  I(?:'m| am) not (?:against|for|sold|there|ready|convinced|in favor|comfortable)
  I (?:do|don't|did|can't|cannot|won't)
  I
`)}\b`;
const count = String.raw`(?:\d{1,2}|${words('zero one two three four five six seven eight nine ten eleven twelve').join('|')})`;
/** How many are told to be of one mind, or to have voted. */
const manyVoices = pattern('i')`\b${phrases(String.raw`
  we (?:all|both|agree|support|believe|feel|think|would like|prefer|oppose|want|need)
  everyone|everybody|nobody
  all of us|both of us
  consensus|unanim\w+|majority
  several|many|most of|a lot of|some of
  all (?:in favou?r|those|right with)
  (?:motion|that|it) (?:carries|passes)
  (?:carries|carried|passes|passed),? ${count}(?: to |[-–])${count}
  (?:hearing|seeing) (?:none|no)
  ayes
  agreed
`)}\b`;

/** What people think is not told by how they vote. */
const isInner =
  /\b(?:felt|thought|believed|considered|preferred|liked|doubted|hoped|feared|worried|complained|concerned|unhappy|frustrated|skeptical|reluctant|feel|think|believe|prefer)\b/i;
const oneMind = pattern('i')`\b${phrases(String.raw`
  we (?:all|both|agree|believe|feel|think|would like|prefer|want|need)
  everyone|everybody|nobody
  all of us|both of us
  consensus|majority
  several|many|most of|a lot of|some of
  agreed
`)}\b`;

/** One person's view, told as that of the whole body or of many. */
export const viewsOfMany: Rule = {
  name: 'views of many',
  check: ({ sentence, source }) => {
    const claim = claimed.exec(sentence.text);
    const who = claim?.[1]?.toLowerCase();
    if (who === undefined || !oneVoice.test(source.text)) return [];
    const tellsOfMany = isInner.test(claim?.[0] ?? '') ? oneMind : manyVoices;
    if (isGroup.test(who) ? source.words.has(who) : tellsOfMany.test(source.text)) return [];
    return [`In the source one speaker says this for themselves, in the sentence the ${who} do.`];
  },
};
