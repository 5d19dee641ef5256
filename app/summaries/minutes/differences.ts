import {
  type ComparedVote,
  type VoteDifference,
  writeTally,
} from '#app/proceedings/minutes/compare-minutes.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';

/** What an editor decides at once: one thing of a vote, its whole roll, or a vote that nobody heard. */
export type Difference = {
  kind: 'outcome' | 'tally' | 'mover' | 'seconder' | 'roll' | 'missed';
  /** Says the same of the same minutes and the same votes, and nothing else. */
  key: string;
  /** The vote's place in the minutes. */
  written: number;
  /** The vote's place among those heard; null where nobody heard it. */
  heard: number | null;
  said: { heard: string | null; minutes: string };
  isSpelling: boolean;
};

export type Compared = {
  differences: Difference[];
  /** Places of heard votes that the minutes do not tell of. */
  untold: number[];
  /** How many votes of the minutes were found among those heard. */
  found: number;
};

/** All in which minutes and votes differ, in the minutes' order. */
export function differencesOf(
  written: readonly MinutesVote[],
  compared: readonly ComparedVote[],
): Compared {
  return {
    differences: compared.flatMap((one) => ofVote(one, written)),
    untold: compared.flatMap((one) => (one.kind === 'untold' ? [one.heard] : [])),
    found: compared.filter(({ kind }) => kind === 'both').length,
  };
}

function ofVote(compared: ComparedVote, written: readonly MinutesVote[]): Difference[] {
  if (compared.kind === 'untold') return [];
  const vote = written[compared.written];
  if (!vote) return [];
  const at = { written: compared.written };
  if (compared.kind === 'missed') {
    const said = { heard: null, minutes: inWords(vote) };
    return [keyed({ kind: 'missed', ...at, heard: null, said, isSpelling: false })];
  }
  const own = { ...at, heard: compared.heard };
  const fields = compared.differences.flatMap(({ kind, heard, minutes, isSpelling }) =>
    kind === 'answer' ? [] : [keyed({ kind, ...own, said: { heard, minutes }, isSpelling })],
  );
  const roll = rollOf(compared.differences);
  return roll
    ? [...fields, keyed({ kind: 'roll', ...own, said: roll, isSpelling: false })]
    : fields;
}

/** Those members whose votes differ, as one question: a roll is right or it is not. */
function rollOf(differences: readonly VoteDifference[]): Difference['said'] | null {
  const answers = differences.filter(({ kind }) => kind === 'answer');
  if (answers.length === 0) return null;
  const list = (said: (one: VoteDifference) => string) =>
    answers.map((one) => `${one.member}: ${said(one)}`).join(', ');
  return {
    heard: answers.every(({ heard }) => heard === null)
      ? null
      : list(({ heard }) => heard ?? 'not heard'),
    minutes: list(({ minutes }) => minutes),
  };
}

function keyed(difference: Omit<Difference, 'key'>): Difference {
  const { kind, written, said } = difference;
  return { ...difference, key: JSON.stringify([kind, written, said.heard, said.minutes]) };
}

/** 'Adopted, 4-1, moved by Hale, seconded by Brandt' */
function inWords({ outcome, mover, seconder, isUnanimous, ...count }: MinutesVote): string {
  return [
    outcome === 'adopted' ? 'Adopted' : outcome === 'rejected' ? 'Rejected' : 'Outcome not said',
    writeTally(count) ?? (isUnanimous && 'unanimous'),
    mover && `moved by ${mover}`,
    seconder && `seconded by ${seconder}`,
  ]
    .filter(Boolean)
    .join(', ');
}
