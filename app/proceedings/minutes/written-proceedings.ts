import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Segment } from '#app/records/transcript.ts';
import { designatorKey } from '../cases/designators.ts';
import type { FoundCase } from '../cases/found-case.ts';
import { listedItems } from '../cases/listed-items.ts';
import { consentList } from '../cases/standing-matter.ts';
import { withOpening } from '../cases/with-opening.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import { kindOf, subjectOf } from '../votes/vote-subject.ts';
import { isSpoken } from './is-spoken.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { motionsIn } from './read-minutes.ts';
import { writtenCases } from './written-cases.ts';
import { isSubsidiary } from './written-matter.ts';
import { type WrittenParagraph, writtenParagraphs } from './written-paragraphs.ts';
import { writtenSentences } from './written-sentences.ts';

/** In paragraphs: where minutes say that they are. */
const opening = 20;
/** One motion is told in an article too. */
const fewestMotions = 2;
const saysSo = /\bminutes\b|^summary of|\bcalled (?:\w+ ){0,4}to order\b/i;

/**
 * What a clerk wrote of a meeting: its cases where they have headings, its votes as they are told. Null where
 * the record is no such account.
 */
export function readWritten(
  segments: readonly Segment[],
  agenda: readonly AgendaEntry[],
): { sentences: SpokenSentence[]; found: FoundCase[]; votes: Vote[]; notes: string[] } | null {
  if (isSpoken(segments)) return null;
  const paragraphs = writtenParagraphs(segments);
  const told = motionsIn(paragraphs);
  const isCalledSo = segments.slice(0, opening).some(({ text }) => saysSo.test(text));
  if (told.length < (isCalledSo ? 1 : fewestMotions)) return null;
  const sentences = writtenSentences(paragraphs);
  const first = firstSentences(paragraphs);
  const sentenceAt = (place: number) => first[place] ?? sentences.length;
  const found = withOpening(
    writtenCases(paragraphs, told, agenda).map((one) => ({
      ...one,
      from: sentenceAt(one.from),
      to: sentenceAt(one.to + 1) - 1,
    })),
  );
  const votes = told.map(({ vote, places }) => voteOf(vote, found, sentenceAt(places[0] ?? 0)));
  return { sentences, found, votes, notes: [] };
}

/** The number of each paragraph's first sentence. */
function firstSentences(paragraphs: readonly WrittenParagraph[]): number[] {
  let at = 0;
  return paragraphs.map(({ statements }) => {
    at += statements.length;
    return at - statements.length;
  });
}

/** @param at the sentence that tells of the motion first */
function voteOf(told: MinutesVote, cases: readonly FoundCase[], at: number): Vote {
  const { motion, mover, seconder, yes, no, abstain, outcome, rollCall, segments } = told;
  const items = casesDecided(motion, cases, at);
  const kind = kindOf(rankOf(motion), motion, items);
  const own = items.flatMap((index) => cases[index] ?? []);
  return {
    ...{ item: items[0] ?? null, items, kind, motion, mover, seconder },
    subject: elects.test(motion)
      ? motion
      : subjectOf(kind, motion, { cases: own, purpose: null, before: () => null }),
    method: null,
    // A clerk writes each motion under its matter.
    footing: 'named',
    ...{ yes, no, abstain, outcome, rollCall, segments },
  };
}

/** Under 'Election of officers' it is who was elected that was voted on. */
const elects = /^elect\b/;

/** The case that is told of there; with the consent list all that stand under it. */
function casesDecided(motion: string, cases: readonly FoundCase[], at: number): number[] {
  const open = cases.findLastIndex(({ from }) => from <= at);
  const own = cases[open];
  if (!own) return [];
  // A list follows its motion, or its heading.
  const keys = cases.map(({ designator }, index) =>
    designator && index >= open ? designatorKey(designator) : null,
  );
  const named = /\bitems?\b/i.test(motion) ? listedItems(motion, keys) : null;
  const heading = own.kind === 'consent' ? [open] : [];
  if (named && named.size > 1) return inOrder([...heading, ...named]);
  const listed = cases.flatMap(({ isConsent, kind }, index) =>
    isConsent || (kind === 'consent' && index <= open) ? [index] : [],
  );
  // What is moved under the last item of a list, without a word of its own, is the list.
  const isOfList = own.isConsent && motion === own.title;
  const isList = consentList.test(motion) || isOfList || (own.kind === 'consent' && !own.isConsent);
  return isList && listed.length > 0 ? inOrder([...listed, open]) : [open];
}

const inOrder = (items: readonly number[]) => [...new Set(items)].sort((a, b) => a - b);

const rankOf = (motion: string) =>
  /^amend\b(?!.*\bagenda\b)/i.test(motion)
    ? 'amendment'
    : isSubsidiary(motion)
      ? 'subsidiary'
      : 'main';
