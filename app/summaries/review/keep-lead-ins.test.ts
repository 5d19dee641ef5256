import { describe, expect, it } from 'vitest';
import { keepLeadIns } from './keep-lead-ins.ts';

const lines = {
  decided: '- The pier was leased. [0:10](#s3)',
  first: '- In discussion: “The pier is old.” [0:20](#s5)',
  second: '- “The berth is free.” [0:30](#s6)',
  third: '- “Nobody asked for it.” [0:40](#s7)',
  named: '- Council Member Tran: “I will vote no.” [0:50](#s8)',
  moved: '- As moved: “lease the pier to the ferry” [0:09](#s2)',
  public: '- Public comment: “Keep it open.” [1:00](#s9)',
};

const text = (...told: string[]) => `### 1 Lease of the pier\n\n${told.join('\n')}\n`;

const { decided, first, second, third, named, moved } = lines;

describe('words that stand without a label', () => {
  const before = text(decided, moved, first, second, third, named, lines.public);

  it('are led in by the next of them when the first is removed, or says something else', () => {
    const led = '- In discussion: “The berth is free.” [0:30](#s6)';
    const without = text(decided, moved, second, third, named, lines.public);
    expect(keepLeadIns(before, without)).toBe(
      text(decided, moved, led, third, named, lines.public),
    );
    const prose = '- The pier is from 1902. [0:20](#s5)';
    expect(keepLeadIns(before, text(decided, prose, second, third))).toBe(
      text(decided, prose, led, third),
    );
  });

  it('are not led in twice, wherever they were moved to', () => {
    const swapped = text(second, first, third);
    expect(keepLeadIns(before, swapped)).toBe(
      text(
        '- In discussion: “The berth is free.” [0:30](#s6)',
        '- “The pier is old.” [0:20](#s5)',
        third,
      ),
    );
    const apart = `${text(first)}\n${text(second, third).replace('1 Lease', '2 Sale')}`;
    expect(keepLeadIns(before, apart)).toContain(
      'Sale of the pier\n\n- In discussion: “The berth is free.”',
    );
  });

  it('are left as they were where nothing led them in, and so is what says its label again', () => {
    const bare = text(decided, second, third);
    expect(keepLeadIns(bare, text(decided, third))).toBe(text(decided, third));
    const again = text(first, second.replace('“', 'In discussion: “'), moved, moved);
    expect(keepLeadIns(again, again)).toBe(again);
  });

  it('stay under a person who was named, and the person with each of their words', () => {
    const two = text(named, named.replace('no', 'yes'), first, second);
    expect(keepLeadIns(two, two)).toBe(two);
    expect(keepLeadIns(two, text(named, second))).toBe(
      text(named, '- In discussion: “The berth is free.” [0:30](#s6)'),
    );
  });
});
