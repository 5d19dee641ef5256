import type { Token } from '#app/proceedings/language/tokens.ts';
import { acronymsOf, isExpanded } from '../comparison/acronyms.ts';
import type { Compared } from '../comparison/compared.ts';
import { replacedName } from '../comparison/name-gaps.ts';
import { slotReason } from '../comparison/name-slots.ts';
import { isNamedIn } from '../comparison/named-in.ts';
import type { Rule } from '../rule.ts';
import { numbersOf, numberTokens } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';
import { isName } from '../vocabulary/names.ts';

/** People, places and organisations that are not those of the source. */
export const names: Rule = {
  name: 'names',
  check: ({ sentence, source, alignment }) => {
    const initials = acronymsOf(source);
    const missing: Token[] = [];
    const reasons: string[] = [];
    sentence.tokens.forEach((token, index) => {
      if (!isLookedUp(sentence, index, source)) return;
      const swapped = replacedName(index, sentence, source, alignment);
      if (swapped) {
        reasons.push(`The source says ${swapped}, the sentence says ${token.text}.`);
        return;
      }
      if (isNamedIn(source, sentence, index, initials)) {
        const reason = slotReason(index, sentence, source);
        if (reason) reasons.push(reason);
        // 'Environmental Protection Agency' where the source says 'EPA'.
      } else if (!isExpanded(sentence, index, source)) missing.push(token);
    });
    if (missing.length > 0) reasons.push(missingReason(joinRuns(missing, sentence.text)));
    return reasons;
  },
};

/** The names that the source has nowhere, whatever stands there instead. */
export function absentNames({ sentence, source }: Pick<Compared, 'sentence' | 'source'>): string[] {
  const initials = acronymsOf(source);
  const absent = sentence.tokens.filter(
    (_, index) =>
      isLookedUp(sentence, index, source) &&
      !isNamedIn(source, sentence, index, initials) &&
      !isExpanded(sentence, index, source),
  );
  return joinRuns(absent, sentence.text);
}

function isLookedUp(sentence: Statement, index: number, source: Statement): boolean {
  // 'A former 7-Eleven' is judged as a number.
  if (!isName(sentence, index) || numberTokens(sentence).has(index)) return false;
  const numeral = romanNumerals.indexOf(sentence.tokens[index]?.text ?? '') + 1;
  const titled = sentence.tokens[index - 1]?.word;
  const isSame = ({ from }: { from: number }) => source.tokens[from - 1]?.word === titled;
  return numeral === 0 || !numbersOf(source, numeral).some(isSame);
}

/** 'Title II' where the source says 'title two'. */
const romanNumerals = ['', 'II', 'III', 'IV', '', 'VI', 'VII', 'VIII', 'IX'];

const missingReason = (names: readonly string[]) =>
  names.length === 1
    ? `The name ${names[0]} is not in the source.`
    : `The names ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are not in the source.`;

/** Names of several words, as the sentence has them. */
function joinRuns(tokens: readonly Token[], text: string): string[] {
  const names: string[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    if (last && text.slice(last.end, token.start) === ' ')
      names[names.length - 1] += ` ${token.text}`;
    else names.push(token.text);
    last = token;
  }
  return names;
}
