import { officeKey, readName, splitTitle, wordsOf } from '#app/entities/roster/heard-name.ts';
import type { Member } from '#app/entities/roster/roster.ts';
import type { Settled } from '#app/entities/roster/settle-name.ts';

/** A name that stands in a vote, and whom it means by the roster of that day. */
export type NameInVote = { name: string; meetingId: string; meant: Settled };

/** A name that no member matches, however it was said. */
export type ProposedMember = {
  name: string;
  /** What it was called most often, such as 'Council Member'. */
  office: string;
  times: number;
  /** The first meeting of those given that it stands in. */
  meetingId: string;
  /** Of whom one may be meant. */
  candidates: string[];
};

/** Longer ones are a clause that was taken for a name. */
const mostWords = 4;

const anyOffice = 'Member';

/** Names of votes that the roster does not explain, those that are said most first. */
export function proposeMembers(names: readonly NameInVote[]): ProposedMember[] {
  const unknown = names
    .filter(({ meant }) => meant?.kind !== 'member')
    .map((found) => ({ ...found, ...splitTitle(found.name) }))
    .filter(({ name }) => isName(name));
  return [...Map.groupBy(unknown, ({ name }) => wordsOf(name).join(' ')).values()]
    .map((found) => ({
      name: found[0]?.name ?? '',
      office: officeOf(found.map(({ title }) => title)),
      times: found.length,
      meetingId: found[0]?.meetingId ?? '',
      candidates: [...new Set(found.flatMap(({ meant }) => candidatesOf(meant)))],
    }))
    .sort((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1));
}

function isName(name: string): boolean {
  const { surname, given } = readName(name);
  return surname.length > 0 && given.length + surname.length <= mostWords && !/\d/.test(name);
}

function officeOf(titles: readonly string[]): string {
  const offices = titles.filter((title) => officeKey(wordsOf(title)) !== '');
  const counted = [...Map.groupBy(offices, (title) => title)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return counted[0]?.[0] ?? anyOffice;
}

function candidatesOf(meant: Settled): string[] {
  return meant?.kind === 'uncertain' ? meant.candidates.map(({ name }: Member) => name) : [];
}
