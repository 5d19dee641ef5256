import type { MeetingFigures } from './judge-meetings.server.ts';
import type { Share } from './judge-proceedings.ts';

type Part = {
  [Key in keyof MeetingFigures]: MeetingFigures[Key] extends Share ? Key : never;
}[keyof MeetingFigures];

/** What is counted of meetings, as rows of a table. */
const rows: [Part, string][] = [
  ['votes', 'votes taken, found with outcome'],
  ['invented', 'votes told that nobody took'],
  ['subjects', 'subject right, of votes found'],
  ['people', 'movers and seconders right'],
  ['tallies', 'tallies right'],
  ['rollCalls', 'answers to roll calls right'],
  ['items', 'agenda items found by their own title'],
  ['states', 'states right, of items found'],
  ['emptyLines', 'lines that say nothing'],
  ['facts', 'of the 12 facts that matter most, told'],
  ['factsByModel', 'the same with a model'],
  ['emptyLinesByModel', 'lines that say nothing, with a model'],
  ['votesByModel', 'votes, by a record that a model outlined'],
  ['subjectsByModel', 'subjects, so'],
  ['peopleByModel', 'movers and seconders, so'],
  ['talliesByModel', 'tallies, with what the model heard'],
  ['rollCallsByModel', 'answers to roll calls, with that'],
  ['itemsByModel', 'agenda items, so'],
  ['statesByModel', 'states, so'],
  ['peopleWithMinutes', 'movers, seconders, with the minutes taken in'],
  ['talliesWithMinutes', 'tallies, with that'],
  ['rollCallsWithMinutes', 'answers to roll calls, with that'],
  ['evidence', 'sentences of a model, every clause backed'],
];

/** All meetings of a set together. */
export function sumOf(meetings: readonly MeetingFigures[], part: Part): Share {
  return meetings.reduce(
    (sum, { [part]: own }) => ({ right: sum.right + own.right, of: sum.of + own.of }),
    { right: 0, of: 0 },
  );
}

/** The figures of labelled meetings, those worked with and those set aside side by side. */
export function meetingsTable(meetings: readonly MeetingFigures[]): string[] {
  if (meetings.length === 0) return [];
  const worked = meetings.filter(({ set }) => set === 'worked with');
  const aside = meetings.filter(({ set }) => set === 'set aside');
  const line = (name: string, one: string, other: string) =>
    `  ${name.padEnd(42)}${one.padStart(22)}${other.padStart(22)}`;
  return [
    `Labelled meetings, read and told by code alone where not said otherwise: ${worked.length} worked with, ${aside.length} set aside`,
    line('', 'worked with', 'set aside'),
    ...rows.map(([part, name]) =>
      line(name, shareText(sumOf(worked, part)), shareText(sumOf(aside, part))),
    ),
    ...meetings.map(
      ({ meeting, facts, votes }) =>
        `  ${meeting}: ${facts.right} of ${facts.of} facts, ${votes.right} of ${votes.of} votes`,
    ),
    '',
  ];
}

const shareText = ({ right, of }: Share) =>
  of === 0 ? '–' : `${right} of ${of} (${((100 * right) / of).toFixed(1)}%)`;
