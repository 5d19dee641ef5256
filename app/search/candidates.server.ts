import type { Tx } from '#app/platform/db.server.ts';
import { laggingDb } from '#app/platform/replica/lagging-db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { PassageKind } from './found.ts';
import { fromIndex } from './from-index.server.ts';
import { headMark, kindMark } from './marks.ts';
import { allOf, type Match, without } from './match.ts';
import type { DayRange } from './read-dates.ts';
import { readParts } from './read-parts.server.ts';
import {
  isOpenNarrow,
  matchOpen,
  openPassage,
  type ReaderScope,
  readablePassage,
} from './reader-scope.server.ts';

/** So many of the newest that match are weighed against one another. */
const mostHeads = 300;
/** What was said comes after what was written of it. */
const mostLines = 200;

/** The same of what is open to everybody: it is shown after a reader's own. */
const mostOpenHeads = 60;
const mostOpenLines = 40;

/** A passage that matches and that the reader may read. */
export type Candidate = {
  id: number;
  meetingId: string;
  entityId: string | null;
  kind: PassageKind;
  heading: string | null;
  text: string;
  speaker: string | null;
  clockStartSeconds: number | null;
  anchor: string | null;
  segments: string | null;
  outcome: string | null;
  /** The case that it tells of; null where it is of none, or of several */
  caseAnchor: string | null;
  caseTitle: string | null;
  caseOutcome: string | null;
  date: Date;
};

export type Candidates = {
  found: Candidate[];
  /** There are more than were looked at */
  isMore: boolean;
  /** Where it was asked for: of bodies that are open to everybody */
  open: { found: Candidate[]; isMore: boolean };
};

type Wanted = {
  scope: ReaderScope;
  /** What a passage has, in one way or another; each way has its share of the candidates */
  ways: readonly (readonly Match[])[];
  not: readonly Match[];
  days: DayRange;
  /** Whether the matches name what is seldom, as one meeting; else what the scope leaves decides */
  leaves?: 'few';
  /** Whether what is open to everybody is wanted besides */
  withOpen?: boolean;
};

/** The index is behind what is written as it is: where nothing else is said, it is read as a replica has it. */
export async function findCandidates(wanted: Wanted, tx: Tx = laggingDb): Promise<Candidates> {
  const { scope, ways, not, days } = wanted;
  const leaves = wanted.leaves ?? (scope.isNarrow ? 'few' : 'any number');
  const readable = scope.match ? [scope.match] : [];
  const ofKind = (matches: readonly Match[], mark: string, most: number) =>
    fromIndex({
      columns: candidateColumns,
      match: without(allOf([...matches, { word: mark }, ...readable]), not),
      ...whereAll([
        ...(scope.reader?.isAdmin ? [] : [readablePassage(scope)]),
        ...withinDays(days),
      ]),
      leaves,
      limit: Math.ceil(most / ways.length) + 1,
    });
  const parts = await Promise.all([
    ...(scope.isEmpty ? [] : ways).flatMap((matches) => [
      ofKind(matches, headMark, mostHeads),
      ofKind(matches, kindMark('transcript'), mostLines),
    ]),
    ...(wanted.withOpen ? openParts(wanted) : []),
  ]);
  if (parts.length === 0) return { found: [], isMore: false, open: nothingOpen };
  const all = await readParts<CandidateRow>(parts, { leaves, tx });
  const isOpen = ({ entityId, meetingId }: CandidateRow) =>
    entityId !== null && scope.openIds.has(entityId) && meetingId !== scope.sampleId;
  const rows = all.filter((row) => !isOpen(row));
  const found = eachOnce(rows);
  const lines = found.filter(({ kind }) => kind === 'transcript');
  const heads = found.filter(({ kind }) => kind !== 'transcript');
  // Of several ways, one that has filled its share may have more.
  const fills = ways.length > 1 && rows.length > mostLines / ways.length;
  return {
    found: [...heads.slice(0, mostHeads), ...lines.slice(0, mostLines)].map(candidateOf),
    isMore: fills || heads.length > mostHeads || lines.length > mostLines,
    open: openAmong(eachOnce(all.filter(isOpen))),
  };
}

/** What several ways find is there several times. */
const eachOnce = (rows: readonly CandidateRow[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** Without any condition the index alone says which rows are wanted. */
const whereAll = (conditions: readonly Prisma.Sql[]) =>
  conditions.length > 0 ? { where: Prisma.join([...conditions], ' AND ') } : {};

const nothingOpen = { found: [], isMore: false };

function openParts({ scope, ways, not, days }: Wanted): Promise<Prisma.Sql>[] {
  if (scope.openIds.size === 0) return [];
  const open = matchOpen(scope);
  const ofKind = (matches: readonly Match[], mark: string, most: number) =>
    fromIndex({
      columns: candidateColumns,
      match: without(allOf([...matches, { word: mark }, ...(open ? [open] : [])]), not),
      where: Prisma.join([openPassage(scope), ...withinDays(days)], ' AND '),
      leaves: isOpenNarrow(scope) ? 'few' : 'any number',
      limit: Math.ceil(most / ways.length) + 1,
    });
  return ways.flatMap((matches) => [
    ofKind(matches, headMark, mostOpenHeads),
    ofKind(matches, kindMark('transcript'), mostOpenLines),
  ]);
}

function openAmong(rows: readonly CandidateRow[]): Candidates['open'] {
  const lines = rows.filter(({ kind }) => kind === 'transcript');
  return {
    found: rows.map(candidateOf),
    isMore: lines.length > mostOpenLines || rows.length - lines.length > mostOpenHeads,
  };
}

export type CandidateRow = Omit<Candidate, 'date'> & { date: Date | string | number };

// A column of several SELECTs has lost its type on SQLite.
export const candidateOf = ({ date, ...row }: CandidateRow): Candidate => ({
  ...row,
  date: new Date(date),
});

export const candidateColumns = Prisma.sql`passage.id, passage.meeting_id AS "meetingId", passage.govt_entity_id AS "entityId",
  passage.kind, passage.heading, passage.text, passage.speaker,
  passage.anchor, passage.segments, passage.outcome, passage.case_anchor AS "caseAnchor",
  passage.case_title AS "caseTitle", passage.case_outcome AS "caseOutcome",
  passage.sort_date AS "date",
  (SELECT clock_start_seconds FROM transcripts WHERE id = passage.transcript_id) AS "clockStartSeconds"`;

/** The marks know months; days are held against the date itself. */
export function withinDays({ from, to }: DayRange): Prisma.Sql[] {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return [
    ...(from === null ? [] : [Prisma.sql`passage.sort_date >= ${noon(from)}`]),
    ...(to === null ? [] : [Prisma.sql`passage.sort_date <= ${noon(to)}`]),
  ];
}
