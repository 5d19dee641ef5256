import { pattern, words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Ballot } from '../votes/ballot.ts';
import { designatorKey } from './designators.ts';
import type { Start } from './found-case.ts';

const steps = words('continue approve adopt accept table withdraw postpone defer deny hear');
/** 'Item 9', 'continue number 9': what is moved, by its number. */
const byNumber = pattern(
  'gi',
)`\b(?:(?:agenda )?item (?:number )?|${steps} number )(?<number>\d{1,3})\b(?![.\d])`;

/**
 * The item that a motion names by its number where an agenda has lost it: the numbers before or after it are there, and
 * another item is open. Null where the motion names none, or one that is listed or taken up.
 */
export function unlistedItem(
  { motion }: Pick<Ballot, 'motion'>,
  open: Start | undefined,
  { starts, agenda }: { starts: readonly Start[]; agenda: readonly AgendaEntry[] },
): Pick<Start, 'designator' | 'title'> | null {
  if (open?.entry == null) return null;
  const named = new Set([...(motion ?? '').matchAll(byNumber)].map(({ groups }) => groups?.number));
  const [number, ...others] = named;
  if (number === undefined || others.length > 0) return null;
  const keys = (all: readonly { designator: string | null }[]) =>
    new Set(all.flatMap(({ designator }) => designator ?? []).map(designatorKey));
  const [listed, taken] = [keys(agenda), keys(starts)];
  const isLost = listed.has(String(Number(number) - 1)) || listed.has(String(Number(number) + 1));
  if (!isLost || listed.has(number) || taken.has(number)) return null;
  return { designator: number, title: `Agenda item ${number}` };
}
