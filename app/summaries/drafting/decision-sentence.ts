import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { motionVerbs } from './motion-verb-vocabulary.ts';

const verbs = pattern('i')`^${motionVerbs}\b`;

const bodies = words(`
  committee council board commission rule city county district house body amendment
`);
/** 'The council support the bill', 'we direct staff', 'staff bring back a plan'. */
const clauses = pattern('i')`^${[
  pattern()`the ${bodies}`.source,
  'we',
  'this (?:committee|council|board|commission|body)',
  'staff',
]}\b`;

/** The motion's own words, its first clause, or only that there was one. */
export type Telling = 'full' | 'brief' | 'bare';

/** A vote in one plain sentence: outcome and tally first, then what was moved and by whom. */
export function decisionSentence(vote: Vote, spoken: string, telling: Telling): string | null {
  if (vote.outcome === null && vote.yes === null && vote.no === null) return null;
  const result =
    vote.outcome === 'rejected'
      ? 'Rejected'
      : vote.outcome === 'adopted'
        ? 'Agreed to'
        : 'Voted on';
  const tally = tallyWords(vote, spoken);
  const how =
    tally === '' && vote.method === 'consent'
      ? ' without objection'
      : tally === '' && vote.outcome === 'adopted' && /\bunanimous/i.test(spoken)
        ? ' unanimously'
        : '';
  const head = `${result}${tally === '' ? how : `, ${tally}`}`;
  const motion = vote.motion.replace(/\s*…$/, '');
  if (telling === 'bare')
    return `${head}: ${/^the /.test(motion) && motion.split(' ').length < shortMotion ? motion : 'the motion'}.`;
  return `${head}: ${moved(vote, telling === 'brief' ? firstClause(motion) : motion)}.`;
}

const otherMajority =
  /\btwo[- ]thirds\b|\bthree[- ]fourths\b|\bsuper[- ]?majority\b|\bvotes? (?:are |is )?(?:needed|required)\b/i;

// In words. A first clause says enough to be told from other motions; a comma may only set off
// 'immediately upon adoption', so that more has to stand before it.
const enoughWords = { beforeClause: 7, beforeComma: 14 };
/** A clause longer than this is cut, at a word that can end it. */
const brief = { most: 30, cutTo: 26, fewest: 8 };
/** 'The rule as amended' can stand for itself where there is room for nothing else. */
const shortMotion = 6;
const smallWord = pattern('i')`^${words('the a an of to and or for in on with by as that which')}$`;

/** A motion up to its first 'which' or comma, once it says enough to be told from others. */
function firstClause(motion: string): string {
  const parts = motion.split(/(,? (?:which|who|that would|introduced by|authored by)\b|, )/);
  let text = parts[0] ?? motion;
  for (let index = 1; index + 1 < parts.length; index += 2) {
    const enough = parts[index] === ', ' ? enoughWords.beforeComma : enoughWords.beforeClause;
    if (text.split(' ').length >= enough) break;
    text += `${parts[index]}${parts[index + 1]}`;
  }
  const clause = text.split(' ');
  if (clause.length <= brief.most) return text;
  const short = clause.slice(0, brief.cutTo);
  while (short.length > brief.fewest && smallWord.test(short.at(-1) ?? '')) short.pop();
  return short.join(' ');
}

/** What the meeting came to, in half a sentence: 'It was agreed, 7 to 1, to adopt Ordinance 14.' */
export function headlineSentence(vote: Vote, spoken: string): string | null {
  if (vote.outcome === null || (vote.yes === null) !== (vote.no === null)) return null;
  const tally = tallyWords(vote, spoken);
  const aside = tally === '' ? ' ' : `, ${tally}, `;
  const motion = firstClause(vote.motion.replace(/\s*…$/, '').replace(/^we (?=\p{Ll})/u, ''));
  const did = vote.outcome === 'adopted' ? 'It was agreed' : 'It was not agreed';
  if (verbs.test(motion)) return `${did}${aside}to ${motion}.`;
  // 'Favorably reporting H.R. 5100 to the house was agreed to, 27 to 0.'
  if (/^(?:\p{L}+ly )?(?:\p{L}{3,}ing|approval|adoption|acceptance|passage) /iu.test(motion)) {
    const was = vote.outcome === 'adopted' ? 'was agreed to' : 'was not agreed to';
    return `${motion.charAt(0).toUpperCase()}${motion.slice(1)} ${was}${tally && `, ${tally}`}.`;
  }
  return clauses.test(motion) && motion.split(' ').length > 4
    ? `${did}${aside}that ${motion}.`
    : null;
}

function tallyWords({ yes, no, abstain, outcome }: Vote, spoken: string): string {
  // A count that speaks against the ruling is for the reviewer to sort out, not for readers.
  const isRuled = outcome === null || yes === null || no === null;
  if (!isRuled && outcome === 'adopted' && yes <= no) return '';
  if (!isRuled && outcome === 'rejected' && yes > no && !otherMajority.test(spoken)) return '';
  if (yes === null || no === null) {
    if (yes !== null) return `${yes} voting yes`;
    return no === null ? '' : `${no} voting no`;
  }
  const main = `${yes} to ${no}`;
  return abstain === null || abstain === 0 ? main : `${main}, with ${abstain} abstaining`;
}

function moved({ mover, seconder }: Vote, motion: string): string {
  const by = `${mover === null ? '' : ` by ${mover}`}${seconder === null ? '' : `, seconded by ${seconder}`}`;
  const comma = by.includes(',') ? ',' : '';
  if (verbs.test(motion)) return `motion${by}${comma} to ${motion}`;
  if (clauses.test(motion)) {
    if (/^the (?:amendment|rule)$/i.test(motion)) return `${motion}${by}`;
    return `motion${by}${comma} that ${motion}`;
  }
  if (/^the motion\b/i.test(motion)) return by === '' ? motion : `the motion${by}`;
  return by === '' ? motion : `${motion}, on the motion${by}`;
}
