import type { StoredCase } from '../../case-rows.server.ts';
import { caseBlocks, headingMarkdown, replaced } from './case-blocks.ts';
import type { Proceedings } from './proceedings.ts';

type Renaming = { place: number; fields: Partial<StoredCase>; by: Editor };

/** Who changes something, and when. */
export type Editor = { id: string; at: Date };

/** A case with other words, in its row, over its part of the summary and in what its votes were on. */
export function renameCase(proceedings: Proceedings, { place, fields, by }: Renaming): Proceedings {
  const { markdown, cases, votes } = proceedings;
  const old = cases[place];
  if (!old) return proceedings;
  const named = { ...old, ...fields, ...titled(old, { title: fields.title ?? old.title, by }) };
  const block = caseBlocks(markdown, cases).get(place);
  const isRenamed = headingMarkdown(named) !== headingMarkdown(old);
  return {
    ...proceedings,
    markdown:
      block && isRenamed ? replaced(markdown, block.heading, headingMarkdown(named)) : markdown,
    cases: cases.with(place, named),
    votes: votes.map((vote) => {
      if (!vote.items.includes(place) || !vote.subject) return vote;
      const subject = vote.subject.replaceAll(old.title, () => named.title);
      // What was voted on is in the editor's words now.
      return subject === vote.subject
        ? vote
        : { ...vote, subject, editedById: by.id, editedAt: by.at };
    }),
  };
}

/** A title, and what code gave in its place; one that is code's again says nothing of an editor. */
export function titled(old: StoredCase, { title, by }: { title: string; by: Editor }) {
  if (title === old.title) return {};
  const drafted = old.draftedTitle ?? old.title;
  return title === drafted
    ? { title, draftedTitle: null, titledById: null, titledAt: null }
    : { title, draftedTitle: drafted, titledById: by.id, titledAt: by.at };
}
