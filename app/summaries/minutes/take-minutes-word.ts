import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { samePerson } from '#app/proceedings/minutes/same-person.ts';
import { noFindings } from '../findings/findings.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import type { Difference } from './differences.ts';

type Taking = {
  differences: readonly Difference[];
  written: readonly MinutesVote[];
  /** The case that a vote of the minutes is of, by its index; null where nobody knows. */
  caseOf: (vote: MinutesVote) => number | null;
  edited: Pick<StoredVote, 'editedById' | 'editedAt'>;
};

/** The votes of a draft with what the minutes say in the place of what was heard. */
export function takeMinutesWord(
  votes: readonly StoredVote[],
  { differences, written, caseOf, edited }: Taking,
): StoredVote[] {
  const taken = [...votes];
  for (const { kind, written: at, heard } of differences) {
    const minutes = written[at];
    if (!minutes) continue;
    const known = heard === null ? undefined : taken[heard];
    if (heard !== null && known)
      taken[heard] = {
        ...{ ...known, ...fieldsOf(kind, minutes, known), ...borneOut(known), ...edited },
        heardCount: null,
      };
    else if (kind === 'missed')
      taken.push({ ...added(minutes, caseOf), index: nextOf(taken), ...edited });
  }
  return taken;
}

/** What only a model heard, and the minutes have as well, was voted on. */
const borneOut = ({ footing }: StoredVote) => ({
  footing: footing === 'heard' ? ('named' as const) : footing,
});

const nextOf = (votes: readonly StoredVote[]) =>
  Math.max(-1, ...votes.map(({ index }) => index)) + 1;

function fieldsOf(
  kind: Difference['kind'],
  { outcome, mover, seconder, yes, no, abstain, rollCall }: MinutesVote,
  heard: StoredVote,
): Partial<StoredVote> {
  switch (kind) {
    case 'outcome':
      return { outcome };
    case 'mover':
      return { mover };
    case 'seconder':
      return { seconder };
    case 'tally':
      return { yes, no, abstain };
    case 'roll':
      return { rollCall: rollOf(rollCall, heard.rollCall) };
    case 'missed':
      return {};
  }
}

type Roll = readonly { name: string; vote: string }[];

/** Minutes that name only who voted against leave all others as they were heard. */
function rollOf(written: Roll, heard: Roll): StoredVote['rollCall'] {
  if (written.some(({ vote }) => vote === 'yes')) return [...written];
  const others = heard.filter(({ name }) =>
    written.every((one) => samePerson(name, one.name) === 'other'),
  );
  return [...others, ...written];
}

function added(minutes: MinutesVote, caseOf: Taking['caseOf']): Omit<StoredVote, 'index'> {
  const { motion, mover, seconder, yes, no, abstain, outcome, rollCall, title } = minutes;
  const item = caseOf(minutes);
  return {
    item,
    items: item === null ? [] : [item],
    kind: 'main',
    subject: title ?? motion,
    footing: 'named',
    heardCount: null,
    motion,
    mover,
    seconder,
    method: rollCall.length > 0 ? 'roll call' : null,
    yes,
    no,
    abstain,
    outcome,
    rollCall,
    segments: [],
    editedById: null,
    editedAt: null,
    ...noFindings(),
  };
}
