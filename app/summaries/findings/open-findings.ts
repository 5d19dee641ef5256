import { placeOnDesk } from '../review/place-on-desk.ts';
import { type Findings, isOpen } from './findings.ts';

type Row = Pick<Findings, 'found' | 'confirmedReason'>;

/** A case or a vote that is to settle, with where it stands on the desk. */
export type OpenFinding = { name: string; place: string };

/** Those of a version, in their order. */
export const openFindings = (
  cases: readonly Row[],
  votes: readonly (Row & { index: number })[],
): OpenFinding[] => [
  ...cases.flatMap((one, at) =>
    isOpen(one) ? { name: `Case ${at + 1}`, place: placeOnDesk.case(at) } : [],
  ),
  ...votes.flatMap((vote, at) =>
    isOpen(vote) ? { name: `Vote ${at + 1}`, place: placeOnDesk.vote(vote.index) } : [],
  ),
];
