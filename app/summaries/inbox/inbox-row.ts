import { z } from 'zod';
import { webAddress } from '#app/platform/http/web-address.ts';
import { type FaultKind, faultKinds, readFaults } from '#app/records/faults/fault.ts';
import type { DraftState, Queue } from './inbox-filter.ts';
import { isoOf, type Story, storyOf } from './story.ts';

/** What the statement of find-inbox.server.ts answers with. */
export type FoundRow = Parameters<typeof storyOf>[0] & {
  item: string;
  meetingId: string | null;
  since: Date | string;
  versionId: string | null;
  kind: string | null;
  problem: string | null;
  link: string | null;
  touched: number;
  sorted: Date | string | number | bigint;
  ownerId: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  snoozedUntil: Date | string | null;
  title: string | null;
  date: Date | string | null;
  body: string | null;
  hasSummary: number;
  faults: string | null;
  marks: number;
  sentences: number;
  followers: number;
};

/** One thing that waits for an editor. */
export type InboxRow = {
  /** The draft, the meeting, the job or document that failed, or the record that is held. */
  item: string;
  /** Null for a document of which no meeting was made. */
  meetingId: string | null;
  title: string | null;
  /** yyyy-mm-dd */
  date: string | null;
  body: string | null;
  /** Since when it waits, as an ISO time. */
  since: string;
  owner: { id: string; name: string } | null;
  /** yyyy-mm-dd */
  snoozedUntil: string | null;
  followers: number;
  /** Sentences to settle, and all of its draft. */
  marks: number;
  sentences: number;
  state: DraftState | null;
  /** What is wrong with its record, by name. */
  faults: FaultKind[];
  /** What failed and why; of a document, where it is. */
  failed: { kind: string; problem: string | null; link: string | null } | null;
  /** The file that is held back. */
  fileName: string | null;
  story: Story;
};

/** What editors agree on about a meeting, wherever it is shown. */
export type AgreedRow = Pick<
  InboxRow,
  'item' | 'meetingId' | 'title' | 'owner' | 'snoozedUntil' | 'fileName'
> & {
  failed?: InboxRow['failed'];
  /** Outside of the inbox: the page to come back to. */
  back?: string;
};

export function inboxRowOf(row: FoundRow, queue: Queue): InboxRow {
  return {
    item: row.item,
    meetingId: row.meetingId,
    title: row.title,
    date: isoOf(row.date)?.slice(0, 10) ?? null,
    body: row.body,
    since: isoOf(row.since) ?? new Date(0).toISOString(),
    owner: row.ownerId
      ? { id: row.ownerId, name: row.ownerName || row.ownerEmail || 'An admin' }
      : null,
    snoozedUntil: isoOf(row.snoozedUntil)?.slice(0, 10) ?? null,
    followers: Number(row.followers),
    marks: Number(row.marks),
    sentences: Number(row.sentences),
    state: queue === 'ready' ? stateOf(row) : null,
    faults:
      queue === 'held'
        ? kindsIn(row.problem)
        : readFaults(row.faults ?? '[]').map(({ kind }) => kind),
    failed:
      queue === 'failed' && row.kind !== null
        ? { kind: row.kind, problem: row.problem, link: webAddress(row.link ?? '') }
        : null,
    fileName: queue === 'held' ? row.kind : null,
    story: storyOf(row),
  };
}

function stateOf({ hasSummary, touched }: FoundRow): DraftState {
  if (Number(hasSummary) === 1) return 'correction';
  return Number(touched) === 1 ? 'in review' : 'drafted';
}

/** The reasons for which a record is held. */
function kindsIn(json: string | null): FaultKind[] {
  try {
    return z
      .array(z.enum(faultKinds))
      .catch([])
      .parse(JSON.parse(json ?? ''));
  } catch {
    return [];
  }
}
