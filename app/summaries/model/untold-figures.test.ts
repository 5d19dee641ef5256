import { describe, expect, it } from 'vitest';
import type { CheckedSentence } from '../draft.ts';
import { withUntoldFigures } from './untold-figures.ts';

const sentence = (item: number, text: string): CheckedSentence => ({
  ...{ item, text, section: 'Item by item', citations: [item], basis: 'quoted' },
  ...{ verdict: 'supported', reasons: [], doubts: [], evidence: [], judgement: null, unfit: [] },
});
const kept = (quotations: CheckedSentence[], told: CheckedSentence[]) =>
  withUntoldFigures(quotations, told).map(({ text }) => text);

describe('a quotation with a figure', () => {
  const cost = 'In discussion: “The pump costs $41,300.”';

  it('stays where nothing written of its case tells that figure', () => {
    expect(kept([sentence(1, cost)], [sentence(1, 'The pump is old.')])).toEqual([cost]);
    expect(kept([sentence(1, cost)], [sentence(2, 'A pump costs $41,300.')])).toEqual([cost]);
  });

  it('gives way to a sentence that tells it, however it is written', () => {
    const written = 'It costs forty-one thousand three hundred dollars.';
    expect(kept([sentence(1, cost)], [sentence(1, written)])).toEqual([]);
  });

  it('is told once', () => {
    const again = 'In discussion: “So $41,300 for the pump.”';
    expect(kept([sentence(1, cost), sentence(1, again)], [])).toEqual([cost]);
  });

  it('is one with an amount, a share or a count of ten or more', () => {
    const texts = ['“Rates rise by 4 percent.”', '“We have 14 of them.”', '“Three of us agree.”'];
    expect(
      kept(
        texts.map((text) => sentence(1, text)),
        [],
      ),
    ).toEqual(texts.slice(0, 2));
  });
});
