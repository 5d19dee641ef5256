import type { NameMention } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { exclaims } from '../language/exclaims.ts';
import { isStopWord } from '../language/stop-list.ts';
import type { Token } from '../language/tokens.ts';
import { answers, notMembers } from './roll-answers.ts';

/** In words: a longer stretch between answers is talk, and names nobody. */
const longestName = 3;

/**
 * Members named without a title, as captions bend them: 'Her bolt, yes', 'Morale is? Aye.' Only what
 * stands by itself or right before an answer can be a name.
 */
export function membersNamed(
  tokens: readonly Token[],
  titled: readonly NameMention[],
  people: People,
): NameMention[] {
  const taken = new Set(titled.flatMap(({ from, to }) => range(from, to)));
  const found: NameMention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from;
    while (to < tokens.length && isPart(tokens, from, to) && !taken.has(to)) to += 1;
    if (to === from) continue;
    const words = tokens.slice(from, to).map(({ text }) => text);
    const member =
      words.length <= longestName &&
      // 'Her bolt', 'morale is': in small letters only a name that was heard as several words.
      (words.length > 1 || !/^\p{Ll}/u.test(words[0] ?? '')) &&
      !words.every((part) => isStopWord(part.toLowerCase())) &&
      !notMembers.has(tokens[from]?.word ?? '') &&
      !exclaims.has(tokens[from]?.word ?? '')
        ? people.member(words.join(' '))
        : null;
    if (member) {
      found.push({ title: '', name: words.join(' '), key: member.key, from, to });
    }
    from = to - 1;
  }
  return found;
}

/** Whether a word goes on with the stretch that began at `from`. */
function isPart(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  if (!token || answers.has(token.word) || /\d/.test(token.word)) return false;
  return at === from || token.gap === 'none';
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
