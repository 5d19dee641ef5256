import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { takeBreath } from '#app/platform/db/take-breath.ts';
import { db } from '#app/platform/db.server.ts';
import { readCasesAndFacts, type StoredCase, type StoredFact } from '../case-rows.server.ts';
import { spreadOfSaveApart } from '../comparing/compare-apart.server.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { readCasesOf, readVotesOf } from '../draft-revisions.server.ts';
import { readSegments } from '../version-rows.server.ts';
import { readVotes } from '../vote-rows.server.ts';

import type { Proceedings } from './cases/proceedings.ts';
import { type Editor, renameCase } from './cases/rename-case.ts';
import type { Term } from './changed-terms.ts';
import { putInFact } from './facts/spread-facts.ts';
import { changedMeanwhile, saveDraft } from './save-draft.server.ts';
import { keyOf, type Place, putInVote, standing } from './spread.ts';

type OfSave = {
  versionId: string;
  /** The revision that the save found: what it changed is what is offered to change elsewhere. */
  save: number;
};

/**
 * The numbers and names that a save of a draft changed and that still stand elsewhere in it, with
 * those places. Null where there is nothing to offer.
 */
export async function readSpread(of: OfSave) {
  const read = await readPlaces(of);
  if (!read || read.places.length === 0) return null;
  const { terms, places, written } = read;
  return {
    save: of.save,
    ...written,
    terms: standing(terms, places).map(({ from, to }) => ({ from, to })),
    places: places.map((place) => ({
      key: keyOf(place),
      where: place.where,
      parts: place.put.parts,
    })),
  };
}

export type Spread = NonNullable<Awaited<ReturnType<typeof readSpread>>>;

type CarryOut = OfSave & {
  actorId: string;
  /** The revision that is on the reviewer's screen. */
  revision: number;
  /** The places that the reviewer chose, by their keys. */
  places: string[];
};

/**
 * Changes what a save changed in other places too, as the reviewer chose, and says what it did.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for no place
 */
export async function carryOutSpread({ actorId, revision, places: chosen, ...of }: CarryOut) {
  const read = await readPlaces(of);
  if (!read || read.revision !== revision) throw changedMeanwhile();
  const { versionId } = of;
  const { terms } = read;
  const places = read.places.filter((place) => chosen.includes(keyOf(place)));
  if (places.length === 0) throw new AppError('invalid', 'Choose at least one place to change.');
  const { markdown: put, left } = await putInMarkdown(read, places);
  const inVotes = indexesOf('vote', places);
  const inFacts = indexesOf('fact', places);
  const by = { id: actorId, at: new Date() };
  const edited = { editedById: by.id, editedAt: by.at };
  const changed = read.votes.map((vote) =>
    inVotes.has(vote.index) ? { ...putInVote(terms, vote), ...edited } : vote,
  );
  const facts = read.facts.map((fact) => (inFacts.has(fact.index) ? putInFact(terms, fact) : fact));
  const { markdown, votes, cases } = renamed(
    { ...read, votes: changed, markdown: put },
    { places, by },
  );
  const done = places.filter((place) => !left.includes(place));
  if (done.length === 0) throw new AppError('invalid', leftWords(left));
  const words = termWords(standing(terms, done));
  const change = `${words} in ${done.length === 1 ? '1 more place' : `${done.length} more places`}`;
  const { open } = await saveDraft({
    actorId,
    versionId,
    revision,
    markdown,
    change,
    votes,
    cases: { cases, facts },
  });
  const message = `${words} in: ${done.map(({ where }) => where).join(', ')}.`;
  return { open, message: left.length > 0 ? `${message} ${leftWords(left)}` : message };
}

const indexesOf = (kind: 'vote' | 'fact', places: readonly Place[]) =>
  new Set(places.flatMap((place) => (place.kind === kind ? place.index : [])));

/** Cases are renamed last: the lines of what else was chosen are known by their numbers. */
function renamed(
  from: Proceedings,
  { places, by }: { places: readonly Place[]; by: Editor },
): Proceedings {
  return places.reduce<Proceedings>(
    (draft, place) =>
      place.kind === 'case'
        ? renameCase(draft, { place: place.index, fields: { title: place.put.text }, by })
        : draft,
    from,
  );
}

const leftWords = (left: Place[]) =>
  `Not changed, as it cannot be changed on its own: ${left.map(({ where }) => where).join(', ')}.`;

const termWords = (terms: readonly Term[]) =>
  `Changed ${terms.map(({ from, to }) => `“${from}” to “${to}”`).join(', ')}`;

async function readPlaces({ versionId, save }: OfSave) {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, publishedAt: null, revision: { gt: save } },
    select: {
      markdown: true,
      revision: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
      meeting: { select: { governmentBody: true, govtEntity: { select: { entityName: true } } } },
      revisions: { where: { revision: { in: [save, save + 1] } }, orderBy: { revision: 'asc' } },
    },
  });
  const [found, next] = version?.revisions ?? [];
  if (!version || found?.revision !== save) return null;
  const votes = await readVotes(db, versionId);
  const listed = await readCasesAndFacts(db, versionId);
  const listedAt = async (revision: number) =>
    (await readCasesOf(db, { versionId, revision })) ?? listed;
  const votesAt = async (revision: number) =>
    (await readVotesOf(db, { versionId, revision })) ?? votes;
  const now = { markdown: version.markdown, votes, ...listed };
  const before = {
    markdown: found.markdown,
    votes: await votesAt(save),
    ...(await listedAt(save)),
  };
  const after = {
    markdown: next?.markdown ?? version.markdown,
    votes: await votesAt(save + 1),
    ...(await listedAt(save + 1)),
  };
  const { governmentBody, govtEntity } = version.meeting;
  const body = [governmentBody, govtEntity?.entityName].filter(Boolean).join(' ');
  const { terms, places } = await spreadOfSaveApart({ now, before, after, body });
  return {
    ...version,
    votes,
    ...listed,
    terms,
    written: writtenIn(now, before),
    places,
  };
}

type Stored = {
  markdown: string;
  cases: StoredCase[];
  facts: StoredFact[];
  votes: Awaited<ReturnType<typeof readVotes>>;
};

/** Where the save wrote: the offer stands there. */
function writtenIn(now: Stored, before: Stored) {
  const said = new Set(readSummaryMarkdown(before.markdown).map(({ text }) => text));
  const sentence = readSummaryMarkdown(now.markdown).findIndex(({ text }) => !said.has(text));
  const vote = now.votes.find(({ index, editedAt }) => {
    const old = before.votes.find((other) => other.index === index);
    return old && editedAt?.getTime() !== old.editedAt?.getTime();
  });
  const fact = now.facts.find(({ index, label, detail }) => {
    const old = before.facts.find((other) => other.index === index);
    return old && (old.label !== label || old.detail !== detail);
  });
  const titles = new Set(before.cases.map(({ title }) => title));
  const renamed = now.cases.findIndex(({ title }) => !titles.has(title));
  const none = { sentence: null, vote: null, fact: null, case: null };
  // What is told of the others follows them, and votes a case: it is no place where somebody wrote.
  if (renamed !== -1) return { ...none, case: renamed };
  if (vote) return { ...none, vote: vote.index };
  if (fact) return { ...none, fact: fact.index };
  return { ...none, sentence: sentence === -1 ? null : sentence };
}

type ToPut = {
  markdown: string;
  terms: Term[];
  transcriptId: string | null;
  transcript: { clockStartSeconds: number | null } | null;
};

/** The markdown with the chosen places changed, and those that cannot be changed on their own. */
async function putInMarkdown(
  { markdown: given, transcriptId, transcript }: ToPut,
  places: readonly Place[],
) {
  const segments = await readSegments(db, transcriptId);
  const timed = { segments, clockStartSeconds: transcript?.clockStartSeconds ?? null };
  const citations = readSummaryMarkdown(given).map((sentence) => sentence.citations);
  const left: Place[] = [];
  const lines = given.split('\n');
  for (const place of places) {
    if (place.kind !== 'heading') continue;
    const [marks = ''] = /^#+\s+/.exec(lines[place.line] ?? '') ?? [];
    lines[place.line] = marks + place.put.text;
  }
  let markdown = lines.join('\n');
  // From the last on: a sentence that becomes two moves none that is still to be changed.
  for (const place of places.toReversed()) {
    if (place.kind !== 'sentence') continue;
    await takeBreath();
    const own = { text: place.put.text, citations: citations[place.index] ?? [] };
    const changed = changeSentence(markdown, {
      index: place.index,
      with: sentenceMarkdown(own, timed),
    });
    if (changed === null) left.push(place);
    else markdown = changed;
  }
  return { markdown, left };
}
