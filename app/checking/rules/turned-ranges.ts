import type { Rule } from '../rule.ts';
import { withUnit } from '../statement/number-units.ts';
import { hasRange, rangesIn } from '../statement/ranges.ts';

/** 'From $26 to $25' where the source says 'from $25 to $26'. */
export const turnedRanges: Rule = {
  name: 'turned ranges',
  check: ({ sentence, source }) => {
    for (const [from, to] of rangesIn(sentence)) {
      if (from.value === to.value) continue;
      if (hasRange(source, from, to) || !hasRange(source, to, from)) continue;
      const turned = rangesIn(source).find(
        ([start, end]) => start.value === to.value && end.value === from.value,
      );
      if (!turned) continue;
      const [a, b] = turned.map((end) => withUnit(source, end));
      return [`The source goes from ${a} to ${b}, the sentence the other way.`];
    }
    return [];
  },
};
