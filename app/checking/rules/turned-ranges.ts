import type { Rule } from '../rule.ts';
import { withUnit } from '../statement/number-units.ts';
import { rangesIn } from '../statement/ranges.ts';

/** 'From $26 to $25' where the source says 'from $25 to $26'. */
export const turnedRanges: Rule = {
  name: 'turned ranges',
  check: ({ sentence, source }) => {
    const said = rangesIn(source);
    for (const [from, to] of rangesIn(sentence)) {
      if (from.value === to.value) continue;
      const straight = said.some(([a, b]) => a.value === from.value && b.value === to.value);
      const turned = said.find(([a, b]) => a.value === to.value && b.value === from.value);
      if (!turned || straight) continue;
      const [a, b] = turned.map((end) => withUnit(source, end));
      return [`The source goes from ${a} to ${b}, the sentence the other way.`];
    }
    return [];
  },
};
