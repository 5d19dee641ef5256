import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { tidyTitle } from '../cases/case-title.ts';
import { designatorKey, entryKeys } from '../cases/designators.ts';
import type { FoundCase } from '../cases/found-case.ts';
import { standingItemOf } from '../cases/standing-items.ts';
import { consentList, isLikeTitle, standingMatter } from '../cases/standing-matter.ts';
import { kindOf } from '../items/item-kind.ts';
import type { MinutesVote } from './minutes-vote.ts';
import type { WrittenParagraph } from './written-paragraphs.ts';
import { type WrittenPart, writtenParts } from './written-parts.ts';
import { writtenTitle } from './written-title.ts';

/** A case by the places of its paragraphs, both ends included. */
type Placed = FoundCase;

/** Fewer headings are the title of the whole. */
const fewestHeadings = 3;

/**
 * What minutes say was taken up: what stands under each heading; where they have none, what was moved.
 * `from` and `to` are places among the paragraphs.
 */
export function writtenCases(
  paragraphs: readonly WrittenParagraph[],
  votes: readonly MinutesVote[],
  agenda: readonly AgendaEntry[],
): Placed[] {
  const placeOf = new Map(paragraphs.map(({ index }, place) => [index, place]));
  const moved = votes.map((vote) => ({
    vote,
    from: placeOf.get(vote.segments[0] ?? -1) ?? 0,
    to: placeOf.get(vote.segments.at(-1) ?? -1) ?? 0,
  }));
  const parts = writtenParts(paragraphs);
  const isForm = parts.some(({ heading }) => heading.isNamed);
  if (parts.length < fewestHeadings && !isForm) return casesOfMotions(moved, paragraphs.length);
  const keys = entryKeys(agenda);
  return withStandingVotes(
    parts.map((part) => caseOf(part, keys)),
    moved,
  );
}

function caseOf(
  { heading, above, from, to }: WrittenPart,
  keys: readonly (string | null)[],
): Placed {
  const { designator } = heading;
  const entry = designator === null ? -1 : keys.indexOf(designatorKey(designator));
  const isConsent = above.some((title) => consentList.test(title));
  const title = writtenTitle(heading.title);
  return {
    ...{ designator, title, entry: entry < 0 ? null : entry, isConsent, from, to },
    kind: kindOfTitle(title),
  };
}

const kindOfTitle = (title: string) => standingItemOf(title)?.kind ?? kindOf(title);

type Moved = { vote: MinutesVote; from: number; to: number };

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

function casesOfMotions(moved: readonly Moved[], length: number): Placed[] {
  return moved.map(({ vote, to }, at) => {
    const standing = standingMatter({ motion: vote.motion, subject: null });
    const title = standing?.title ?? tidyTitle(vote.motion) ?? 'Motion';
    return {
      ...{ designator: null, title, kind: standing?.kind ?? kindOf(title) },
      ...{ entry: null, isConsent: false },
      from: at === 0 ? 0 : (moved[at - 1]?.to ?? 0) + 1,
      to: at === moved.length - 1 ? length - 1 : to,
    };
  });
}
