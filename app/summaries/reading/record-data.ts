import { passageAddress } from '#app/meetings/transcript-page.ts';
import { caseHeading } from '../document/summary-markdown.ts';
import { casesDecidedBy } from '../votes-of-cases.ts';
import { basisOf } from './basis-of-vote.ts';
import type { PublishedRecord } from './published-record.server.ts';
import { writtenDate } from './written-date.ts';

type Decision = NonNullable<PublishedRecord['facts']>['decisions'][number];

/** Where the meeting's pages are, and where its citations lead. */
export type Site = { origin: string };

export const pageOf = (record: PublishedRecord, { origin }: Site) =>
  `${origin}/meetings/${record.meeting.id}`;

export const transcriptPlace = (page: string, segment: number) =>
  passageAddress(`${page}/transcript`, segment);

/** All that is published of a meeting as data, with an address for each place it rests on. */
export function recordData(record: PublishedRecord, site: Site) {
  const { meeting, publishedAt, corrections, sentences, facts } = record;
  const page = pageOf(record, site);
  const labels = new Map(facts?.labels);
  const names = caseNames(facts);
  const places = (segments: number[]) =>
    segments.map((segment) => ({
      segment,
      time: labels.get(segment) ?? null,
      address: transcriptPlace(page, segment),
    }));
  return {
    meeting: { ...meeting, address: page },
    publishedAt,
    corrections,
    sentences: sentences.map(({ citations, ...sentence }) => ({
      ...sentence,
      citations: places(citations),
    })),
    cases: (facts?.cases ?? []).map(({ index: _, firstSegment, lastSegment, ...one }) => ({
      ...one,
      from: places([firstSegment])[0] ?? null,
      lastSegment,
    })),
    decisions: (facts?.decisions ?? []).map(
      ({ segments, editedAt, correctedAt: _, index, ...decision }) => ({
        ...withCases(decision, names),
        inMinutes: decision.inMinutes ?? null,
        editorsNote: record.notesOfVotes.get(index) ?? null,
        basis: basisOf({ editedAt }),
        changedOn: editedAt && dayOf(new Date(editedAt)),
        countedInRollCall: countRollCall(decision.rollCall),
        places: places(segments),
      }),
    ),
    figures: (facts?.facts ?? []).map(({ segments, value, item, ...figure }) => ({
      ...figure,
      case: item === null ? null : (names.get(item) ?? null),
      value: writtenDate(value),
      places: places(segments),
    })),
  };
}

/** What each case is called, by its place in the version. */
export const caseNames = (facts: PublishedRecord['facts']) =>
  new Map(facts?.cases.map((one) => [one.index, caseHeading(one)]));

/** By name: their places in a version mean nothing outside of it. */
function withCases<Given extends Pick<Decision, 'item' | 'items'>>(
  { item, items, ...decision }: Given,
  names: ReadonlyMap<number, string>,
) {
  const cases = casesDecidedBy({ item, items }).map((index) => names.get(index) ?? null);
  return { cases, ...decision };
}

/** What the names of a roll call come to; it may differ from the tally that was spoken. */
export function countRollCall(rollCall: { vote: string }[]) {
  if (rollCall.length === 0) return null;
  const count = (said: string) => rollCall.filter(({ vote }) => vote === said).length;
  return { yes: count('yes'), no: count('no'), abstain: count('abstain') };
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
