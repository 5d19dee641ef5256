import { caseAnchors } from '#app/meetings/case-anchors.ts';
import { published } from '#app/meetings/latest-version.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type ItemKind, itemKinds } from '#app/proceedings/agenda-item.ts';
import { designatorKey } from '#app/proceedings/cases/designators.ts';
import type { TakenUp } from '#app/proceedings/matters/find-matter-keys.ts';
import { fullDesignator } from '#app/records/agenda/agenda.ts';
import { toldState } from '#app/summaries/account/told-state.ts';
import { shownVote } from '#app/summaries/vote-rows.server.ts';
import { casesDecidedBy } from '#app/summaries/votes-of-cases.ts';
import { namedPapers } from './named-papers.ts';

/** What a meeting took up, as its published summary has it; before there is one, what is on its agenda. */
export type MeetingTakenUp = {
  govtEntityId: string;
  /** Of the entity: where its legislature is. */
  state: string;
  sortDate: Date;
  taken: (TakenUp & Known)[];
};

export type Known = {
  case: number | null;
  anchor: string | null;
  state: string | null;
  until: string | null;
  isConsent: boolean;
};

/** Null for a meeting that is gone, or that no entity is known of: nobody follows it. */
export async function readTakenUp(tx: Tx, meetingId: string): Promise<MeetingTakenUp | null> {
  const meeting = await tx.meeting.findUnique({ where: { id: meetingId }, select: columns });
  if (!meeting?.govtEntity || !meeting.govtEntityId) return null;
  const { govtEntityId, govtEntity, sortDate, agenda, versions, markdownSummary } = meeting;
  // One that was withdrawn stays on record, but readers see it no more.
  const version = markdownSummary?.trim() ? versions[0] : undefined;
  // One that may be another meeting's is for its editor until that is answered.
  const lines = agenda && agenda.otherMeeting === null ? agenda.entries : [];
  const taken = version && version.items.length > 0 ? casesOf(version, lines) : linesOf(lines);
  return { govtEntityId, state: govtEntity.state, sortDate, taken };
}

const inOrder = { orderBy: { index: 'asc' } } as const;
const columns = {
  govtEntityId: true,
  govtEntity: { select: { state: true } },
  sortDate: true,
  markdownSummary: true,
  agenda: {
    select: {
      otherMeeting: true,
      entries: {
        ...inOrder,
        select: { level: true, designator: true, title: true, isHeading: true, fileNumber: true },
      },
    },
  },
  versions: {
    ...published,
    take: 1,
    select: {
      items: {
        ...inOrder,
        select: {
          ...{ index: true, designator: true, title: true, kind: true },
          ...{ state: true, until: true, isConsent: true },
        },
      },
      votes: inOrder,
      facts: {
        ...inOrder,
        where: { kind: 'reference', item: { not: null } },
        select: { item: true, label: true },
      },
    },
  },
} as const;

type Line = {
  level: number;
  designator: string | null;
  title: string;
  isHeading: boolean;
  fileNumber: string | null;
};

type Version = {
  items: (Omit<Known, 'case' | 'anchor' | 'state'> & {
    index: number;
    designator: string | null;
    title: string;
    kind: string;
    state: string;
  })[];
  votes: Parameters<typeof shownVote>[0][];
  facts: { item: number | null; label: string }[];
};

function casesOf(version: Version, lines: readonly Line[]): MeetingTakenUp['taken'] {
  const { items, facts } = version;
  const votes = version.votes.map(shownVote);
  const anchorOf = caseAnchors();
  const fileNumbers = fileNumbersOf(namedPapers(lines, labelsOf(facts)));
  return items.map(({ index, designator, title, kind, state, ...became }) => ({
    ...became,
    state: toldState(
      state,
      votes.filter((vote) => casesDecidedBy(vote).includes(index)),
    ),
    title,
    kind: readKind(kind),
    case: index,
    anchor: anchorOf({ designator, title }),
    fileNumber: fileNumbers(designator, title),
    references: facts.filter(({ item }) => item === index).map(({ label }) => label),
  }));
}

const labelsOf = (facts: Version['facts']) => facts.map(({ label }) => label);

/** The file number of the agenda's line that a case has its number or its title from. */
function fileNumbersOf(lines: readonly Line[]) {
  const entries = lines.map((line) => ({
    ...line,
    isConsent: false,
    ...{ sponsors: [] },
    recommendation: null,
  }));
  const known = new Map<string, string>();
  for (const [at, { title, fileNumber }] of entries.entries()) {
    if (fileNumber === null) continue;
    const designator = fullDesignator(entries, at);
    if (designator !== null) known.set(designatorKey(designator), fileNumber);
    known.set(title.trim(), fileNumber);
  }
  return (designator: string | null, title: string) =>
    known.get(title.trim()) ?? (designator && known.get(designatorKey(designator))) ?? null;
}

const linesOf = (lines: readonly Line[]): MeetingTakenUp['taken'] =>
  namedPapers(lines, [])
    .filter(({ isHeading }) => !isHeading)
    .map(({ title, fileNumber }) => ({
      ...{ title, fileNumber, kind: null, references: [] },
      ...{ case: null, anchor: null, state: null, until: null, isConsent: false },
    }));

const readKind = (stored: string): ItemKind | null =>
  itemKinds.find((kind) => kind === stored) ?? null;
