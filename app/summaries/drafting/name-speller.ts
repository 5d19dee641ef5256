import { isOfLegislature } from '#app/proceedings/facts/legislature.ts';
import { findNames } from '#app/proceedings/facts/names.ts';
import { gatherPeople } from '#app/proceedings/facts/people.ts';
import type { RosterMember } from '#app/proceedings/facts/roster.ts';
import { lettersApart } from '#app/proceedings/language/letters-apart.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';

const surname = (name: string) => (name.split(/\s+/).at(-1) ?? '').toLowerCase();
/** In letters: what is shorter and nearly alike is another name. */
const slip = { fewest: 5, most: 2 };

/** Offices that only members of a body have. */
const ofMember =
  /^(?:council ?(?:member|man|woman|person)|trustee|alder(?:man|woman|person)|selectman|selectwoman|supervisor)$/i;
/** Of members: a shorter roster may not be whole. */
const wholeRoster = 3;

/**
 * Spells a name that was said as the roster has it; else, where it was said with an office, as it is
 * said most often. Null for a member whom the roster does not have, nor anybody of nearly that name:
 * it was misheard, and nobody knows for whom.
 */
export function nameSpeller(
  sentences: readonly SpokenSentence[],
  members: readonly RosterMember[],
): (name: string) => string | null {
  const mentions = sentences.flatMap(({ text }) => findNames(text));
  const people = gatherPeople(mentions, [], isOfLegislature(sentences));
  return (name) => {
    const own = surname(name);
    const [mention] = findNames(name);
    const alike = members.filter(({ name: known, aliases }) =>
      [known, ...aliases].some((one) => isAlike(surname(one), own)),
    );
    const member = alike[0]?.name;
    const spelled = mention && capitals(people.spell(mention));
    if (member !== undefined && alike.length === 1) {
      if (!spelled) return member;
      return `${spelled.split(' ').slice(0, -1).join(' ')} ${lastName(member)}`;
    }
    const isStranger =
      members.length >= wholeRoster && alike.length === 0 && ofMember.test(mention?.title ?? '');
    return isStranger ? null : (spelled ?? name);
  };
}

const lastName = (member: string) => member.split(/\s+/).at(-1) ?? member;
/** 'Council member Hale' as a label. */
const capitals = (name: string) =>
  name.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

const isAlike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= slip.fewest &&
    one[0] === other[0] &&
    lettersApart(one, other) <= slip.most);
