import { describe, expect, it } from 'vitest';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { StoredCase, StoredFact } from '../../case-rows.server.ts';
import { noFindings } from '../../findings/findings.ts';
import type { StoredVote } from '../../vote-rows.server.ts';
import { carrySentences } from './carry-sentences.ts';
import { factsAtHome } from './facts-at-home.ts';
import { moveChapter } from './move-chapter.ts';
import type { Proceedings } from './proceedings.ts';

const aCase = (title: string, at: [number, number], more?: Partial<StoredCase>): StoredCase => ({
  designator: null,
  title,
  kind: 'action',
  state: 'discussed',
  until: null,
  isConsent: false,
  firstSegment: at[0],
  lastSegment: at[1],
  unvoted: [],
  draftedTitle: null,
  titledById: null,
  titledAt: null,
  ...noFindings(),
  ...more,
});

const aFact = (index: number, item: number | null, ...segments: number[]): StoredFact => ({
  index,
  kind: 'date',
  label: `March ${index}`,
  value: `--03-${index}`,
  detail: null,
  item,
  segments: JSON.stringify(segments),
});

const vote: StoredVote = {
  index: 0,
  item: 0,
  items: [0],
  kind: 'main',
  subject: null,
  footing: 'named',
  heardCount: null,
  motion: 'declare it surplus',
  mover: null,
  seconder: null,
  method: null,
  yes: 5,
  no: 0,
  abstain: null,
  outcome: 'adopted',
  rollCall: [],
  segments: [4, 5],
  editedById: null,
  editedAt: null,
  ...noFindings(),
};

const sold = 'The sale was approved, 5 to 0.';

const markdown = `## In short

- ${sold} [0:05](#s4) [0:06](#s5)

## Item by item

### Sale of the old truck

- ${sold} [0:05](#s4) [0:06](#s5)
- In discussion: “The truck is old.” [0:03](#s2)
- “The pumps are chained down.” [0:09](#s8)
- “Baseball begins Monday.” [0:11](#s10)

### Announcements

- In discussion: “The fair is open.” [0:21](#s20)

### Adjournment

- “We are adjourned.” [0:31](#s30)
`;

const proceedings: Proceedings = {
  markdown,
  cases: [
    aCase('Sale of the old truck', [0, 20]),
    aCase('Announcements', [20, 29]),
    aCase('Adjournment', [30, 31]),
  ],
  votes: [vote],
  facts: [aFact(0, 0, 5), aFact(1, 0, 2), aFact(2, 0, 10), aFact(3, 0, 12), aFact(4, 2, 11)],
};

const counted = new Set([sold]);
const told = (text: string) =>
  readSummaryMarkdown(text).flatMap(({ heading, text: said }) =>
    heading === null ? [] : [[heading, said]],
  );
const items = (facts: readonly StoredFact[]) => facts.map(({ item }) => item);
const chapters = ({ cases }: Proceedings) =>
  cases.map(({ firstSegment, lastSegment }) => [firstSegment, lastSegment]);

describe('a chapter that begins earlier', () => {
  const { to, went } = moveChapter(proceedings, { place: 1, firstSegment: 8, counted });

  it('takes what is told at its passages along, in their order and led in once', () => {
    expect(told(to.markdown)).toEqual([
      ['Sale of the old truck', sold],
      ['Sale of the old truck', 'In discussion: “The truck is old.”'],
      ['Announcements', 'In discussion: “The pumps are chained down.”'],
      ['Announcements', '“Baseball begins Monday.”'],
      ['Announcements', '“The fair is open.”'],
      ['Adjournment', '“We are adjourned.”'],
    ]);
    expect(chapters(to)).toEqual([
      [0, 7],
      [8, 29],
      [30, 31],
    ]);
  });

  it('takes what was named at its passages along, but not what was put under another case', () => {
    expect(items(to.facts)).toEqual([0, 0, 1, 1, 2]);
    expect(went).toEqual({ sentences: 2, facts: 2 });
  });

  it('leaves what a vote rests on with the vote, whatever is told there', () => {
    const early = moveChapter(proceedings, { place: 1, firstSegment: 1, counted });
    expect(told(early.to.markdown)[0]).toEqual(['Sale of the old truck', sold]);
    expect(early.to.votes).toEqual(proceedings.votes);
    expect(items(early.to.facts)).toEqual([0, 1, 1, 1, 2]);
    const quoted = `${sold} [0:05](#s4)\n- As moved: “sell it” [0:06](#s5)`;
    const withMotion = {
      ...proceedings,
      markdown: markdown.replaceAll(`${sold} [0:05](#s4)`, quoted),
    };
    const after = moveChapter(withMotion, { place: 1, firstSegment: 1, counted });
    expect(told(after.to.markdown)).toContainEqual([
      'Sale of the old truck',
      'As moved: “sell it”',
    ]);
  });

  it('is named over what it takes along where nothing was told of it', () => {
    const untold = markdown.replace(/### Announcements[\s\S]*(?=### Adj)/, '');
    const { to: after } = moveChapter(
      { ...proceedings, markdown: untold },
      { place: 1, firstSegment: 8, counted },
    );
    expect(told(after.markdown).map(([heading]) => heading)).toEqual([
      ...Array(2).fill('Sale of the old truck'),
      ...Array(2).fill('Announcements'),
      'Adjournment',
    ]);
  });
});

describe('a chapter that begins later', () => {
  it('leaves what is told and named at its first passages to the one before', () => {
    const shorter = markdown.replace('#s20', '#s22');
    const given = { ...proceedings, markdown: shorter, facts: [aFact(1, 1, 21), aFact(2, 1, 26)] };
    const { to } = moveChapter(given, { place: 1, firstSegment: 25, counted });
    expect(told(to.markdown)).toContainEqual(['Sale of the old truck', '“The fair is open.”']);
    expect(items(to.facts)).toEqual([0, 1]);
    expect(chapters(to)).toEqual([
      [0, 24],
      [25, 29],
      [30, 31],
    ]);
  });

  it('parts two that were found at the same passages', () => {
    const given = {
      ...proceedings,
      cases: [...proceedings.cases.slice(0, 2), aCase('Council announcements', [20, 29])],
      markdown: markdown.replace('#s20', '#s26').replace(/### Adj[\s\S]*/, ''),
      facts: [aFact(1, 1, 21), aFact(2, 1, 26)],
    };
    const { to } = moveChapter(given, { place: 2, firstSegment: 25, counted });
    expect(told(to.markdown).at(-1)).toEqual([
      'Council announcements',
      'In discussion: “The fair is open.”',
    ]);
    expect(items(to.facts)).toEqual([1, 2]);
    expect(chapters(to).slice(1)).toEqual([
      [20, 24],
      [25, 29],
    ]);
  });

  it('behind another one takes the rest of that one', () => {
    const { to } = moveChapter(proceedings, { place: 0, firstSegment: 25, counted });
    expect(chapters(to)).toEqual([
      [25, 29],
      [20, 24],
      [30, 31],
    ]);
  });

  it('does not part what was adopted together by consent', () => {
    const together = { isConsent: true };
    const cases = [aCase('A', [3, 9], together), aCase('B', [3, 9], together)];
    const given = { ...proceedings, cases };
    const { to } = moveChapter(given, { place: 1, firstSegment: 6, counted });
    expect(chapters(to)).toEqual([
      [3, 9],
      [6, 9],
    ]);
  });
});

describe('a sentence under another case', () => {
  const { cases } = proceedings;

  it('stands there before what cites a later passage, and what was named goes along', () => {
    const carried = [{ index: 4, to: 1 }];
    const after = carrySentences({ markdown, cases }, { carried, counted });
    expect(after.count).toBe(1);
    expect(told(after.markdown).slice(-3)).toEqual([
      ['Announcements', 'In discussion: “Baseball begins Monday.”'],
      ['Announcements', '“The fair is open.”'],
      ['Adjournment', '“We are adjourned.”'],
    ]);
    const { votes } = proceedings;
    const facts = factsAtHome(proceedings, { markdown: after.markdown, cases, votes });
    expect(items(facts)).toEqual([0, 0, 1, 0, 2]);
  });

  it('takes along what was named before too, where nobody tells of it, and leaves what its case tells', () => {
    const carried = [{ index: 4, to: 1 }];
    const after = carrySentences({ markdown, cases }, { carried, counted });
    const facts = [aFact(1, 0, 7, 10), aFact(2, 0, 2, 10), aFact(3, 0, 10, 4), aFact(4, 2, 10)];
    const at = { markdown: after.markdown, cases, votes: proceedings.votes };
    expect(items(factsAtHome({ markdown, cases, facts }, at))).toEqual([1, 0, 0, 2]);
  });

  it('is taken out of the middle of its line', () => {
    const lines =
      '- The truck is old. [0:03](#s2) Baseball begins. [0:11](#s10) It was sold. [0:05](#s4)';
    const text = `### Sale of the old truck\n\n${lines}\n\n### Announcements\n\nThe fair is open. [0:21](#s20)\n`;
    const after = carrySentences(
      { markdown: text, cases },
      { carried: [{ index: 1, to: 1 }], counted },
    );
    expect(after.markdown).toBe(
      `### Sale of the old truck\n\n${lines.replace('Baseball begins. [0:11](#s10) ', '')}\n\n` +
        '### Announcements\n\nBaseball begins. [0:11](#s10)\n\nThe fair is open. [0:21](#s20)\n',
    );
  });
});
