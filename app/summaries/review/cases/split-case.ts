import { readDocument, sentencesOf } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import type { StoredVote } from '../../vote-rows.server.ts';
import { caseBlocks, headingMarkdown, withBlock } from './case-blocks.ts';
import { type Proceedings, withPlaces } from './proceedings.ts';
import { type Editor, titled } from './rename-case.ts';

type Splitting = {
  place: number;
  /** The sentence that the new case begins with, by its place among all. */
  sentence: number;
  /** The passage that it is taken up at; null where that is the first that it rests on. */
  begins: number | null;
  designator: string | null;
  title: string;
  by: Editor;
};

/**
 * A case split in two before a sentence: what is told from there on belongs to the new one, and the
 * votes and amounts that rest on the same places of the record. Null where the sentence does not begin a line of this case, or is its first.
 */
export function splitCase(proceedings: Proceedings, splitting: Splitting): Proceedings | null {
  const { markdown, cases } = proceedings;
  const { place, designator, title, by } = splitting;
  const old = cases[place];
  const at = lineOf(proceedings, splitting);
  if (!old || at === null) return null;
  const first = splitting.begins ?? at.first ?? old.lastSegment;
  const begins = Math.min(Math.max(first, old.firstSegment), old.lastSegment);
  const isAfter = (segments: readonly number[]) => {
    const [stays, goes] = [at.staying, at.going].map(
      (cited) => segments.filter((segment) => cited.has(segment)).length,
    );
    if (stays !== goes) return Number(goes) > Number(stays);
    return segments.length > 0 && Math.min(...segments) >= begins;
  };
  const shifted = withPlaces(proceedings, (item) => (item > place ? item + 1 : item));
  const votes = shifted.votes.map((vote) => (isAfter(vote.segments) ? onNext(vote, place) : vote));
  const hasVotes = (item: number) => votes.some(({ items }) => items.includes(item));
  const tookVotes = hasVotes(place + 1) && !hasVotes(place);
  const end = { state: old.state, until: old.until };
  const open = { state: 'discussed', until: null } as const;
  const added: StoredCase = {
    ...old,
    ...(tookVotes ? end : open),
    designator,
    ...titled(old, { title, by }),
    firstSegment: begins,
    unvoted: old.unvoted.filter(({ segments }) => isAfter(segments)),
  };
  const left: StoredCase = {
    ...old,
    ...(tookVotes ? open : end),
    lastSegment: Math.max(old.firstSegment, begins - 1),
    unvoted: old.unvoted.filter(({ segments }) => !isAfter(segments)),
  };
  return {
    markdown: withBlock(markdown, at.from, `${headingMarkdown(added)}\n\n${at.told}`, at.to),
    cases: cases.toSpliced(place, 1, left, added),
    votes,
    facts: shifted.facts.map((fact) =>
      fact.item === place && isAfter(readNumberList(fact.segments))
        ? { ...fact, item: place + 1 }
        : fact,
    ),
  };
}

function onNext(vote: StoredVote, place: number): StoredVote {
  const move = (item: number) => (item === place ? place + 1 : item);
  return {
    ...vote,
    item: vote.item === null ? null : move(vote.item),
    items: vote.items.map(move),
  };
}

/** Where the sentence's line begins, with what is told from there to the end of its case. */
function lineOf({ markdown, cases }: Proceedings, { place, sentence }: Splitting) {
  const document = readDocument(markdown);
  const sentences = sentencesOf(document);
  const asked = sentences[sentence];
  const block = caseBlocks(markdown, cases).get(place);
  if (!asked || !block || asked.from < block.heading.to || asked.to > block.to) return null;
  const line = document.find(({ from, to }) => from <= asked.from && asked.to <= to);
  const own = sentences.filter(({ from, to }) => from >= block.heading.to && to <= block.to);
  const before = own.filter(({ from }) => from < asked.from);
  if (!line || before.length === 0 || before.some(({ from }) => from >= line.from)) return null;
  const citedBy = (told: typeof own) => new Set(told.flatMap(({ citations }) => citations));
  const going = citedBy(own.slice(before.length));
  return {
    from: line.from,
    to: block.to,
    told: markdown.slice(line.from, block.to).trim(),
    first: going.size > 0 ? Math.min(...going) : null,
    staying: citedBy(before),
    going,
  };
}
