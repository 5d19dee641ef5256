import { isoDateOf } from '#app/meetings/meeting-date.ts';
import type { Behind, ReadSummary } from '#app/meetings/read-summary.server.ts';
import { textOf } from '#app/meetings/summary-document/phrase.ts';
import { capitalized } from '#app/platform/language/capitalized.ts';
import type { MeetingFacts } from '../reading/meeting-facts.server.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { casesDecidedBy } from '../votes-of-cases.ts';
import { type Account, type EditorNote, type Told, toldInParts } from './account.ts';
import { CaseCards } from './case-cards.ts';
import { caseOutcomes } from './case-outcome.ts';
import type { Checked } from './checked.ts';
import { consentGroups } from './consent-groups.ts';
import { layCases } from './lay-cases.ts';
import { namedFacts } from './named-facts.ts';
import { Passages } from './passages.ts';
import { tellAbout } from './tell-about.ts';
import { toldLines } from './told-lines.ts';

type Given = {
  document: ReadSummary['document'];
  /** What stands behind it; null where somebody typed it and kept nothing else. */
  behind: Behind | null;
  facts: MeetingFacts | null;
};

/**
 * What a meeting's summary tells, with the votes, names, money and dates of each case where they
 * belong, each with the passage of the record that it rests on.
 */
export function composeAccount({ document, behind, facts }: Given): Account {
  const passages = behind && new Passages(behind);
  const passageOf = (citations: readonly number[]) => passages?.of(citations) ?? null;
  const lines = toldLines({ document, sentences: behind?.version.sentences ?? [], passageOf });
  const metOn = behind?.version.meetingDate ? isoDateOf(behind.version.meetingDate) : null;
  const rows = behind?.version.items ?? [];
  const counted = {
    outcomeOf: caseOutcomes(rows),
    votes: facts?.decisions ?? [],
    // The day of the meeting itself is no news.
    facts: (facts?.facts ?? []).filter(({ value }) => value !== metOn),
  };
  const laid = layCases(lines, rows);
  const cards = new CaseCards({ ...counted, passageOf, placeOf: (at) => passages?.at(at) ?? null });
  const parts = laid.map(({ lines, cases }) => {
    if (cases.length === 0) return { kind: 'prose' as const, lines };
    const made = cases.map((one) => ({ row: one.row, card: cards.make(one) }));
    return { kind: 'cases' as const, lines, cases: consentGroups(made, counted.votes) };
  });
  for (const { lines } of laid) tellAbout(lines, cards.made);
  return {
    parts,
    cases: parts.flatMap((part) => (part.kind === 'cases' ? part.cases : [])),
    votes: cards.votesLeft(),
    named: namedFacts({ facts: cards.factsLeft(), told: '', passageOf }),
    notes: [
      ...toldInParts(parts).flatMap(noteOf),
      ...notesBeside(cards.made, { behind, votes: counted.votes }),
    ],
    checked: countChecked(parts),
  };
}

function countChecked(parts: Account['parts']): Account['checked'] {
  const counts = new Map<Checked, number>();
  for (const { checked, indexes } of toldInParts(parts)) {
    if (checked) counts.set(checked, (counts.get(checked) ?? 0) + indexes.length);
  }
  return counts;
}

function noteOf({ note, indexes, phrases }: Told): EditorNote[] {
  const [sentence] = indexes;
  if (note === null || sentence === undefined) return [];
  const words = phrases.map(textOf).join('').trim();
  return [{ of: 'sentence', anchor: `sentence-${sentence + 1}`, words, note }];
}

/** What an editor said to what was found against cases and votes. */
function notesBeside(
  made: CaseCards['made'],
  { behind, votes }: { behind: Behind | null; votes: readonly ShownVote[] },
): EditorNote[] {
  const anchors = new Map(made.map(({ card, laid }) => [laid.row?.index, card.anchor]));
  const ofCases = made.flatMap(({ card, laid }): EditorNote[] => {
    const note = laid.row?.confirmedReason;
    return note ? [{ of: 'case', anchor: card.anchor, words: card.title, note }] : [];
  });
  const noteOfVote = new Map(
    behind?.version.votes.map(({ index, confirmedReason }) => [index, confirmedReason]),
  );
  const ofVotes = votes.flatMap((vote): EditorNote[] => {
    const note = noteOfVote.get(vote.index);
    if (!note) return [];
    const { subject, motion } = vote;
    const [place] = casesDecidedBy(vote);
    const anchor = (place !== undefined && anchors.get(place)) || null;
    return [{ of: 'vote', anchor, words: capitalized(subject ?? motion), note }];
  });
  return [...ofCases, ...ofVotes];
}
