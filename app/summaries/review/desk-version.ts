import type { ReviewedVersion } from './read-version.server.ts';

/** What of a version the browser works with. */
export type DeskVersion = ReturnType<typeof onDesk>;

export const onDesk = (version: ReviewedVersion) => ({
  id: version.id,
  origin: version.origin,
  revision: version.revision,
  isDraft: version.isDraft,
  hasRecord: version.hasRecord,
  doubts: version.doubts,
  lastSave: version.saves[0] ?? null,
  cases: version.cases,
  findings: version.findings,
  votes: version.votes,
  facts: version.facts,
  sentences: version.sentences,
  recording: version.recording,
  segmentCount: version.segmentCount,
  segments: version.segments,
});
