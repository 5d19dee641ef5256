import { findNames } from '#app/proceedings/facts/people.ts';
import type { Rule } from '../rule.ts';

/** Titles that anybody may have. */
const courtesy = /^(?:Mr\.|Mrs\.|Ms\.|Miss|Dr\.|Member|Chair\w*)$/;

/** 'Superintendent Brown' where the source has a Chair Brown and a Superintendent Hale. */
export const titles: Rule = {
  name: 'titles',
  check: ({ sentence, source }) => {
    const claimed = findNames(sentence.text, [...sentence.tokens]).filter(
      ({ title }) => !courtesy.test(title),
    );
    if (claimed.length === 0) return [];
    const named = findNames(source.text, [...source.tokens]);
    return claimed.flatMap(({ title, name, key }) => {
      const holders = named.filter((other) => other.title.toLowerCase() === title.toLowerCase());
      const [holder] = holders;
      if (!holder || holders.some((other) => other.key === key)) return [];
      if (!named.some((other) => other.key === key)) return [];
      return `The source says ${holder.title} ${holder.name}, the sentence ${title} ${name}.`;
    });
  },
};
