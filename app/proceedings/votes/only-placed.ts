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
/** One word of several is of many matters; but of what every meeting has. */
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
  const papers = papersIn(said);
  if (papersIn(title).some((paper) => papers.includes(paper))) return false;
  const named = new Set(tellingStems(said));
  const telling = [...new Set(tellingStems(title))];
  const shared = telling.filter((stem) => named.has(stem)).length;
  const fewest = usualItem(title) === null ? Math.min(fewestNamed, telling.length) || 1 : 1;
  return shared < Math.max(fewest, enoughNamed * telling.length);
}

/** What kind of paper or matter it is tells not which. */
const kinds: ReadonlySet<string> = new Set(
  matterStems(
    'permit special conditional use variance contract agreement license lease purchase application request resolution ordinance bill grant hearing public plan case number',
  ),
);
const tellingStems = (text: string) => matterStems(text).filter((stem) => !kinds.has(stem));

/** Where something is, and what is not filed under a number. */
const places: ReadonlySet<string> = new Set(['section', 'district', 'ward']);

/** 'Ordinance 9014', 'PB 26-07', 'Contract 26-58': the papers that a text names, by kind or number. */
const papersIn = (text: string) => [
  ...findReferences(text).flatMap(({ kind, number }) =>
    places.has(kind) ? [] : `${kind} ${number}`,
  ),
  ...(text.match(/(?<![$\d.,-])\b\d{2,4}[- ]\d{2,5}\b(?![\d.,]*\d| percent)/g) ?? [])
    .filter((number) => !/ (?:19|20)\d\d$/.test(number))
    .map((number) => number.replace(/\D/g, '')),
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
