import type { ShownVote } from '../vote-rows.server.ts';

type Vote = Pick<ShownVote, 'yes' | 'no' | 'abstain' | 'method'>;

/**
 * '7 to 1, 1 abstaining'; 'unanimously' where it was only said that nobody was against; 'by voice vote' where nobody
 * counted; null where nothing was said.
 */
export function tallyOf({ yes, no, abstain, method }: Vote): string | null {
  if (yes === null && no === 0)
    return abstain ? `unanimously, ${abstain} abstaining` : 'unanimously';
  if (yes === null && no === null) return method ? `by ${methodWords(method)}` : null;
  const counts = `${yes ?? '?'} to ${no ?? '?'}`;
  return abstain ? `${counts}, ${abstain} abstaining` : counts;
}

const methods: Record<string, string> = {
  voice: 'voice vote',
  'unannounced voice': 'voice vote, no result announced',
  hand: 'show of hands',
  'roll call': 'roll call',
  electronic: 'electronic vote',
  'unannounced electronic': 'electronic vote, no result announced',
  consent: 'consent',
};

/** How a vote was taken: 'show of hands'. */
export const methodWords = (method: string): string => methods[method] ?? method;

/** 'Moved by Ms. Hale, seconded by Mr. Ortiz'; empty where nobody was named. */
export function movedBy({ mover, seconder }: Pick<ShownVote, 'mover' | 'seconder'>): string {
  if (mover && seconder) return `Moved by ${mover}, seconded by ${seconder}`;
  if (mover) return `Moved by ${mover}`;
  return seconder ? `Seconded by ${seconder}` : '';
}

/** In words: 'the motion' and 'approve it' tell nothing beside what was voted on. */
const fewestMoved = 4;

/** A motion in the record's words, where it says more than what was voted on; null where not. */
export function asMoved({ subject, motion }: Pick<ShownVote, 'subject' | 'motion'>): string | null {
  if (subject === null || motion.split(' ').length < fewestMoved) return null;
  return subject.toLowerCase().includes(motion.toLowerCase()) ? null : motion;
}

/** The roll call's own sum, where it differs from the tally that was spoken: both are shown. */
export function countedOtherwise({ rollCall, yes, no, method }: ShownVote): string | null {
  // Of voices only those against, or who abstain, are named.
  if (method === 'voice' || method === 'hand') return null;
  const count = (said: string) => rollCall.filter(({ vote }) => vote === said).length;
  const [yeas, nays] = [count('yes'), count('no')];
  if (yes === null && no === 0 && nays === 0) return null;
  return yeas === yes && nays === no ? null : `${yeas} to ${nays} when counted`;
}

const sides = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['abstain', 'Abstaining'],
  ['absent', 'Absent'],
] as const;

/** How many are named. */
export const namesIn = ({ length }: ShownVote['rollCall']): string =>
  `${length} ${length === 1 ? 'name' : 'names'}`;

/** Who voted how, by side. */
export function sidesOf(rollCall: ShownVote['rollCall']): { side: string; names: string[] }[] {
  const known: string[] = sides.map(([said]) => said);
  const others = [...new Set(rollCall.map(({ vote }) => vote))].filter(
    (said) => !known.includes(said),
  );
  return [...sides, ...others.map((said) => [said, said] as const)].flatMap(([said, side]) => {
    const names = rollCall.filter(({ vote }) => vote === said).map(({ name }) => name);
    return names.length > 0 ? [{ side, names }] : [];
  });
}
