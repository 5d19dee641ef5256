import type { Figures, RecordFigures } from './figures.server.ts';
import { sumOf } from './judge-agenda.ts';
import type { Caught } from './judge-checker.ts';
import { total } from './judge-checker.ts';
import { meanOverlap } from './judge-overlap.ts';
import { meetingsTable } from './meetings-table.ts';
import type { Rouge } from './rouge.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
const share = ({ caught, of }: Caught) => `${caught} of ${of} (${percent(caught, of)})`;
const rougeText = ({ one, two, longest }: Rouge) =>
  [one, two, longest].map((value) => (value * 100).toFixed(1).padStart(5)).join(' ');

/** The figures as a person reads them on a terminal. */
export function figuresTable(figures: Figures): string {
  return [
    ...intake(figures.records),
    ...support(figures),
    ...modelAnswers(figures.answers),
    ...agendas(figures.agendas),
    ...meetingsTable(figures.meetings),
    ...votes(figures.records),
    ...overlap(figures.records),
    ...cost(figures.records),
  ].join('\n');
}

function intake(records: readonly RecordFigures[]): string[] {
  const taken = records.filter(({ refused }) => refused === null);
  return [
    `Taken in: ${taken.length} of ${records.length} records`,
    ...records.flatMap(({ record, refused, format, segments, leftOut }) => [
      refused === null
        ? `  ${record}: ${format}, ${segments} segments`
        : `  ${record}: refused. ${refused}`,
      ...leftOut.map((note) => `    left out: ${note}`),
    ]),
    '',
  ];
}

function support({ records, checker }: Figures): string[] {
  const sum = (part: 'sentences' | 'supported') =>
    records.reduce((all, record) => all + record[part], 0);
  const { alterations, falseAlarms, byHand, millisecondsPerSentence } = checker;
  return [
    `Drafted sentences, counted by code or found verbatim in the record: ${sum('supported')} of ${sum('sentences')}`,
    '',
    'Checker, sentences altered on purpose: caught',
    ...Object.entries(alterations).map(([kind, caught]) => `  ${kind}: ${share(caught)}`),
    `  all: ${share(total(alterations))}`,
    `  false alarms on unaltered drafted sentences: ${share(falseAlarms)}`,
    '',
    'Checker, sentences written by hand: caught',
    ...Object.entries(byHand.kinds).map(([kind, caught]) => `  ${kind}: ${share(caught)}`),
    `  all: ${share(total(byHand.kinds))}`,
    `  false alarms on true ones: ${share(byHand.falseAlarms)}`,
    ...Object.entries(byHand.alterations).map(
      ([kind, caught]) => `  true ones altered, ${kind}: ${share(caught)}`,
    ),
    ...ruleTable(checker.rules),
    `  time for a sentence: ${millisecondsPerSentence.toFixed(2)} ms`,
    '',
  ];
}

/** Sentences as language models write them: each folder in two halves, each judged in every way. */
const modelAnswers = (answers: Figures['answers']) => [
  'Checker, sentences as language models write them',
  ...answers.flatMap((half) => [
    `  ${half.from}, ${half.half}, ${half.way}: balanced accuracy ${(100 * half.balancedAccuracy).toFixed(1)}%`,
    `    true ones passed: ${share({ caught: half.passed, of: half.true })}`,
    `    untrue ones caught: ${share(total(half.errors))}`,
    ...Object.entries(half.errors).map(([kind, caught]) => `      ${kind}: ${share(caught)}`),
  ]),
  '',
];

/** For each rule what it caught, what nothing else caught, and which true ones it marked. */
function ruleTable(rules: Figures['checker']['rules']): string[] {
  const row = (rule: string, ...counts: (number | string)[]) =>
    `  ${rule.padEnd(22)}${counts.map((count) => String(count).padStart(10)).join('')}`;
  return [
    '',
    'Checker, by rule: sentences it marked',
    row('', 'untrue', 'by itself', 'true'),
    ...rules.map(({ rule, untrue, alone, trueOnes }) => row(rule, untrue, alone, trueOnes)),
    '',
  ];
}

function votes(records: readonly RecordFigures[]): string[] {
  const judged = records.flatMap(({ record, votes: found }) => (found ? [{ record, found }] : []));
  if (judged.length === 0) return [];
  const sum = (part: 'labelled' | 'found' | 'extra' | 'tallies' | 'outcomes' | 'movers') =>
    judged.reduce((all, { found }) => all + found[part], 0);
  const labelled = sum('labelled');
  return [
    `Votes, against labels made by hand: ${sum('found')} of ${labelled} found, ${sum('extra')} that nobody took`,
    ...(['tallies', 'outcomes', 'movers'] as const).map(
      (part) => `  ${part} right: ${sum(part)} of ${labelled} (${percent(sum(part), labelled)})`,
    ),
    ...judged.flatMap(({ record, found }) => found.wrong.map((text) => `  ${record} ${text}`)),
    '',
  ];
}

function overlap(records: readonly RecordFigures[]): string[] {
  const judged = records.flatMap(({ record, overlap: found }) =>
    found ? [{ record, found }] : [],
  );
  if (judged.length === 0) return [];
  const means = meanOverlap(judged.map(({ found }) => found));
  return [
    `Overlap with human summaries, ${judged.length} meetings: ROUGE-1, -2, -L, F, no stemming`,
    ...Object.entries(means).map(([method, score]) => `  ${method.padEnd(9)}${rougeText(score)}`),
    ...judged.map(
      ({ record, found }) =>
        `  ${record}: ${rougeText(found.scores.dais)} with ${found.draftedWords} words for ${found.words}`,
    ),
    '',
  ];
}

function cost(records: readonly RecordFigures[]): string[] {
  const costs = records.flatMap(({ cost: found }) => (found ? [found] : []));
  if (costs.length === 0) return [];
  const hours = costs.reduce((sum, found) => sum + found.hours, 0);
  const seconds = costs.reduce((sum, found) => sum + found.seconds, 0);
  const most = Math.max(...costs.map(({ megabytes }) => megabytes));
  return [
    `Time: ${(seconds / hours).toFixed(2)} s for an hour of meeting (${hours.toFixed(1)} hours in ${seconds.toFixed(1)} s), one process for each record`,
    `Memory: at most ${most.toFixed(0)} MB`,
    '',
  ];
}

function agendas(judged: Figures['agendas']): string[] {
  if (judged.length === 0) return [];
  const { of, found, designators, parents, consent, extra, told } = sumOf(judged);
  return [
    'Agendas, entries found by title',
    ...judged.map((one) => `  ${one.agenda}: ${one.refused ?? `${one.found} of ${one.of}`}`),
    `  all: ${share({ caught: found, of })}`,
    `  with their designator: ${share({ caught: designators, of: found })}`,
    `  below their own heading: ${share({ caught: parents, of: found })}`,
    `  on the consent list or not: ${share({ caught: consent, of: found })}`,
    `  told that are none: ${share({ caught: extra, of: told })}`,
    '',
  ];
}
