import { findNames, type NameMention } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { nameSlip } from '../facts/roster.ts';
import { courtesies, notNames } from '../facts/title-vocabulary.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { surnameOf } from '../language/surname.ts';
import { foldWord } from '../language/tokens.ts';
import type { Body } from './body.ts';
import { speakerOf } from './same-motion.ts';

/** The people of a meeting as voters, and the body they vote in. */
export type Voters = { people: People; body: Body };

/** How often a name is said until it is no slip of another one. */
const oftenNamed = 4;

const gender = (title: string) =>
  /^(?:mrs|ms|miss|madam|\w+woman)\b/i.test(title)
    ? 'f'
    : /^(?:mr|mister|\w+[^o]man)\b/i.test(title)
      ? 'm'
      : '';

/**
 * Whether two titles are those of two people. 'Miss Lowell, Councilman Lowell' is one who is named
 * again: the office is called so whoever holds it.
 */
function isApart(one: string, other: string): boolean {
  const both = [gender(one), gender(other)];
  if (both.includes('') || both[0] === both[1]) return false;
  const isOffice = (title: string) => /\w{4,}man$/i.test(title) && !/woman$/i.test(title);
  const isCourtesy = (title: string) => /^(?:mrs|ms|miss)\b/i.test(title);
  return !(isOffice(one) && isCourtesy(other)) && !(isOffice(other) && isCourtesy(one));
}

type Named = Parameters<People['spell']>[0];

/** The surnames under which a record has its speakers: 'Chair Ames' is Ames. */
const surnamesOfLabels = (sentences: readonly SpokenSentence[]): ReadonlySet<string> =>
  new Set(
    [...new Set(sentences.map(speakerOf))].flatMap((label) =>
      label === null ? [] : [surnameOf(label)],
    ),
  );

/** In letters: 'Greg' of Gregory. */
const shortestName = 3;
/** So many are called by their first names where that is how members are called. */
const fewestCalled = 3;
/** 'Jerome?', 'Greg.': a word with a capital that stands alone. */
const calledAlone = /(?:^|[.?!,;:] )(\p{Lu}[\p{Ll}'’]+)(?=[.?!,;:]|$)/gu;

/**
 * Finds the one label whose first name is said, or a short form of it, in a record that labels its speakers and
 * calls them so; where members are called by their surnames a first name may be another's surname.
 */
function firstNamesOfLabels(sentences: readonly SpokenSentence[]) {
  const labels = [...new Set(sentences.map(speakerOf))].filter((label) => label !== null);
  const whole = labels.filter((label) => label.includes(' ') && findNames(label).length === 0);
  const firsts = Map.groupBy(whole, (label) => foldWord(label.split(' ')[0] ?? ''));
  const surnames = new Set(whole.map(surnameOf));
  const found = new Map<string, string | null>();
  const find = (name: string): string | null => {
    const said = foldWord(name);
    if (said.length < shortestName || said.includes(' ') || surnames.has(said)) return null;
    const known = found.get(said);
    if (known !== undefined) return known;
    const alike = [...firsts].flatMap(([first, of]) => (first.startsWith(said) ? of : []));
    const label = alike.length === 1 ? (alike[0] ?? null) : null;
    found.set(said, label);
    return label;
  };
  const called = new Set<string>();
  for (const { text } of sentences)
    for (const [, name = ''] of text.matchAll(calledAlone)) {
      const label = find(name);
      if (label !== null) called.add(label);
    }
  return called.size >= fewestCalled ? find : () => null;
}

/** Tells two people of one surname apart by their titles: 'Miss Lowell' and 'Mr. Lowell'. `named` holds the names of each sentence. */
export function apartByTitle(people: People, named: readonly NameMention[][]): People {
  const shared = sharedSurnames(named);
  if (shared.size === 0) return people;
  const isShared = (mention: { title: string; key: string }) =>
    gender(mention.title) !== '' && shared.has(people.sameAs(mention.key));
  return {
    ...people,
    keyOf: (mention) =>
      isShared(mention)
        ? `${gender(mention.title)} ${people.sameAs(mention.key)}`
        : people.keyOf(mention),
    spell: (mention) =>
      isShared(mention) ? `${mention.title} ${mention.name}` : people.spell(mention),
  };
}

const isOfficeAlone = (name: string): boolean =>
  name.split(' ').every((word) => {
    const folded = foldWord(word).replace(/\.$/, '');
    return courtesies.has(folded) || notNames.has(folded);
  });

/**
 * The people of a meeting as those who move, second and answer in it: there only members are named,
 * so that a far slip of a member's name is believed.
 */
export function votersOf(
  people: People,
  { members, farthest, chair, viceChair }: Body,
  sentences: readonly SpokenSentence[] = [],
): People {
  const labels = surnamesOfLabels(sentences);
  const byFirstName = firstNamesOfLabels(sentences);
  const memberOf = (name: string, title = '') => {
    const heard = heardAs(name);
    // 'Greg? Aye.' is whom the record's labels have as Gregory Ames, and 'Mr. Greg' somebody else.
    const isWhole = title !== '' || heard?.name.includes(' ');
    const label = isWhole ? null : byFirstName(name);
    return label === null ? heard : { key: foldWord(label), name: label };
  };
  const heardAs = (name: string) => {
    // 'So moved, Mr. Mayor' is no slip of Ms. Farmer.
    if (isOfficeAlone(name)) return null;
    // Who is often named by another name is somebody else.
    const surname = surnameOf(name);
    const isKnown = people.count(surname) >= oftenNamed;
    const found = members.find(name, isKnown ? nameSlip.anywhere : farthest);
    // Labels are written and not heard: who has one of their own is nobody else's slip.
    if (found && labels.has(surname) && surnameOf(found.name) !== surname) return null;
    return found && { key: found.name, name: found.name };
  };
  const isTitled = (mention: Named) => people.keyOf(mention) !== people.sameAs(mention.key);
  return {
    ...people,
    sameAs: (key) => memberOf(key)?.key ?? people.sameAs(key),
    keyOf: (mention) =>
      isTitled(mention)
        ? people.keyOf(mention)
        : (memberOf(mention.key, mention.title)?.key ?? people.keyOf(mention)),
    member: (words) => memberOf(words) ?? people.member(words),
    officer: (office) => {
      const isOffice = (holder: string | null) =>
        holder?.toLowerCase().startsWith(`${office.toLowerCase()} `);
      return [viceChair, chair].find(isOffice) ?? people.officer(office);
    },
    spell: (mention) =>
      isTitled(mention)
        ? people.spell(mention)
        : (memberOf(mention.name, mention.title)?.name ?? people.spell(mention)),
  };
}

/** Surnames of two people: 'a motion by Miss Lowell and a second by Mr. Lowell'. */
function sharedSurnames(named: readonly NameMention[][]): ReadonlySet<string> {
  const shared = new Set<string>();
  for (const names of named) {
    if (names.length < 2) continue;
    for (const one of names) {
      const other = names.find(({ key, title }) => key === one.key && isApart(title, one.title));
      if (other) shared.add(one.key);
    }
  }
  return shared;
}
