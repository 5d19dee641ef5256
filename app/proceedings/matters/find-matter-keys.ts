import type { ItemKind } from '../agenda-item.ts';
import { usualItem } from '../cases/usual-items.ts';
import { findAddresses } from './addresses.ts';
import type { MatterKey } from './matter-key.ts';
import { findCaseNumbers, findNumbers } from './numbers.ts';
import { findProjects } from './project-names.ts';

/** What a meeting took up, or has on its agenda. */
export type TakenUp = {
  title: string;
  /** Null of a line of an agenda. */
  kind: ItemKind | null;
  /** Of the agenda's line: '2026-638', 'CB 119814'. */
  fileNumber: string | null;
  /** Bills and the like that were named in it: 'Ordinance 2610'. */
  references: readonly string[];
};

/** Kinds of cases that are no matter, whatever is named in them: they are there at every meeting. */
const routine: readonly (ItemKind | null)[] = ['opening', 'closing', 'public comment', 'consent'];

/** Under which names a case comes up again, the surest first; none for what is routine. */
export function findMatterKeys(one: TakenUp): MatterKey[] {
  if (routine.includes(one.kind) || usualItem(one.title)) return [];
  const found = [
    ...(one.fileNumber === null ? [] : fileKeys(one.fileNumber)),
    ...findCaseNumbers(one.title),
    ...findNumbers(one.title),
    ...findAddresses(one.title),
    ...findProjects(one.title),
  ];
  const keys = found.length > 0 ? found : heardKeys(one);
  return [...new Map(keys.toReversed().map((key) => [key.key, key])).values()].toReversed();
}

/** A number without a word for what it numbers is a file's. */
function fileKeys(fileNumber: string): MatterKey[] {
  const known = [...findCaseNumbers(fileNumber), ...findNumbers(fileNumber)];
  return known.length > 0 ? known : findNumbers(`File ${fileNumber}`);
}

/**
 * The number that was heard for a paper that the title names without one: 'the proposed ordinance'.
 * Where several were heard, nobody can say which is its own.
 */
function heardKeys({ title, references }: TakenUp): MatterKey[] {
  const own = references.filter((reference) => {
    const word = /^[\p{L}.]+/u.exec(reference)?.[0].toLowerCase() ?? '';
    return word !== '' && title.toLowerCase().includes(word);
  });
  const keys = own.flatMap(findNumbers);
  return new Set(keys.map(({ key }) => key)).size === 1 ? keys : [];
}
