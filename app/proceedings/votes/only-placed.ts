import { designatorKey } from '../cases/designators.ts';
import type { FoundCase } from '../cases/found-case.ts';
import { designatorsIn } from '../cases/spoken-designators.ts';
import { consentList } from '../cases/standing-matter.ts';
import { usualItem } from '../cases/usual-items.ts';
import { findReferences } from '../facts/references.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import { matterStems } from './vote-subject.ts';

/** Of what a title tells: a motion that says less of it may be on something else. */
const enoughNamed = 0.5;
/** One word ('the permit') is of many matters; but of what every meeting has. */
const fewestNamed = 2;

/**
 * Whether a vote stands on a case only because of what was said before it: no agenda has the case, and neither the
 * motion nor the question names it.
 */
export function isOnlyPlaced(
  { motion, subject }: Pick<Ballot, 'motion' | 'subject'>,
  { title, entry, designator }: Pick<FoundCase, 'title' | 'entry' | 'designator'>,
): boolean {
  if (entry !== null) return false;
  const said = `${motion ?? ''} ${subject ?? ''}`;
  if (consentList.test(title) && consentList.test(said)) return false;
  const key = designator && designatorKey(designator);
  if (key && designatorsIn(said).some((one) => one.key === key)) return false;
  const [numbers, own] = [paperNumbers(said), paperNumbers(title)];
  if (own.some((number) => numbers.includes(number))) return false;
  const named = new Set(matterStems(said));
  const telling = [...new Set(matterStems(title))];
  const shared = telling.filter((stem) => named.has(stem)).length;
  const fewest = usualItem(title) === null ? fewestNamed : 1;
  return shared < Math.max(fewest, enoughNamed * telling.length);
}

/** In digits: hours and days have fewer. */
const fewestDigits = 3;

/** 'Ordinance 9014', 'PB 26-07', '$412,000' as their digits; a year that is no paper's number tells nothing apart. */
const paperNumbers = (text: string) => [
  ...findReferences(text).map(({ number }) => number.replace(/\D/g, '')),
  ...(text.match(/\d[\d,.\s-]*\d/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((digits) => digits.length >= fewestDigits && !/^(?:19|20)\d\d$/.test(digits)),
];

/** The votes, where an amendment stands as surely as the motion that it would change. */
export function withAmendmentsPlaced<V extends Vote>(votes: readonly V[]): V[] {
  const named = new Set(
    votes.flatMap(({ kind, item, footing }) =>
      kind === 'main' && footing === 'named' ? [item] : [],
    ),
  );
  return votes.map((vote) =>
    vote.kind === 'amendment' && vote.footing === 'placed' && named.has(vote.item)
      ? { ...vote, footing: 'named' }
      : vote,
  );
}

/** What the editor is told of such votes; null where there are none. */
export function placedNote(votes: readonly Vote[]): string | null {
  const placed = votes.filter(
    ({ footing, outcome }) => footing === 'placed' && outcome !== null,
  ).length;
  if (placed === 0) return null;
  const which = placed === 1 ? 'One motion does' : `${placed} motions do`;
  return `${which} not say what was voted on, and no agenda does: it is taken from what was said before. Each sentence that tells it is to be confirmed.`;
}
