import { type HeardName, officeKey, readName, wordsOf } from './heard-name.ts';
import { nameDistance, type Sounded, sounded } from './name-distance.ts';
import type { Member, Roster } from './roster.ts';

/** Whom a name means: a member, one of several, or (null) nobody on the roster. */
export type Settled =
  | { kind: 'member'; member: Member; by: 'spelling' | 'alias' | 'office' | 'likeness' }
  | { kind: 'uncertain'; candidates: readonly Member[] }
  | null;

/**
 * Whether a name was heard, so that its spelling says nothing between two that sound alike, or
 * written by somebody who knew.
 */
export type NameSource = 'heard' | 'written';

/**
 * The farthest that a misheard name lies. At this, one in twenty surnames of strangers is near some
 * member of a council of seven, and captions' spellings of members are nine times in ten: four in
 * five of the different ones.
 */
export const nearEnough = 0.36;
/** Whom another member is nearer to by less than this is not told from them. */
const margin = 0.1;
/** A first name alone is a little less than a surname. */
const firstNameAlone = 0.05;

type Known = {
  member: Member;
  read: HeardName;
  whole: string;
  aliases: readonly string[];
  /** What the surname is and what captions make of it, each as one word. */
  surnames: readonly Sounded[];
  office: string;
};

/** Settles many names by one roster: the members in office on the day, `membersOn`. */
export function nameSettler(roster: Roster, source: NameSource = 'heard') {
  const known = roster.map(knownOf);
  return (heard: string): Settled => settle(heard, known, source);
}

/**
 * The member whom a name in a record means: 'Mr. Volgiano' is Lindy Bolgiano. Two members of whom
 * either may be meant come out uncertain; nobody is guessed.
 */
export function settleName(heard: string, roster: Roster, source?: NameSource): Settled {
  return nameSettler(roster, source)(heard);
}

function settle(heard: string, known: readonly Known[], source: NameSource): Settled {
  const read = readName(heard);
  const name = [...read.given, ...read.surname].join(' ');
  const office = officeKey(read.title);
  const among = (found: readonly Known[]) => (found.length > 1 ? byOffice(found, office) : found);
  const spelled = wordsOf(heard).join(' ');
  const alias = known.filter(({ aliases }) =>
    aliases.some((one) => one === name || one === spelled),
  );
  if (alias.length > 0) return answer(among(alias), 'alias');
  if (name === '') return titleAlone(read, known, office);
  const whole = known.filter((one) => read.given.length > 0 && one.whole === name);
  if (whole.length > 0) return answer(among(whole), 'spelling');
  return nearest(read, known, { source, among });
}

/** 'Madam Chair', or somebody who is called as an office is: 'Ms. Mayor'. */
function titleAlone({ title }: HeardName, known: readonly Known[], office: string): Settled {
  const last = title.at(-1) ?? '';
  const meant = known.filter(
    (one) =>
      one.surnames.some(({ letters }) => letters === last) ||
      (office !== '' && one.office === office),
  );
  return answer(meant, 'office');
}

type Ranking = { source: NameSource; among: (found: readonly Known[]) => readonly Known[] };

function nearest(read: HeardName, known: readonly Known[], { source, among }: Ranking): Settled {
  const forms = { ...read, surnames: formsOf(read), whole: sounded(runTogether(read)) };
  const ranked = known.map((one) => ({ one, ...farFrom(one, forms) }));
  // 'Anna Lee' is not Robert Lee, whoever else she is; 'Bob Lee' may be.
  const fitting = ranked.filter(({ hasOtherFirstName }) => !hasOtherFirstName);
  const best = Math.min(...fitting.map(({ far }) => far), 1);
  if (best > nearEnough) {
    const others = ranked.filter(({ far }) => far === 0).map(({ one }) => one.member);
    return others.length > 0 ? { kind: 'uncertain', candidates: others } : null;
  }
  const isSpelled = best === 0;
  const within = isSpelled && source === 'written' ? 0 : margin;
  const close = fitting.filter(({ far }) => far === best || far - best < within);
  return answer(among(close.map(({ one }) => one)), isSpelled ? 'spelling' : 'likeness');
}

const runTogether = ({ given, surname }: HeardName) => [...given, ...surname].join('');

/** A surname as one word, and the parts of a double one. */
function formsOf({ surname }: HeardName): Sounded[] {
  const whole = surname.join('');
  const forms = [whole, surname.at(-1) ?? '', ...whole.split('-'), whole.replaceAll('-', '')];
  return [...new Set(forms)].filter((form) => form !== '').map(sounded);
}

type Forms = HeardName & { surnames: readonly Sounded[]; whole: Sounded };

function farFrom(one: Known, { given, surname, surnames, whole }: Forms) {
  const between = (forms: readonly Sounded[]) =>
    Math.min(...forms.flatMap((form) => one.surnames.map((own) => nameDistance(form, own))));
  // All of it may be one name that was heard as two: 'Bulls John'.
  const asOne = given.length > 0 ? between([whole]) : 1;
  const bySurname = between(surnames);
  const isFirstName = given.length === 0 && one.read.given[0] === surname[0];
  return {
    far: Math.min(bySurname, asOne, isFirstName ? firstNameAlone : 1),
    hasOtherFirstName: bySurname < asOne && isOtherFirstName(given[0], one.read.given[0]),
  };
}

/** Whether both names have a first name, and neither can be short for the other. */
function isOtherFirstName(heard: string | undefined, known: string | undefined): boolean {
  if (heard === undefined || known === undefined) return false;
  const [shorter, longer] = heard.length < known.length ? [heard, known] : [known, heard];
  return !longer.startsWith(shorter) && nameDistance(sounded(heard), sounded(known)) > nearEnough;
}

function byOffice(found: readonly Known[], office: string): readonly Known[] {
  const holders = office === '' ? [] : found.filter((one) => one.office === office);
  return holders.length > 0 ? holders : found;
}

type By = Extract<Settled, { kind: 'member' }>['by'];

function answer(found: readonly Known[], by: By): Settled {
  const people = [...new Map(found.map((one) => [one.whole, one.member])).values()];
  const [only, ...others] = people;
  if (!only) return null;
  return others.length === 0
    ? { kind: 'member', member: only, by }
    : { kind: 'uncertain', candidates: people };
}

function knownOf(member: Member): Known {
  const read = readName(member.name);
  // Nobody is called by an office alone: who seems to be has such a surname.
  const named =
    read.surname.length > 0
      ? read
      : { title: [], given: read.title.slice(0, -1), surname: read.title.slice(-1) };
  return {
    member,
    read: named,
    whole: [...named.given, ...named.surname].join(' '),
    aliases: member.aliases.map((alias) => wordsOf(alias).join(' ')),
    surnames: [
      ...formsOf(named),
      ...member.aliases.map((alias) => sounded(runTogether(readName(alias)))),
    ],
    office: officeKey(wordsOf(member.office)),
  };
}
