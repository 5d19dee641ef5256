import { lettersApart } from '../language/letters-apart.ts';
import { tokenize } from '../language/tokens.ts';
import { displayName, findNames, type NameMention } from './names.ts';
import { Roster, type RosterMember } from './roster.ts';
import { courtesies } from './title-vocabulary.ts';

export { findNames } from './names.ts';

/** The people of a meeting, each under one spelling. */
export type People = {
  /** The spelling for a mention: 'Mr. McGovern'. */
  spell(mention: { title: string; name: string; key: string }): string;
  /** How often a surname was said with a title, over all its spellings. */
  count(key: string): number;
  /** The key under which a surname's spellings are joined. */
  sameAs(key: string): string;
  /** The key of the person whom a mention means, where two of one surname are told apart by title. */
  keyOf(mention: { title: string; name: string; key: string }): string;
  /** The member of the body whom words without a title name, as in 'second from Melissa'. */
  member(words: string): { key: string; name: string } | null;
  /** Who is meant by an office alone, as in 'second by the chair'; the office, where no name is known. */
  officer(office: string): string;
};

/** Enough for any chamber; a hostile record may name thousands. */
const mostLeaders = 500;

/**
 * Gathers names over a whole meeting and joins spellings that differ by a caption's slip. Members on
 * the roster are spelled as it has them. Before a legislature whoever holds an office of the government
 * is somebody else than a member of that surname.
 */
export function gatherPeople(
  mentions: Iterable<NameMention>,
  members: readonly RosterMember[] = [],
  isLegislature = false,
): People {
  const roster = new Roster(members);
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
    if (leader === undefined && leaders.length < mostLeaders) leaders.push(key);
  }
  const sameAs = (key: string) => joined.get(key) ?? key;
  return {
    sameAs,
    keyOf: ({ key }) => sameAs(key),
    count: (key) => byKey.get(sameAs(key))?.count ?? 0,
    member: (words) => {
      const found = roster.find(words);
      return found && { key: found.name, name: found.name };
    },
    officer: (office) => displayName(office.toLowerCase()),
    spell: (mention) => {
      const member = roster.find(mention.name);
      if (member) return member.name;
      const entry = byKey.get(sameAs(mention.key));
      if (!entry) return `${mention.title} ${mention.name}`;
      const title = mostFrequent(entry.titles) ?? mention.title;
      const isOther = isLegislature && areTwo(title, mention.title);
      return `${isOther ? mention.title : title} ${mostFrequent(entry.names) ?? mention.name}`;
    },
  };
}

/** Offices of a government, whose holders answer to a legislature. */
const isOfGovernment = /^(?:Secretary|Minister|Governor|General)$/;
const isCourtesy = (title: string) => courtesies.has(title.toLowerCase().replace(/\.$/, ''));

/** 'Mr. Taylor' who asks, and 'Secretary Taylor' who answers. */
const areTwo = (one: string, other: string) =>
  isOfGovernment.test(one) !== isOfGovernment.test(other) && (isCourtesy(one) || isCourtesy(other));

function mostFrequent(counts: Map<string, number>): string | null {
  let best: string | null = null;
  for (const [text, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = text;
  }
  return best;
}

/**
 * When a surname is another one misheard, in letters: shorter ones such as Reed and Reid are two
 * people more often than one; 'Griffin' for Griffith is a slip.
 */
const slip = { fewest: 5, sameStart: 3, twoApartFrom: 7 };

/** Whether a surname is another one misheard: same beginning, long, at most two letters apart. */
function isSlipOf(key: string, other: string): boolean {
  const shorter = Math.min(key.length, other.length);
  if (shorter < slip.fewest) return false;
  if (key.slice(0, slip.sameStart) !== other.slice(0, slip.sameStart)) return false;
  return lettersApart(key, other) <= (shorter >= slip.twoApartFrom ? 2 : 1);
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
