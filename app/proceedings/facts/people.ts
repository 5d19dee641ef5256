import { isStopWord } from '../language/stop-list.ts';
import { type Token, tokenize } from '../language/tokens.ts';

/** A person named with a title, as the text has it. Positions are tokens, `to` not included. */
export type NameMention = { title: string; name: string; key: string; from: number; to: number };

const courtesy = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'mister']);
const offices = new Set(
  `councilmember councilman councilwoman councillor councilor commissioner supervisor trustee mayor
  alderman alderwoman alderperson alder chairman chairwoman chairperson chair president
  representative senator congressman congresswoman director superintendent minister secretary judge
  chief deputy selectman selectwoman selectperson assemblymember assemblyman assemblywoman governor
  treasurer sheriff freeholder legislator delegate speaker member`.split(/\s+/),
);
const bodies = new Set(['council', 'board', 'committee', 'commission', 'assembly']);
const deputies = new Set(['vice', 'deputy']);
const notNames = new Set(
  `chair chairman chairwoman president speaker mayor clerk madam aye ayes nay nays no yes yea here
  present absent motion second thank thanks please okay good well and the for from of to committee
  council board item we you they it he she that this would will can do does did have has is are was
  public general member members director secretary district staff pro vice tem tempore`.split(
    /\s+/,
  ),
);

/** How many words from `index` on name an office: 'Mayor Pro Tem', 'Vice Chair', 'Board Member'. */
function officeLength(tokens: readonly Token[], index: number): number {
  const word = (ahead: number) =>
    ahead > 0 && tokens[index + ahead]?.gap !== 'none' ? '' : (tokens[index + ahead]?.word ?? '');
  const isMember = bodies.has(word(0)) && word(1) === 'member';
  if (isMember) return word(0) === 'council' || /^M/.test(tokens[index + 1]?.text ?? '') ? 2 : 0;
  const first = deputies.has(word(0)) && offices.has(word(1)) ? 2 : offices.has(word(0)) ? 1 : 0;
  if (first === 0) return 0;
  const isProTem = word(first) === 'pro' && /^tem(?:pore)?$/.test(word(first + 1));
  return isProTem ? first + 2 : first;
}

function isNameToken(token: Token | undefined, afterCourtesy: boolean): boolean {
  if (!token || /\d/.test(token.word) || notNames.has(token.word) || token.word === 'i')
    return false;
  if (courtesy.has(token.word) || offices.has(token.word)) return false;
  if (/^\p{Lu}/u.test(token.text)) return !isStopWord(token.word);
  return afterCourtesy && token.word.length > 2 && !isStopWord(token.word);
}

/** People named with a title: 'Mr. Mcgovern', 'Miss leger-fernandez', 'Councilmember Maria Lopez'. */
export function findNames(text: string, tokens: Token[] = tokenize(text)): NameMention[] {
  const mentions: NameMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const isCourtesy = courtesy.has(token.word);
    const length = isCourtesy ? 1 : officeLength(tokens, index);
    if (length === 0) continue;
    let at = index + length;
    const nameFrom = at;
    while (at < tokens.length && at - nameFrom < 3) {
      const part = tokens[at];
      if (!part) break;
      const between = text.slice(tokens[at - 1]?.end ?? 0, part.start);
      const isFirst = at === nameFrom;
      // 'Mr. Scott', 'Miss. Scanlon', but not 'the mayor. Scanlon' and not 'Mr. Scott. Roy'.
      const joined = isFirst
        ? between === ' ' || (isCourtesy && /^\. ?$/.test(between)) || between === ', '
        : between === ' ' || between === '-';
      const isName = isNameToken(part, isCourtesy && (isFirst || at === nameFrom + 1));
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
  const capital = title.charAt(0).toUpperCase() + title.slice(1);
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

/** The people of a meeting, each under one spelling. */
export type People = {
  /** The spelling for a mention: 'Mr. McGovern'. */
  spell(mention: { title: string; name: string; key: string }): string;
  /** How often a surname was said with a title, over all its spellings. */
  count(key: string): number;
  /** The key under which a surname's spellings are joined. */
  sameAs(key: string): string;
};

/** Gathers names over a whole meeting and joins spellings that differ by a caption's slip. */
export function gatherPeople(mentions: Iterable<NameMention>): People {
  const byKey = new Map<
    string,
    { count: number; titles: Map<string, number>; names: Map<string, number> }
  >();
  for (const mention of mentions) {
    const entry = byKey.get(mention.key) ?? { count: 0, titles: new Map(), names: new Map() };
    entry.count += 1;
    entry.titles.set(mention.title, (entry.titles.get(mention.title) ?? 0) + 1);
    entry.names.set(mention.name, (entry.names.get(mention.name) ?? 0) + 1);
    byKey.set(mention.key, entry);
  }
  const keys = [...byKey.keys()].sort(
    (a, b) => (byKey.get(b)?.count ?? 0) - (byKey.get(a)?.count ?? 0) || (a < b ? -1 : 1),
  );
  const joined = new Map<string, string>();
  const leaders: string[] = [];
  for (const key of keys) {
    const leader = leaders.find((candidate) => isSlipOf(key, candidate));
    joined.set(key, leader ?? key);
    if (leader === undefined && leaders.length < 500) leaders.push(key);
  }
  const sameAs = (key: string) => joined.get(key) ?? key;
  return {
    sameAs,
    count: (key) => byKey.get(sameAs(key))?.count ?? 0,
    spell: (mention) => {
      const entry = byKey.get(sameAs(mention.key));
      if (!entry) return `${mention.title} ${mention.name}`;
      return `${mostFrequent(entry.titles) ?? mention.title} ${mostFrequent(entry.names) ?? mention.name}`;
    },
  };
}

function mostFrequent(counts: Map<string, number>): string | null {
  let best: string | null = null;
  for (const [text, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = text;
  }
  return best;
}

/** Whether a surname is another one misheard: same beginning, long, at most two letters apart. */
function isSlipOf(key: string, other: string): boolean {
  const shorter = Math.min(key.length, other.length);
  if (shorter < 5 || key.slice(0, 3) !== other.slice(0, 3)) return false;
  return distance(key, other) <= (shorter >= 7 ? 2 : 1);
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 3;
}

/**
 * Surnames of those who take part: said with a title more often than without. A name that is mostly
 * said by itself, as in 'the Epstein files', is a matter and not a speaker.
 */
export function surnamesOf(texts: readonly string[]): Set<string> {
  const titled = new Map<string, number>();
  const all = new Map<string, number>();
  for (const text of texts) {
    const tokens = tokenize(text);
    for (const { word } of tokens) all.set(word, (all.get(word) ?? 0) + 1);
    for (const { key } of findNames(text, tokens)) titled.set(key, (titled.get(key) ?? 0) + 1);
  }
  const found = new Set<string>();
  for (const [key, count] of titled) if (count * 2 >= (all.get(key) ?? 0)) found.add(key);
  return found;
}
