import { isStopWord } from '../language/stop-list.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { bodiesWithMembers, courtesies, deputies, notNames, offices } from './title-vocabulary.ts';

/** A person named with a title, as the text has it. Positions are tokens, `to` not included. */
export type NameMention = { title: string; name: string; key: string; from: number; to: number };

/** 'Councilmember Maria Elena Lopez': first names and surname together. */
const mostNameWords = 3;

/** How many words from `index` on name an office: 'Mayor Pro Tem', 'Vice Chair', 'Board Member'. */
function officeLength(tokens: readonly Token[], index: number): number {
  const word = (ahead: number) =>
    ahead > 0 && tokens[index + ahead]?.gap !== 'none' ? '' : (tokens[index + ahead]?.word ?? '');
  const isMember = bodiesWithMembers.has(word(0)) && word(1) === 'member';
  if (isMember) return word(0) === 'council' || /^M/.test(tokens[index + 1]?.text ?? '') ? 2 : 0;
  const first = deputies.has(word(0)) && offices.has(word(1)) ? 2 : offices.has(word(0)) ? 1 : 0;
  if (first === 0) return 0;
  const isProTem = word(first) === 'pro' && /^tem(?:pore)?$/.test(word(first + 1));
  return isProTem ? first + 2 : first;
}

function isNameToken(token: Token | undefined, afterCourtesy: boolean): boolean {
  if (!token || /\d/.test(token.word) || notNames.has(token.word) || token.word === 'i')
    return false;
  if (courtesies.has(token.word) || offices.has(token.word)) return false;
  if (/^\p{Lu}/u.test(token.text)) return !isStopWord(token.word);
  return afterCourtesy && token.word.length > 2 && !isStopWord(token.word);
}

const answers: ReadonlySet<string> = new Set(['yes', 'yea', 'aye', 'no', 'nay', 'abstain']);
/** 'Commissioner Nay', 'commissioner nay yes': a surname that is an answer, too. */
const isNay = ({ word, text }: Token, next: Token | undefined): boolean =>
  word === 'nay' && (text.startsWith('Nay') || answers.has(next?.word ?? ''));

/** People named with a title: 'Mr. Mcgovern', 'Miss leger-fernandez', 'Councilmember Maria Lopez'. */
export function findNames(text: string, tokens: Token[] = tokenize(text)): NameMention[] {
  const mentions: NameMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const isCourtesy = courtesies.has(token.word);
    const length = isCourtesy ? 1 : officeLength(tokens, index);
    if (length === 0) continue;
    let at = index + length;
    const nameFrom = at;
    while (at < tokens.length && at - nameFrom < mostNameWords) {
      const part = tokens[at];
      if (!part) break;
      const between = text.slice(tokens[at - 1]?.end ?? 0, part.start);
      const isFirst = at === nameFrom;
      // 'Mr. Scott', 'Miss. Scanlon', but not 'the mayor. Scanlon' and not 'Mr. Scott. Roy'.
      const isAddressed = /^(?:madam|mr|mister)$/.test(tokens[index - 1]?.word ?? '');
      // 'Madam Chair, McAllister': whoever speaks says so to the chair.
      const joined = isFirst
        ? between === ' ' ||
          (isCourtesy && /^\. ?$/.test(between)) ||
          (between === ', ' && !isAddressed)
        : between === ' ' || between === '-';
      const isName =
        isNameToken(part, isCourtesy && (isFirst || at === nameFrom + 1)) ||
        (isFirst && isNay(part, tokens[at + 1]));
      if (!joined || !isName || (between === ', ' && !/^\p{Lu}/u.test(part.text))) break;
      // A lower-case word after a capital name is the next word of the sentence, but for 'Joe neguse'.
      if (!isFirst && between === ' ' && !/^\p{Lu}/u.test(part.text)) {
        const rest = text.slice(part.end, part.end + 1);
        if (
          rest !== '.' &&
          rest !== ',' &&
          !/^ (?:I|aye|yes|no)\b/.test(text.slice(part.end, part.end + 5))
        )
          break;
      }
      at += 1;
    }
    if (at === nameFrom) continue;
    const [first, last] = [tokens[nameFrom], tokens[at - 1]];
    if (!first || !last) continue;
    // 'Council member Y is absent': captions lost the name.
    if (!isCourtesy && first === last && first.word.length === 1) continue;
    const isRanking = token.word === 'member' && tokens[index - 1]?.word === 'ranking';
    if (token.word === 'member' && !isRanking && !/^M/.test(token.text)) continue;
    mentions.push({
      title: isRanking ? 'Ranking Member' : titleText(text, token, tokens[nameFrom - 1] ?? token),
      name: displayName(text.slice(first.start, last.end)),
      key: surnameKey(last.word),
      from: index,
      to: at,
    });
    index = at - 1;
  }
  return mentions;
}

function surnameKey(word: string): string {
  return word.replace(/'s$/, '').replaceAll("'", '');
}

function titleText(text: string, from: Token, to: Token): string {
  const title = text.slice(from.start, to.end).replace(/\.$/, '');
  if (from.word === 'mister') return 'Mr.';
  // Captions shout a title now and then: 'COUNCILMAN Ortiz'.
  const rest =
    title.length > 3 && title === title.toUpperCase()
      ? title.slice(1).toLowerCase()
      : title.slice(1);
  const capital = title.charAt(0).toUpperCase() + rest;
  return ['mr', 'mrs', 'ms', 'dr'].includes(from.word) ? `${capital}.` : capital;
}

/** A name as a reader expects it: 'Mcgovern' → 'McGovern', 'leger-fernandez' → 'Leger-Fernandez'. */
export function displayName(name: string): string {
  return name
    .replace(/['’]s$/, '')
    .replace(
      /(^|[\s-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
