import type { Phrase } from '#app/meetings/summary-document/phrase.ts';
import type { BadgeState } from '#app/ui/Badge.tsx';
import type { ShownVote } from '../vote-rows.server.ts';
import type { Checked } from './checked.ts';

/** Where a stretch of the record is heard in its recording, and the address that plays it. */
export type Play = { from: number; until: number; href: string };

/** Passages of the record that follow one another. */
export type RecordPlace = {
  first: number;
  /** Its time, or its number where the record has no times: '10:41 AM', '1:54', '¶12'. */
  label: string;
  /** Who said what there; whoever goes on speaking is named once. */
  said: { speaker: string | null; words: string }[];
  play: Play | null;
};

/** What a sentence, a vote or a figure rests on. */
export type Passage = {
  places: RecordPlace[];
  /** Places that are not shown: a roll call has dozens. */
  more: number;
};

/** A sentence as the page shows it, with what it rests on. */
export type Told = {
  /** Its place among the sentences of the summary, from 0; several where marks join them. */
  indexes: number[];
  phrases: Phrase[];
  /** Segments of the record. */
  citations: readonly number[];
  passage: Passage | null;
  checked: Checked | null;
  /** Why an editor let it stand. */
  note: string | null;
  /** The vote that it tells, whose names stand under it. */
  vote: ShownVote | null;
  /** The case that it sums up, where it stands before the cases. */
  about: { anchor: string; name: string } | null;
};

/** A line of a summary. */
export type ToldLine =
  | { kind: 'heading'; level: number; phrases: Phrase[] }
  | { kind: 'bullet'; level: number; told: Told[] }
  | { kind: 'paragraph'; told: Told[] };

export const toldIn = (lines: readonly ToldLine[]): Told[] =>
  lines.flatMap((line) => (line.kind === 'heading' ? [] : line.told));

/** What became of a case, in a word that needs no colour. */
export type Outcome = { words: string; badge: BadgeState; isDecided: boolean };

/** An amount, a date or a paper that was named in a case. */
export type NamedFact = { label: string; detail: string | null; passage: Passage | null };
export type NamedFacts = { kind: string; title: string; facts: NamedFact[] };

/** Why an editor let a sentence, a case or a vote stand, and where that stands on the page, if anywhere. */
export type EditorNote = {
  of: 'sentence' | 'case' | 'vote';
  anchor: string | null;
  words: string;
  note: string;
};

/** A vote that no sentence tells. */
export type CountedVote = { vote: ShownVote; passage: Passage | null };

export type CaseCard = {
  /** The end of its address on the page: 'case-6-a'. */
  anchor: string;
  designator: string | null;
  title: string;
  outcome: Outcome | null;
  /** '7 to 1', by which it was decided. */
  tally: string | null;
  /** Where it was taken up; null where nobody knows. */
  begins: RecordPlace | null;
  lines: ToldLine[];
  votes: CountedVote[];
  named: NamedFacts[];
  /** What its motion decided besides, by consent. */
  members: CaseCard[];
};

export type AccountPart =
  | { kind: 'prose'; lines: ToldLine[] }
  | { kind: 'cases'; lines: ToldLine[]; cases: CaseCard[] };

/** All that is told in these parts, in the order of the page. */
export const toldInParts = (parts: readonly AccountPart[]): Told[] =>
  parts.flatMap((part) => [
    ...toldIn(part.lines),
    ...(part.kind === 'cases' ? part.cases.flatMap(toldInCase) : []),
  ]);

const toldInCase = ({ lines, members }: CaseCard): Told[] => [
  ...toldIn(lines),
  ...members.flatMap(toldInCase),
];

/** The one account of a meeting: what its summary tells, with what was counted where it belongs. */
export type Account = {
  parts: AccountPart[];
  /** All cases in the agenda's order, which are the chapters of the recording as well. */
  cases: CaseCard[];
  /** What belongs to no case. */
  votes: CountedVote[];
  named: NamedFacts[];
  /** What an editor let stand against a finding, and why. */
  notes: EditorNote[];
  /** In how many ways its sentences were checked, and how many of each. */
  checked: Map<Checked, number>;
};
