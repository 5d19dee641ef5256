import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import { personAt } from './person-named.ts';

/** 'Approve the site plan by Commissioner Hart': who moves stands after what is moved. */
export function partMover(
  motion: string | null,
  people: People,
): { text: string | null; mover: string | null } {
  const told = byMember.exec(motion ?? '');
  const member = told?.[2] && grantsIt.test(told[1] ?? '') ? personAt(told[2], people) : null;
  if (told?.[1] && member) return { text: told[1], mover: member };
  const match = /^(.{5,}?),? by ([^,]{4,40})$/u.exec(motion ?? '');
  const [mention, ...others] = findNames(match?.[2] ?? '');
  if (!match?.[1] || !mention || mention.from > 0 || others.length > 0)
    return { text: motion, mover: null };
  const isAll = match[2]?.trim().endsWith(mention.name);
  return isAll ? { text: match[1], mover: people.spell(mention) } : { text: motion, mover: null };
}

/** What is moved without a matter, so that a name after 'from' is the mover's. */
const grantsIt =
  /^(?:approv\w*|adopt\w*|accept\w*|receive and file|deny|adjourn\w*|pass\w*|(?:open|close)(?: the (?:public )?hearing)?)(?: (?:it|this|that|as \w+))?$/i;
const byMember = new RegExp(
  String.raw`^(.{3,}?),? (?:from|by) ((?:${anyTitle} )?\p{Lu}[\p{L}'’-]+)$`,
  'u',
);
