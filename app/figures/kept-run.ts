import { verifyVersion } from '#app/summaries/model/prompts/verify.ts';
import type { Figures } from './figures.server.ts';
import type { AnswerFigures } from './judge-answers.ts';
import type { Caught } from './judge-checker.ts';
import type { MeetingFigures } from './judge-meetings.server.ts';
import type { MeasuredRun } from './measured-run.ts';
import { sumOf } from './meetings-table.ts';

type Run = { figures: Figures; on: Date; program: string };

/** What is kept of a run for readers: its sums by kind, nothing of any one record. */
export function keptOf({ figures, on, program }: Run): MeasuredRun {
  const { records, checker, answers, meetings } = figures;
  const taken = records.flatMap(({ format }) => format ?? []);
  const formats = Map.groupBy(taken, (format) => format);
  return {
    on: on.toISOString().slice(0, 10),
    versions: { program, prompts: answers.length > 0 ? [verifyVersion] : [] },
    records: {
      formats: [...formats].map(([format, all]) => ({ format, of: all.length })),
      refused: records.length - taken.length,
    },
    altered: listed(checker.alterations),
    sentences: groupsOf(answers, ({ half, way }) => `${half} ${way}`).map(sumOfAnswers),
    meetings: groupsOf(meetings, ({ set, kind }) => `${set} ${kind}`).map(sumOfMeetings),
  };
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] satisfies [T, ...T[]]],
  );
}

const listed = (kinds: Record<string, Caught>) =>
  Object.entries(kinds).map(([kind, { caught, of }]) => ({ kind, caught, of }));

function sumOfAnswers([first, ...rest]: [AnswerFigures, ...AnswerFigures[]]) {
  const all = [first, ...rest];
  const errors: Record<string, Caught> = {};
  for (const one of all)
    for (const [kind, { caught, of }] of Object.entries(one.errors)) {
      const sum = errors[kind] ?? { caught: 0, of: 0 };
      errors[kind] = { caught: sum.caught + caught, of: sum.of + of };
    }
  return {
    half: first.half,
    way: first.way,
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    true: all.reduce((sum, one) => sum + one.true, 0),
    errors: listed(errors),
  };
}

function sumOfMeetings([first, ...rest]: [MeetingFigures, ...MeetingFigures[]]) {
  const all = [first, ...rest];
  return {
    half: first.set,
    kind: first.kind,
    meetings: all.length,
    votes: sumOf(all, 'votes'),
    invented: sumOf(all, 'invented'),
    people: sumOf(all, 'people'),
    items: sumOf(all, 'items'),
    states: sumOf(all, 'states'),
    facts: sumOf(all, 'facts'),
    factsByModel: sumOf(all, 'factsByModel'),
  };
}
