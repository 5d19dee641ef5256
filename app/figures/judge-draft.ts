import { saysNothing } from '#app/checking/fitness/says-nothing.ts';
import type { Draft } from '#app/summaries/draft.ts';
import { sections } from '#app/summaries/draft.ts';
import { type Share, tellsAll } from './judge-proceedings.ts';
import type { MeetingLabels } from './meeting-labels.ts';

export type DraftFigures = {
  /** Lines that say nothing: 'the motion', a designator alone, a cut sentence. */
  emptyLines: Share;
  /** Of the facts that matter most, those that one place of the draft tells. */
  facts: Share;
  wrong: string[];
};

/** Holds a draft against the facts that a person who read the record wrote down. */
export function judgeDraft(
  { cases, sentences }: Pick<Draft, 'cases' | 'sentences'>,
  { facts }: Pick<MeetingLabels, 'facts'>,
): DraftFigures {
  const cards = cases.map((one, index) =>
    [
      one.designator ?? '',
      one.title,
      one.state,
      one.until ?? '',
      ...sentences.flatMap(({ item, text }) => (item === index ? text : [])),
    ].join(' '),
  );
  const opening = sentences.flatMap(({ section, text }) =>
    section === sections.inShort ? text : [],
  );
  const places = [...cards, ...opening];
  const missed = facts.filter(({ needs }) => !places.some((place) => tellsAll(place, needs)));
  const empty = sentences.filter(({ unfit }) => saysNothing(unfit));
  return {
    emptyLines: { right: empty.length, of: sentences.length },
    facts: { right: facts.length - missed.length, of: facts.length },
    wrong: [
      ...empty.map(({ text }) => `empty line: ${text}`),
      ...missed.map(({ fact }) => `fact: ${fact}`),
    ],
  };
}
