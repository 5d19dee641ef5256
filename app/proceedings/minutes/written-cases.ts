import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { tidyTitle } from '../cases/case-title.ts';
import { designatorKey, entryKeys } from '../cases/designators.ts';
import type { FoundCase } from '../cases/found-case.ts';
import { standingItemOf } from '../cases/standing-items.ts';
import { consentList, isLikeTitle, standingMatter } from '../cases/standing-matter.ts';
import { kindOf } from '../items/item-kind.ts';
import { saysNothing } from '../votes/vote-subject.ts';
import { isGeneral } from './general-section.ts';
import type { PlacedVote } from './read-minutes.ts';
import type { WrittenParagraph } from './written-paragraphs.ts';
import { type WrittenPart, writtenParts } from './written-parts.ts';
import { writtenTitle } from './written-title.ts';

/** A case by the places of its paragraphs, both ends included. */
type Placed = FoundCase;

/** Fewer headings are the title of the whole, unless votes stand under more than one. */
const fewestHeadings = 3;
const fewestDecided = 2;

type Moved = { vote: PlacedVote['vote']; from: number; to: number };

/**
 * What minutes say was taken up: what stands under each heading; where they have none, what was moved.
 * `from` and `to` are places among the paragraphs.
 */
export function writtenCases(
  paragraphs: readonly WrittenParagraph[],
  votes: readonly PlacedVote[],
  agenda: readonly AgendaEntry[],
): Placed[] {
  const moved = votes.map(({ vote, places }) => ({
    ...{ vote, from: places[0] ?? 0, to: places.at(-1) ?? 0 },
  }));
  const parts = writtenParts(paragraphs);
  if (!areItems(parts, moved)) return casesOfMotions(moved, 0, paragraphs.length - 1);
  const keys = entryKeys(agenda);
  return parts.flatMap((part) => {
    const own = moved.filter(({ from }) => part.from <= from && from <= part.to);
    return withStandingVotes(opened(part, keys, own), own);
  });
}

function areItems(parts: readonly WrittenPart[], moved: readonly Moved[]): boolean {
  if (parts.length >= fewestHeadings || parts.some(({ heading }) => heading.isNamed)) return true;
  const decided = parts.filter(({ from, to }) =>
    moved.some((one) => one.from >= from && one.from <= to),
  );
  return decided.length >= fewestDecided;
}

/** A heading's case; under 'New business' each motion is one. */
function opened(
  part: WrittenPart,
  keys: readonly (string | null)[],
  own: readonly Moved[],
): Placed[] {
  const one = caseOf(part, keys);
  if (!isGeneral(one.title)) return [one];
  const matters = own.filter(({ vote }) => titleOf(vote.motion) !== null);
  const [first, second] = matters;
  if (!first) return [one];
  if (second) return casesOfMotions(matters, part.from, part.to);
  const isStanding = standingMatter({ motion: first.vote.motion, subject: null }) !== null;
  return isStanding ? [one] : [{ ...one, title: `${one.title}: ${titleOf(first.vote.motion)}` }];
}

function caseOf(
  { heading, above, from, to }: WrittenPart,
  keys: readonly (string | null)[],
): Placed {
  const { designator } = heading;
  const entry = designator === null ? -1 : keys.indexOf(designatorKey(designator));
  const isConsent = heading.isConsent ?? above.some((title) => consentList.test(title));
  const title = writtenTitle(heading.title);
  return {
    ...{ designator, title, entry: entry < 0 ? null : entry, isConsent, from, to },
    kind: kindOfTitle(title),
  };
}

const kindOfTitle = (title: string) => standingItemOf(title)?.kind ?? kindOf(title);

/** Minutes, agenda and the end, moved under the heading of something else, are cases of their own. */
function withStandingVotes(cases: readonly Placed[], moved: readonly Moved[]): Placed[] {
  return cases.flatMap((one) => {
    const own = moved.filter(({ from }) => one.from <= from && from <= one.to);
    const parts: Placed[] = [one];
    for (const { vote, from } of own) {
      const standing = standingMatter({ motion: vote.motion, subject: null });
      const last = parts.at(-1);
      if (!standing || !last || from === last.from || isOf(last, standing.title)) continue;
      parts[parts.length - 1] = { ...last, to: from - 1 };
      const { title, kind } = standing;
      parts.push({
        ...{ designator: null, title, kind, entry: null, isConsent: false },
        ...{ from, to: last.to },
      });
    }
    return parts;
  });
}

const isOf = ({ title, isConsent }: Placed, standing: string) =>
  isLikeTitle(title, standing) || (isConsent && standing === 'Consent agenda');

/** What a motion names as a title; null where it leaves that to what stands before it. */
function titleOf(motion: string): string | null {
  if (saysNothing(motion)) return null;
  const title = tidyTitle(motion);
  return title?.includes(' ') ? title : null;
}

/** Between two places, what was moved: from behind the motion before to what came of it. */
function casesOfMotions(moved: readonly Moved[], start: number, end: number): Placed[] {
  return moved.map(({ vote, to }, at) => {
    const standing = standingMatter({ motion: vote.motion, subject: null });
    const title = standing?.title ?? titleOf(vote.motion) ?? tidyTitle(vote.motion) ?? 'Motion';
    const from = at === 0 ? start : (moved[at - 1]?.to ?? 0) + 1;
    return {
      ...{ designator: null, title, kind: standing?.kind ?? kindOf(title) },
      ...{ entry: null, isConsent: false },
      // Of two motions in one paragraph both are told there.
      from: Math.min(from, to),
      to: at === moved.length - 1 ? Math.max(end, to) : to,
    };
  });
}
