import { createElement } from 'react';
import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import type { Behind, SaidSegment } from '#app/meetings/read-summary.server.ts';
import { readDocument } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Account as MeetingAccount } from '#app/summaries/account/account.ts';
import type { CaseOrder } from '#app/summaries/account/case-order.ts';
import { composeAccount } from '#app/summaries/account/compose-account.ts';
import { Account } from '#app/summaries/reading/Account.tsx';
import { factsOf } from '#app/summaries/reading/meeting-facts.server.ts';
import { renderAt } from './render-at.ts';

type CaseRow = PublishedVersion['items'][number];
type VoteRow = PublishedVersion['votes'][number];
type FactRow = PublishedVersion['facts'][number];

export type Kept = {
  items?: (Partial<CaseRow> & { title: string })[];
  votes?: Partial<VoteRow>[];
  facts?: (Partial<FactRow> & { label: string })[];
  bases?: (string | { basis: string; confirmedReason: string })[];
  /** Null for a summary that somebody typed without a record. */
  transcriptId?: string | null;
  recording?: PublishedVersion['recording'];
  clockStart?: number | null;
  said?: (segment: number) => Partial<SaidSegment> | undefined;
};

/** What stands behind a summary: a record of any length, five seconds a passage, and what was kept. */
export function behindOf(kept: Kept = {}): Behind {
  const { transcriptId = 't1', recording = null, clockStart = null } = kept;
  const said = (segment: number): SaidSegment => ({
    startSeconds: segment * 5,
    endSeconds: segment * 5 + 5,
    speaker: 'Chair',
    text: `Passage ${segment}.`,
    ...kept.said?.(segment),
  });
  const version: PublishedVersion = {
    id: 'v1',
    origin: 'extractive',
    transcriptId,
    publishedAt: new Date('2026-09-18T09:00:00Z'),
    firstPublishedAt: new Date('2026-09-16T09:00:00Z'),
    clockStart,
    meetingDate: new Date('2026-09-15T12:00:00Z'),
    recording,
    corrections: [],
    gaps: [],
    engine: null,
    minutesVotes: null,
    items: (kept.items ?? []).map((row, index) => ({ ...plainCase, index, ...row })),
    votes: (kept.votes ?? []).map((row, index) => ({ ...plainVote, index, ...row })),
    facts: (kept.facts ?? []).map((row) => ({ ...plainFact, value: row.label, ...row })),
    sentences: (kept.bases ?? []).map((row) =>
      typeof row === 'string'
        ? { basis: row, confirmedReason: null, confirmedAt: null }
        : { ...row, confirmedAt: new Date('2026-09-16T08:00:00Z') },
    ),
  };
  // Every passage of a record that has no end.
  const passages = new Map<number, SaidSegment>();
  passages.get = said;
  return { version, said: passages };
}

const plainCase = {
  designator: null,
  kind: 'action',
  state: 'discussed',
  until: null,
  isConsent: false,
  firstSegment: 0,
  lastSegment: 0,
};
const plainVote = {
  item: null,
  items: '[]',
  kind: 'main',
  subject: null,
  motion: 'approve',
  mover: null,
  seconder: null,
  method: null,
  yes: null,
  no: null,
  abstain: null,
  outcome: null,
  rollCall: '[]',
  segments: '[]',
  editedAt: null,
};
const plainFact = { kind: 'amount', detail: null, item: null, segments: '[]' };

/** The account of a summary as its markdown and what was kept with it give it. */
export function accountFrom(markdown: string, kept: Kept = {}): MeetingAccount {
  const behind = behindOf(kept);
  const facts = behind && factsOf(behind, new Set());
  return composeAccount({ document: readDocument(markdown), behind, facts });
}

/** The HTML of a summary as its page shows it. */
export function shownSummary(markdown: string, kept: Kept = {}, order: CaseOrder = 'agenda') {
  const links = { transcriptHref: '/t', reportHref: '/report' };
  return renderAt('/m', createElement(Account, { ...accountFrom(markdown, kept), order, links }));
}

/** The same without its marks and what they open: the words that a reader sees at first. */
export function wordsOnly(html: string): string {
  let words = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<span class="cited"', at);
    if (start < 0) return words + html.slice(at);
    words += html.slice(at, start);
    at = endOf(html, start);
  }
}

/** Where an element that begins at `start` ends; those inside of it are of the same name. */
function endOf(html: string, start: number): number {
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)span\b/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', start + tag.index) + 1;
  }
  return html.length;
}
