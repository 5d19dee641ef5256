import { alignVotes, type HeardVote } from './align-votes.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { samePerson } from './same-person.ts';

export const differenceKinds = ['outcome', 'tally', 'mover', 'seconder', 'answer'] as const;
type FieldKind = (typeof differenceKinds)[number];

/** One thing of a vote that the minutes say otherwise than it was heard, or that nobody heard. */
export type VoteDifference = {
  kind: FieldKind;
  /** Whose answer it is, as the minutes write the name; null for all other kinds. */
  member: string | null;
  /** Null where it was not heard. */
  heard: string | null;
  minutes: string;
  /** The same name in other letters. */
  isSpelling: boolean;
};

export type ComparedVote =
  | { kind: 'both'; written: number; heard: number; differences: VoteDifference[] }
  /** In the minutes only. */
  | { kind: 'missed'; written: number }
  /** Heard, and not in the minutes. */
  | { kind: 'untold'; heard: number };

/** Lays what the minutes say of each vote beside what was heard of it, in the minutes' order. */
export function compareMinutes(
  written: readonly MinutesVote[],
  heard: readonly HeardVote[],
): ComparedVote[] {
  const pairs = new Map(alignVotes(written, heard).map((pair) => [pair.written, pair.heard]));
  const paired = new Set(pairs.values());
  const compared = written.map((vote, at): ComparedVote => {
    const other = pairs.get(at);
    const said = other === undefined ? undefined : heard[other];
    if (other === undefined || said === undefined) return { kind: 'missed', written: at };
    return { kind: 'both', written: at, heard: other, differences: differencesOf(vote, said) };
  });
  const untold = heard.flatMap((_, at): ComparedVote[] =>
    paired.has(at) ? [] : [{ kind: 'untold', heard: at }],
  );
  return [...compared, ...untold];
}

/** Whether nothing that is shown of a vote contradicts the minutes, and they tell what became of it. */
export const agrees = (compared: ComparedVote, written: MinutesVote) =>
  compared.kind === 'both' &&
  written.outcome !== null &&
  compared.differences.every(({ kind, heard }) => heard === null && kind !== 'outcome');

function differencesOf(written: MinutesVote, heard: HeardVote): VoteDifference[] {
  return [
    ...outcome(written, heard),
    ...tally(written, heard),
    ...person('mover', written.mover, heard.mover),
    ...person('seconder', written.seconder, heard.seconder),
    ...answers(written, heard),
  ];
}

const plain = { member: null, isSpelling: false };

function outcome(written: MinutesVote, heard: HeardVote): VoteDifference[] {
  if (written.outcome === null || written.outcome === heard.outcome) return [];
  return [{ ...plain, kind: 'outcome', heard: heard.outcome, minutes: written.outcome }];
}

type Tally = Pick<HeardVote, 'yes' | 'no' | 'abstain'>;

/** '4-1', '3-1-1'; null where nobody counted. */
export const writeTally = ({ yes, no, abstain }: Tally): string | null =>
  yes === null && no === null
    ? null
    : [yes ?? '?', no ?? '?', ...(abstain ? [abstain] : [])].join('-');

function tally(written: MinutesVote, heard: HeardVote): VoteDifference[] {
  const said = writeTally(heard);
  const isHeardOtherwise = written.isUnanimous && written.yes === null && (heard.no ?? 0) > 0;
  if (isHeardOtherwise) return [{ ...plain, kind: 'tally', heard: said, minutes: 'unanimous' }];
  const minutes = writeTally(written);
  if (minutes === null || minutes === said) return [];
  const isSame =
    written.yes === heard.yes &&
    (written.no === null || written.no === heard.no) &&
    (written.abstain === null || heard.abstain === null || written.abstain === heard.abstain);
  return isSame ? [] : [{ ...plain, kind: 'tally', heard: said, minutes }];
}

function person(
  kind: 'mover' | 'seconder',
  written: string | null,
  heard: string | null,
): VoteDifference[] {
  if (written === null) return [];
  const likeness = heard === null ? 'other' : samePerson(heard, written);
  if (likeness === 'same') return [];
  return [{ kind, member: null, heard, minutes: written, isSpelling: likeness === 'spelling' }];
}

function answers(written: MinutesVote, heard: HeardVote): VoteDifference[] {
  const left = [...heard.rollCall];
  const take = (fits: (name: string) => boolean) => {
    const at = left.findIndex(({ name }) => fits(name));
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null);
  };
  // Those written alike first, so that of two who sound alike each finds the right one.
  const same = written.rollCall.map(({ name }) =>
    take((other) => samePerson(other, name) === 'same'),
  );
  return written.rollCall.flatMap(({ name, vote }, at): VoteDifference[] => {
    const answer = same[at] ?? take((other) => samePerson(other, name) === 'spelling');
    if (answer?.vote === vote) return [];
    return [
      {
        kind: 'answer',
        member: name,
        heard: answer?.vote ?? null,
        minutes: vote,
        isSpelling: false,
      },
    ];
  });
}
