import { caseAnchors } from '#app/meetings/case-anchors.ts';
import { textOf } from '#app/meetings/summary-document/phrase.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { casesDecidedBy, decidingVote } from '../votes-of-cases.ts';
import {
  type CaseCard,
  type CountedVote,
  type Passage,
  type RecordPlace,
  type Told,
  toldIn,
} from './account.ts';
import type { caseOutcomes } from './case-outcome.ts';
import { type LaidCase, titleOfCase } from './lay-cases.ts';
import { type FactOfCase, namedFacts } from './named-facts.ts';
import { tellVote } from './tell-votes.ts';
import { tallyOf } from './vote-words.ts';

type Counted = {
  outcomeOf: ReturnType<typeof caseOutcomes>;
  votes: readonly ShownVote[];
  facts: readonly FactOfCase[];
  passageOf: (citations: readonly number[]) => Passage | null;
  placeOf: (segment: number) => RecordPlace | null;
};

/** Makes the card of each case from what is told of it and what was counted in it. */
export class CaseCards {
  readonly #counted: Counted;
  readonly #anchorOf = caseAnchors();
  readonly #rows = new Set<number>();
  /** With where each was taken up, so that sentences can be laid on them. */
  readonly made: { card: CaseCard; laid: LaidCase }[] = [];

  constructor(counted: Counted) {
    this.#counted = counted;
  }

  make(laid: LaidCase): CaseCard {
    const { row, lines } = laid;
    const title = titleOfCase(laid);
    const designator = row?.designator ?? null;
    const index = row?.index ?? null;
    if (index !== null) this.#rows.add(index);
    const votes = this.#counted.votes.filter(
      (vote) => index !== null && casesDecidedBy(vote).includes(index),
    );
    const untold = votes.filter((vote) => !tellVote(vote, lines));
    const last = decidingVote(votes);
    const card: CaseCard = {
      // By the title it is kept with: so are the ways here from searches and matters.
      anchor: this.#anchorOf({ designator, title: row?.title ?? title }),
      designator,
      title,
      outcome: row && this.#counted.outcomeOf(row, votes),
      tally: last ? tallyOf(last) : null,
      begins: row && this.#counted.placeOf(row.firstSegment),
      lines,
      votes: untold.map((vote) => this.#withPassage(vote)),
      named: namedFacts({
        facts: this.#counted.facts.filter(({ item }) => index !== null && item === index),
        told: `${title}\n${toldIn(lines).map(wordsOf).join('\n')}`,
        passageOf: this.#counted.passageOf,
      }),
      members: [],
    };
    this.made.push({ card, laid });
    return card;
  }

  votesLeft(): CountedVote[] {
    const left = this.#counted.votes.filter(
      (vote) => !casesDecidedBy(vote).some((row) => this.#rows.has(row)),
    );
    return left.map((vote) => this.#withPassage(vote));
  }

  factsLeft(): FactOfCase[] {
    return this.#counted.facts.filter(({ item }) => item === null || !this.#rows.has(item));
  }

  #withPassage(vote: ShownVote): CountedVote {
    return { vote, passage: this.#counted.passageOf(vote.segments) };
  }
}

const wordsOf = ({ phrases }: Told) => phrases.map(textOf).join('');
