import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { foldWord } from '../language/tokens.ts';
import { soundsApart } from './sound.ts';
import { anyTitle } from './title-vocabulary.ts';

/** A member of the body, or its clerk, as the roster spells the name, with other spellings of it. */
export type RosterMember = {
  name: string;
  aliases: readonly string[];
  /** False of clerks and staff, who are named in rolls and give no votes. */
  votes?: boolean;
};

/** What speaks for each: the same letters, a first name alone, the same sound, and the least margin. */
const weight = { letters: 0, firstName: 0.03, sound: 0.01, margin: 0.04 };
/** How different a name may sound, as a share: anywhere in a record, and where only members speak. */
export const nameSlip = { anywhere: 0.2, amongMembers: 0.5 } as const;

const wordsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => foldWord(word).replace(/'s$/, '').replaceAll("'", ''))
    .filter((word) => word !== '');

type Known = { member: RosterMember; first: string | null; surnames: readonly string[] };

/** The members of a body, found by their names as captions have them. */
export class Roster {
  readonly members: readonly RosterMember[];
  readonly #known: readonly Known[];

  constructor(members: readonly RosterMember[]) {
    this.members = members;
    this.#known = members.map((member) => {
      const all = [member.name, ...member.aliases].map(wordsOf);
      const [own] = all;
      return {
        member,
        first: own && own.length > 1 ? (own[0] ?? null) : null,
        surnames: [...new Set(all.flatMap((words) => words.at(-1) ?? []))],
      };
    });
  }

  /** The one member whom a name means, no more than `farthest` of its sounds away; else null. */
  find(name: string, farthest: number = nameSlip.anywhere): RosterMember | null {
    const words = wordsOf(name);
    if (words.length === 0) return null;
    let best: { member: RosterMember; apart: number } | null = null;
    let second = Number.POSITIVE_INFINITY;
    for (const known of this.#known) {
      const apart = apartFrom(words, known);
      if (apart > farthest + weight.sound) continue;
      if (best === null || apart < best.apart) {
        second = best?.apart ?? second;
        best = { member: known.member, apart };
      } else second = Math.min(second, apart);
    }
    return best && second - best.apart >= weight.margin ? best.member : null;
  }
}

function apartFrom(words: readonly string[], { first, surnames }: Known): number {
  const last = words.at(-1) ?? '';
  if (words.length > 1 && words[0] === first && surnames.includes(last)) return -weight.margin;
  if (surnames.includes(last)) return weight.letters;
  if (words.length === 1 && first !== null && last === first) return weight.firstName;
  const whole = words.join('');
  // 'Danielle Larkin' is not Natalie Larson, however alike their surnames sound.
  const isOther = words.length > 1 && first !== null && isOtherName(words[0] ?? '', first);
  const sounds = surnames.map((surname) =>
    Math.min(isOther ? 1 : soundsApart(last, surname), soundsApart(whole, surname)),
  );
  return Math.min(1, ...sounds) + weight.sound;
}

/** 'Mr. Greer' has no first name. */
const title = pattern('i')`^${anyTitle}$`;
/** Names by which people are called that begin otherwise than their own. */
const calledBy: ReadonlySet<string> = new Set(
  phrases(`
    bob robert
    bill william
    liz elizabeth
    betty elizabeth
    dick richard
    peggy margaret
    ted edward
    jack john
    hank henry
    tony anthony
    gene eugene
    drew andrew
  `),
);

/** First names that neither begin nor sound alike, and of which none is short for the other. */
const isOtherName = (one: string, other: string) =>
  !title.test(other) &&
  one.charAt(0) !== other.charAt(0) &&
  !calledBy.has(`${one} ${other}`) &&
  !calledBy.has(`${other} ${one}`) &&
  soundsApart(one, other) === 1;
