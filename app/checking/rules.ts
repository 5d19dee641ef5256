import type { Rule } from './rule.ts';
import { actions } from './rules/actions.ts';
import { changedDenials } from './rules/changed-denials.ts';
import { clauses } from './rules/clauses.ts';
import { dates } from './rules/dates.ts';
import { decisionsTold } from './rules/decisions-told.ts';
import { denials } from './rules/denials.ts';
import { doubledNumbers } from './rules/doubled-numbers.ts';
import { figuresWithLetters } from './rules/figures-with-letters.ts';
import { frames } from './rules/frames.ts';
import { impossibleShares } from './rules/impossible-shares.ts';
import { misplacedNumbers } from './rules/misplaced-numbers.ts';
import { movers } from './rules/movers.ts';
import { namePairs } from './rules/name-pairs.ts';
import { names } from './rules/names.ts';
import { notAbout } from './rules/not-about.ts';
import { numbers } from './rules/numbers.ts';
import { opposites } from './rules/opposites.ts';
import { outcomes } from './rules/outcomes.ts';
import { outvoted } from './rules/outvoted.ts';
import { references } from './rules/references.ts';
import { replacedWords } from './rules/replacements.ts';
import { rollAnswers } from './rules/roll-answers.ts';
import { rulings } from './rules/rulings.ts';
import { sides } from './rules/sides.ts';
import { speakers } from './rules/speakers.ts';
import { stances } from './rules/stances.ts';
import { tallies } from './rules/tallies.ts';
import { titles } from './rules/titles.ts';
import { turnedRanges } from './rules/turned-ranges.ts';
import { unanimity } from './rules/unanimity.ts';
import { voters } from './rules/voters.ts';
import { weekdays } from './rules/weekdays.ts';
import { wording } from './rules/wording.ts';

/** Every rule, in the order in which its reasons are shown; a rule yields only to earlier ones. */
export const rules: readonly Rule[] = [
  // Numbers
  ...[tallies, references, dates, numbers, figuresWithLetters],
  ...[turnedRanges, impossibleShares, doubledNumbers, misplacedNumbers],
  // Names
  ...[names, weekdays],
  // Decisions
  ...[outcomes, outvoted, decisionsTold, sides, unanimity, rulings, actions],
  // Who did it
  ...[movers, rollAnswers, titles, namePairs, frames, speakers, stances, voters],
  // Denied or affirmed
  ...[clauses, changedDenials, replacedWords, opposites, notAbout, denials],
  // All else that it says
  wording,
];
