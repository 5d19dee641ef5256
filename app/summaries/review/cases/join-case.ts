import { isUndecided } from '../../account/told-state.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { caseBlocks, headingMarkdown, replaced, withBlock } from './case-blocks.ts';
import { type Proceedings, withPlaces } from './proceedings.ts';

/** A case joined with the one before it, whose number and title both then have. */
export function joinCase(proceedings: Proceedings, { place }: { place: number }): Proceedings {
  const { cases } = proceedings;
  const [before, one] = [cases[place - 1], cases[place]];
  if (!before || !one) return proceedings;
  return {
    markdown: joinedText(proceedings, { place, before }),
    cases: cases.with(place - 1, joined(before, one)).toSpliced(place, 1),
    ...withPlaces(proceedings, (at) => (at >= place ? at - 1 : at)),
  };
}

/** What was decided is known of it, if of either. */
function joined(before: StoredCase, one: StoredCase): StoredCase {
  return {
    ...before,
    ...(isUndecided(before) ? { state: one.state, until: one.until } : {}),
    firstSegment: Math.min(before.firstSegment, one.firstSegment),
    lastSegment: Math.max(before.lastSegment, one.lastSegment),
    unvoted: [...before.unvoted, ...one.unvoted],
  };
}

type Joining = { place: number; before: StoredCase };

function joinedText({ markdown, cases }: Proceedings, { place, before }: Joining): string {
  const blocks = caseBlocks(markdown, cases);
  const [above, block] = [blocks.get(place - 1), blocks.get(place)];
  if (!block) return markdown;
  if (!above) return replaced(markdown, block.heading, headingMarkdown(before));
  const told = markdown.slice(block.heading.to, block.to);
  const without = replaced(markdown, block, '');
  const isLater = above.from > block.from;
  return withBlock(without, isLater ? above.to - (block.to - block.from) : above.to, told);
}
