import type { Rule } from './rule.ts';
import { actions } from './rules/actions.ts';
import { answers } from './rules/answers.ts';
import { causes } from './rules/causes.ts';
import { certainty } from './rules/certainty.ts';
import { changedDenials } from './rules/changed-denials.ts';
import { clauses, turnedClauses } from './rules/clauses.ts';
import { consentsTold } from './rules/consents.ts';
import { countsMade } from './rules/counts-made.ts';
import { dates } from './rules/dates.ts';
import { decisionsTold } from './rules/decisions-told.ts';
import { denials } from './rules/denials.ts';
import { designators } from './rules/designators.ts';
import { dissent } from './rules/dissent.ts';
import { doubledNumbers } from './rules/doubled-numbers.ts';
import { exchangedCounts } from './rules/exchanged-counts.ts';
import { fates } from './rules/fates.ts';
import { figuresWithLetters } from './rules/figures-with-letters.ts';
import { frames } from './rules/frames.ts';
import { impossibleCounts } from './rules/impossible-counts.ts';
import { impossibleShares } from './rules/impossible-shares.ts';
import { misplacedNumbers } from './rules/misplaced-numbers.ts';
import { movers } from './rules/movers.ts';
import { multiplesTold } from './rules/multiples.ts';
import { namePairs } from './rules/name-pairs.ts';
import { names } from './rules/names.ts';
import { newThings } from './rules/new-things.ts';
import { notAbout } from './rules/not-about.ts';
import { numbers } from './rules/numbers.ts';
import { opposites } from './rules/opposites.ts';
import { outcomes } from './rules/outcomes.ts';
import { outvoted } from './rules/outvoted.ts';
import { references } from './rules/references.ts';
import { replacedWords } from './rules/replacements.ts';
import { rollAnswers } from './rules/roll-answers.ts';
import { rulings } from './rules/rulings.ts';
import { scope } from './rules/scope.ts';
import { sharesOfWhom } from './rules/shares-of-whom.ts';
import { sides } from './rules/sides.ts';
import { speakers } from './rules/speakers.ts';
import { stances } from './rules/stances.ts';
import { superlatives } from './rules/superlatives.ts';
import { tallies } from './rules/tallies.ts';
import { titles } from './rules/titles.ts';
import { turnedRanges } from './rules/turned-ranges.ts';
import { unanimity } from './rules/unanimity.ts';
import { viewsOfMany } from './rules/views-of-many.ts';
import { voters } from './rules/voters.ts';
import { weekdays } from './rules/weekdays.ts';
import { wording } from './rules/wording.ts';

/** Every rule, in the order in which its reasons are shown; a rule yields only to earlier ones. */
export const rules: readonly Rule[] = [
  // Numbers
  ...[tallies, references, dates, numbers, countsMade, exchangedCounts, figuresWithLetters],
  ...[turnedRanges, impossibleShares, impossibleCounts, doubledNumbers, misplacedNumbers],
  ...[multiplesTold, designators, sharesOfWhom],
  // Names
  ...[names, weekdays],
  // Decisions
  ...[outcomes, outvoted, decisionsTold, sides, unanimity, rulings, actions, fates, dissent],
  // Who did it
  ...[
    movers,
    rollAnswers,
    titles,
    namePairs,
    frames,
    speakers,
    consentsTold,
    stances,
    voters,
    viewsOfMany,
  ],
  // Denied or affirmed
  ...[turnedClauses, clauses, changedDenials, replacedWords, opposites, notAbout, denials, answers],
  // How surely, of how much, and why
  ...[certainty, scope, superlatives, causes],
  // All else that it says
  ...[wording, newThings],
];

/**
 * Rules that go by how like the words are, or by lists of words, where a reader goes by what they
 * mean, or has to count what the source tells one by one. Where somebody has read a sentence and
 * its evidence, the reading settles what these say. All others look up what stands there or does
 * not: figures, names, counts, outcomes, who spoke, a denial in a sentence that else runs as the
 * source does.
 */
export const settledByReading: ReadonlySet<Rule> = new Set([
  ...[countsMade, clauses, opposites, denials, stances, viewsOfMany, sharesOfWhom],
  ...[certainty, scope, superlatives, causes],
  ...[wording, newThings],
]);
