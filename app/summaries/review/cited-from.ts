import type { DeskVersion } from './desk-version.ts';
import { placeOnDesk } from './place-on-desk.ts';

/** What of the desk rests on a passage: what it is called, and where it stands. */
export type CitedFrom = { name: string; hash: string };

type Resting = {
  sentences: Pick<DeskVersion['sentences'][number], 'index' | 'citations'>[];
  votes: Pick<DeskVersion['votes'][number], 'index' | 'segments'>[];
  facts: Pick<DeskVersion['facts'][number], 'index' | 'label' | 'segments'>[];
};

/** For each passage that is cited, the way back to what cites it: sentences first. */
export function citedFrom({ sentences, votes, facts }: Resting): Map<number, CitedFrom[]> {
  const from = new Map<number, CitedFrom[]>();
  const note = (passages: readonly number[], cited: CitedFrom) => {
    for (const passage of new Set(passages)) {
      from.set(passage, [...(from.get(passage) ?? []), cited]);
    }
  };
  for (const { index, citations } of sentences) {
    note(citations, { name: `sentence ${index + 1}`, hash: placeOnDesk.sentence(index) });
  }
  for (const [place, { index, segments }] of votes.entries()) {
    note(segments, { name: `vote ${place + 1}`, hash: placeOnDesk.vote(index) });
  }
  for (const { index, label, segments } of facts) {
    note(segments, { name: label, hash: placeOnDesk.fact(index) });
  }
  return from;
}
