import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { deeds } from '#app/proceedings/language/deeds.ts';
import { saysNothing } from '#app/proceedings/votes/vote-subject.ts';
import { cutAtClause } from './cut-at-clause.ts';
import { seatTold } from './seat-told.ts';

/** In words: a longer motion is a speech, and a shorter one names nothing. */
const motionWords = { fewest: 2, most: 70 };
const unclear = /\b(?:I|we|us|our|you|your|it|this|motion|um|uh)\b|…|--/i;
const toDo = pattern('i')`^${[
  ...deeds,
  ...words(`
    approve adopt accept continue postpone table defer refer suspend reconsider withdraw recess
    close open go excuse move receive grant report take strike insert lower raise limit prohibit
    delete replace consider make leave keep retain maintain fix restore begin start publish send
    submit pay buy end endorse return uphold overturn affirm sign donate convene reconvene
  `),
]}\b`;
/** 'The committee strike section nine of the rule': what is moved that a body do. */
const thatBody = pattern('i')`^(?:that )?the ${words(
  'committee board council commission rule house body assembly',
)},? (?:also )?(?=${words('strike add grant report make consider provide recommend amend order adopt approve include direct require instruct table postpone refer')}\b)`;
/** 'The council meeting recess into executive session': where the body itself goes. */
const bodyGoes = pattern('i')`^the ${words(
  'committee board council commission',
)}(?: meeting)? (?=(?:recess|go|enter|convene|move) (?:in ?to|to)\b)`;
const reporting = /^favorably reporting\b/i;

/** What a motion is to do, in its own words where they are plain: 'to table the lease'. */
export function motionInWords(motion: string): string | null {
  const plain = motion
    .replace(/^(?:(?:to|that we|we|I move to|that) )+/i, '')
    .replace(/[\s.…]+$/, '')
    .replace(bodyGoes, '');
  const length = plain.split(/\s+/).length;
  const isPlain = length >= motionWords.fewest && length <= motionWords.most;
  if (!isPlain || unclear.test(plain) || saysNothing(motion)) return null;
  const short = cutAtClause(plain);
  if (thatBody.test(short)) {
    const what = short.replace(/^that /i, '').replace(/^the (\w+), /i, 'the $1 ');
    return `that ${what.replace(/^The/, 'the')}`;
  }
  if (reporting.test(short))
    return `to ${short.replace(/^favorably reporting/i, 'report favorably on')}`;
  return toDo.test(short) ? `to ${short}` : null;
}

/** Of what no title tells, the motion's own words, where they are plain: what was agreed to. */
export function motionAlone(motion: string, said: boolean): string | null {
  const chosen = seatTold(motion, said);
  if (chosen !== null) return chosen;
  const words = motionInWords(motion);
  if (words?.startsWith('that '))
    return `A motion ${words} ${said ? 'was adopted' : 'was not adopted'}`;
  return words && (said ? `It was agreed ${words}` : `A motion ${words} failed`);
}

const changing = pattern(
  'i',
)`^(?:to )?${words('moving adding striking removing inserting requiring reducing increasing changing lowering raising limiting prohibiting deleting replacing exempting allowing')}\b`;
const changes = pattern(
  'i',
)`^(?:to )?${words('move add strike remove insert require reduce increase change lower raise limit prohibit delete replace exempt')}\b`;
/** In words: of what changes, no more than a reader takes in on the way. */
const longestChange = 24;

/** What an amendment changes, where its motion says so in plain words: ', moving $250,000 …,'. */
export function changeIn(motion: string): string {
  const plain = motion.replace(/[\s.…]+$/, '');
  if (unclear.test(plain) || plain.split(/\s+/).length > longestChange) return '';
  if (changing.test(plain)) return `, ${plain},`;
  if (!changes.test(plain)) return '';
  return `, to ${plain.replace(/^to /i, '')},`;
}

const terms = words(
  'conditions? restrictions? stipulations? provisions? modifications? exceptions?',
);
const those = words('the all these those its their following added additional one two three four');
/** 'With the condition that it closes at nine', 'subject to the engineer's letter', 'not to exceed $40,000'. */
const condition = pattern('i')`\b(${[
  pattern()`with (?:${those} ){0,3}${terms}`.source,
  ...phrases(`
    subject to
    contingent (?:up)?on
    conditioned (?:up)?on
    on (?:the )?condition
    provided that
    not to exceed
  `),
]}\b.*)$`;

/** 'In the amount of $40,000', 'a tax rate of 1.095 per $100': how much, where the title does not say it. */
const sum = /\b((?:in (?:the|an) amount of|at a (?:total )?cost of|for a total of) \$\d.*)$/i;
const rate =
  /(?<=\b(?:set|sets|advertise|adopt|levy|approve) )an? (?:(?!with\b)[\w-]+ ){0,5}rate of \$?\d.*$/i;
/** Of what is not granted, or of another thing. */
const ofOther = /\b(?:reject|deny|denying|instead of|oppos\w+|rather than|apprais\w+)\b/i;
function sumIn(motion: string, title: string): string {
  if (/[$%]|\b(?:percent|rate of)\b/.test(title) || ofOther.test(motion)) return '';
  const at = rate.exec(motion)?.[0];
  return sum.exec(motion)?.[1] ?? (at === undefined ? '' : `at ${at}`);
}

/** 'The conditions outlined below': on a page that only the meeting saw. */
const shownThere = pattern(
  'i',
)` (?:as )?${words('outlined listed stated shown noted described given')} ${words('here below above')}$`;

/** 'With conditions': that there are some. */
const withTerms = pattern('i')`^with ${terms}$`;
/** 'With the following conditions', which are read out after it, as far as the motion was heard. */
const readOutBelow = pattern(
  'i',
)`^with (?:the |all (?:the )?)?following (${terms})(?:$|[,:] .*\b(?:of|the|an?|that|to)$)`;

/**
 * Under what a motion grants its matter, or for how much, where it says so in plain words and the title does not:
 * ' with the conditions of staff', ' in the amount of $40,000'.
 */
export function conditionIn(motion: string, title: string): string {
  const said = motion.replace(/[\s.,…]+$/, '').replace(shownThere, '');
  const told = condition.exec(said)?.[1] ?? sumIn(said, title);
  const clause = told.replace(readOutBelow, 'with $1');
  const length = clause.split(/\s+/).length;
  const isShort = length <= motionWords.fewest && !withTerms.test(clause);
  if (isShort || length > longestChange || unclear.test(clause)) return '';
  if (title.toLowerCase().includes(clause.toLowerCase())) return '';
  return ` ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`;
}
