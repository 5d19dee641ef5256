import type { StoredCase } from '../../case-rows.server.ts';
import { caseBlocks, headingMarkdown, replaced } from './case-blocks.ts';
import type { Proceedings } from './proceedings.ts';

/** A case with other words, in its row, over its part of the summary and in what its votes were on. */
export function renameCase(
  proceedings: Proceedings,
  { place, fields }: { place: number; fields: Partial<StoredCase> },
): Proceedings {
  const { markdown, cases, votes } = proceedings;
  const old = cases[place];
  if (!old) return proceedings;
  const named = { ...old, ...fields };
  const block = caseBlocks(markdown, cases).get(place);
  const isRenamed = headingMarkdown(named) !== headingMarkdown(old);
  return {
    ...proceedings,
    markdown:
      block && isRenamed ? replaced(markdown, block.heading, headingMarkdown(named)) : markdown,
    cases: cases.with(place, named),
    votes: votes.map((vote) =>
      vote.items.includes(place) && vote.subject
        ? { ...vote, subject: vote.subject.replaceAll(old.title, () => named.title) }
        : vote,
    ),
  };
}
